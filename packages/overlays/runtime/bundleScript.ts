import path from 'node:path';
import {build} from 'esbuild';
import type {Runtime} from '../model/template';

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

/** The Chromium of OBS 28, the oldest that our overlays are for. */
export const OBS = 'chrome103';

/** The script of a kind of template: one classic script. Node only. */
export const bundleRuntime = (kind: Runtime): Promise<string> =>
  bundleScript(path.join(__dirname, 'kinds', `${kind}.ts`), OBS);

/** The script that stands in for the SDK in the frame of the preview. Node only. */
export const bundlePreview = (): Promise<string> =>
  bundleScript(path.join(__dirname, '..', 'preview', 'frame.browser.ts'), OBS);
