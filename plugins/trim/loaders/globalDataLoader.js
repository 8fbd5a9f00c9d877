// The addresses of all pages of all manuals stand in every page's data, as Docusaurus's version
// dropdown needs them. They follow from the ids, which are a third of the text.
module.exports = function globalDataLoader(source) {
  const {'docusaurus-plugin-content-docs': docs, ...others} = JSON.parse(source);
  if (docs?.default?.versions === undefined) {
    this.emitWarning(new Error('globalData.json has a new form: see plugins/trim'));
    return `export default ${source};`;
  }
  const {versions, ...content} = docs.default;
  const written = versions.map(({docs: pages, ...version}) => {
    const regular = pages.filter((page) => isRegular(page, version.path));
    const rest = pages.filter((page) => !isRegular(page, version.path));
    const ids = regular.map(({id}) => id).join(' ');
    return `version(${JSON.stringify(version)}, ${JSON.stringify(ids)}, ${JSON.stringify(rest)})`;
  });
  return `const version = (data, ids, rest) => ({
  ...data,
  docs: [...ids.split(' ').map((id) => ({id, path: data.path + '/' + id.replace(/(^|\\/)index$/, '$1'), sidebar: 'docs'})), ...rest],
});
export default {
  ...${JSON.stringify(others)},
  'docusaurus-plugin-content-docs': {default: {...${JSON.stringify(content)}, versions: [${written.join(',\n')}]}},
};
`;
};

function isRegular({id, path, sidebar, ...others}, root) {
  const expected = `${root}/${id.replace(/(^|\/)index$/u, '$1')}`;
  return path === expected && sidebar === 'docs' && Object.keys(others).length === 0;
}
