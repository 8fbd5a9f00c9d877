import path from 'node:path';
import {build} from 'esbuild';
import type {Runtime} from '../model/template';

/** The Chromium of OBS 28, the oldest that our overlays are for. */
const TARGET = 'chrome103';

/** The script of a kind of template: one classic script. Node only. */
export const bundleRuntime = (kind: Runtime): Promise<string> =>
  bundle(path.join(__dirname, 'kinds', `${kind}.ts`));

/** The script that stands in for the SDK in the frame of the preview. Node only. */
export const bundlePreview = (): Promise<string> =>
  bundle(path.join(__dirname, '..', 'preview', 'frame.browser.ts'));

async function bundle(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    charset: 'utf8',
  });
  return outputFiles.map(({text}) => text).join('');
}
