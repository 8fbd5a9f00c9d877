import path from 'node:path';
import {build} from 'esbuild';
import type {Runtime} from '../model/template';

/** The Chromium of OBS 28, the oldest that our overlays are for. */
const TARGET = 'chrome103';

/** The script of a kind of template: one classic script. Node only. */
export async function bundleRuntime(kind: Runtime): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'kinds', `${kind}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    charset: 'utf8',
  });
  return outputFiles.map(({text}) => text).join('');
}
