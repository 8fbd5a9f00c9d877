import path from 'node:path';
import {bundleScript} from '@komebiyori/overlays/runtime/bundleScript';
import {scriptHash} from '../../lib/scriptHash';
import {FRAME_FILE} from '../shared/address';

/** Where the page of the frame lies, for `staticDirectories` of docusaurus.config.ts. */
export const PLAYGROUND_FOLDER = 'node_modules/.cache/playground/files';

/** The page in which templates run, for plugins/hosting: its path and how its policy is made. */
export const PLAYGROUND_DOCUMENT = {
  [`/${FRAME_FILE}`]: async () => framePolicy(await frameScript()),
};

let made: Promise<string> | undefined;

/**
 * The one script of that page (`frame/frame.browser.ts`), as it stands there: bundled once for the page
 * and for its policy, which names it.
 */
export function frameScript(): Promise<string> {
  made ??= bundleFrame();
  return made;
}

/** As after a change of its sources. */
export function forgetScript(): void {
  made = undefined;
}

async function bundleFrame(): Promise<string> {
  const entry = path.join(__dirname, '..', 'frame', 'frame.browser.ts');
  return (await bundleScript(entry, 'es2022')).replaceAll('</script', '<\\/script');
}

/** The page in which templates run: it waits for a document. */
export const framePage = (script: string): string =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>プレイグラウンド</title><script>${script}</script></head><body></body></html>\n`;

/**
 * The content security policy of that page. Scripts of anybody run in it, so that it has no origin, no
 * network, no forms and no windows, and nobody else may show it; what it has are its own files.
 *
 * Those scripts are files of the frame (`blob:`), which belong to its one document. One that the
 * template puts into a frame of its own has the same policy and can read none of them: nothing runs
 * there but our script, so that nobody gets at what that took away from its window.
 *
 * There are two policies, and both must agree. A hash stands for a script that was loaded as well,
 * and so a template that names it may ask any host (CSP Level 3, 6.7.1.1); the second has no hashes.
 */
export function framePolicy(script: string): string {
  const first = [
    "default-src 'none'",
    `script-src '${scriptHash(script)}' 'unsafe-eval' blob:`,
    "style-src 'unsafe-inline' blob: data:",
    'font-src data: blob:',
    'img-src data: blob:',
    'media-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
  return `${first}, script-src 'unsafe-inline' 'unsafe-eval' blob:`;
}
