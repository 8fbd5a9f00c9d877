import {build} from 'esbuild';

/**
 * A module with all that it imports as one classic script, minified. Node only.
 * @param target what must be able to run it, in esbuild's words: `chrome103`, `es2022`
 */
export async function bundleScript(entry: string, target: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    charset: 'utf8',
  });
  return outputFiles.map(({text}) => text).join('');
}
