const path = require('node:path');
const {build} = require('esbuild');

// Bundles the file itself; what other loaders would make of it is not asked for.
module.exports.pitch = async function bundle() {
  const {outputFiles, metafile} = await build({
    entryPoints: [this.resourcePath],
    absWorkingDir: this.rootContext,
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
  for (const input of Object.keys(metafile.inputs)) {
    this.addDependency(path.resolve(this.rootContext, input));
  }
  return outputFiles.map(({text}) => text).join('');
};
