const path = require('node:path');
const {build} = require('esbuild');

const ROOT = path.join(__dirname, '..', '..', '..');

/**
 * A module with all that it imports as one classic script for Chromium 103 (OBS 28), minified.
 * @param {string} entry its path
 * @returns its text, and the paths of all that is in it
 */
async function bundleScript(entry) {
  const {outputFiles, metafile} = await build({
    entryPoints: [entry],
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    // Also the scripts of zips for OBS: the Chromium of OBS 28.
    target: 'chrome103',
    charset: 'utf8',
    // A script that is handed out brings its style along as a text.
    loader: {'.css': 'text'},
    alias: {debug: '@komebiyori/obs-link/noLog'},
  });
  const inputs = Object.keys(metafile.inputs).map((input) => path.join(ROOT, input));
  return {script: outputFiles.map(({text}) => text).join(''), inputs};
}

// Tests bundle the scripts of zips as the site does.
module.exports.bundleScript = bundleScript;

// Bundles the file itself; what other loaders would make of it is not asked for.
module.exports.pitch = async function bundle() {
  const {script, inputs} = await bundleScript(this.resourcePath);
  for (const input of inputs) this.addDependency(input);
  return script;
};
