import path from 'node:path';
import type {Runtime} from '../model/template';
import {bundleScript} from './bundleScript';

/** The Chromium of OBS 28, the oldest that our overlays are for. */
export const OBS = 'chrome103';

/** The script of a kind of template: one classic script. Node only. */
export const bundleRuntime = (kind: Runtime): Promise<string> =>
  bundleScript(path.join(__dirname, 'kinds', `${kind}.ts`), OBS);

/** The script that stands in for the SDK in the frame of the preview. Node only. */
export const bundlePreview = (): Promise<string> =>
  bundleScript(path.join(__dirname, '..', 'preview', 'frame.browser.ts'), OBS);
