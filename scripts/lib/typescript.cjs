/**
 * Preloaded into Docusaurus (`--require`): reads our TypeScript through esbuild. Docusaurus's own
 * loader, jiti 1, compiles all of it and every ES module it imports with Babel, a tenth of a build,
 * unless it is told to ask Node first (the variable was made for Bun). Where Node cannot load a
 * module, jiti still does, so that without this file only time is lost.
 */
const {readFileSync} = require('node:fs');
const {Module} = require('node:module');
const {isMainThread} = require('node:worker_threads');

if (isMainThread) {
  process.env.JITI_EXPERIMENTAL_BUN ??= '1';
  const {transformSync} = require('esbuild');
  // What Node calls with each file of that ending, and what every such loader sets (Node.js, "Modules").
  Module._extensions['.ts'] = (module, filename) => {
    const options = {loader: 'ts', format: 'cjs', target: 'node20', sourcefile: filename};
    module._compile(transformSync(readFileSync(filename, 'utf8'), options).code, filename);
  };
}
