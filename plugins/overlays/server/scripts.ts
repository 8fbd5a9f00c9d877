import path from 'node:path';
import type {Runtime} from '@komebiyori/overlays/model/template';
import {
  bundlePreview,
  bundleRuntime,
  bundleScript,
} from '@komebiyori/overlays/runtime/bundleScript';

/** Every script that an overlay or its preview needs, bundled. */
export interface OverlayScripts {
  /** The script of each kind of template. */
  readonly runtimes: ReadonlyMap<Runtime, string>;
  /** Stands in for the app's SDK in a preview. */
  readonly sdk: string;
  /** Of the page in which previews run. */
  readonly frame: string;
}

/** All kinds, also those that no template is of yet: the browser imports each by name. */
const KINDS = Object.keys({
  list: true,
  single: true,
  queue: true,
  marquee: true,
  spotlight: true,
  board: true,
  lanes: true,
} satisfies Record<Runtime, true>) as Runtime[];

let made: Promise<OverlayScripts> | undefined;

/** Bundles once for all that ask; esbuild gives equal text for equal sources. */
export function overlayScripts(): Promise<OverlayScripts> {
  made ??= bundleAll();
  return made;
}

/** As after a change of their sources. */
export function forgetScripts(): void {
  made = undefined;
}

async function bundleAll(): Promise<OverlayScripts> {
  const [sdk, frame, ...runtimes] = await Promise.all([
    bundlePreview(),
    bundleFrame(),
    ...KINDS.map(async (kind) => [kind, await bundleRuntime(kind)] as const),
  ]);
  return {sdk, frame, runtimes: new Map(runtimes)};
}

/** Runs in the visitor's browser, not in OBS. */
const bundleFrame = (): Promise<string> =>
  bundleScript(path.join(__dirname, '..', 'frame', 'page.browser.ts'), 'es2022');
