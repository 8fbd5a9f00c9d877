// The generated file is `export default {…JSON…};` below a comment.
const KEYS = [
  'plugins',
  'themes',
  'presets',
  'markdown',
  'future',
  'ssrTemplate',
  'scripts',
  'stylesheets',
  'clientModules',
  'headTags',
];
const KEPT_FUTURE = ['experimental_router'];

module.exports = function configLoader(source) {
  const match = /export default (\{[^]*\});\s*$/u.exec(source);
  if (match === null) throw new Error('docusaurus.config.mjs has a new form: see plugins/bundle');
  const config = JSON.parse(match[1]);
  const future = Object.fromEntries(KEPT_FUTURE.map((key) => [key, config.future[key]]));
  for (const key of KEYS) delete config[key];
  return `export default ${JSON.stringify({...config, future})};`;
};
