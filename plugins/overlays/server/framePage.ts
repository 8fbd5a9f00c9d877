import {scriptHash} from '../../lib/scriptHash';
import {FRAME_FILE} from '../shared/addresses';
import {type OverlayScripts, overlayScripts} from './scripts';

/**
 * Where the made files lie, for `staticDirectories` of docusaurus.config.ts. A cache like those of
 * Docusaurus beside it: `npm run clear` empties it.
 */
export const OVERLAYS_FOLDER = 'node_modules/.cache/overlays/files';

/** The page in which previews run, for plugins/hosting: its path and how its policy is made. */
export const FRAME_DOCUMENT = {
  [`/${FRAME_FILE}`]: async () => framePolicy(await overlayScripts()),
};

/** The page in which previews run: it waits for a document (`frame/page.browser.ts`). */
export function framePage({frame}: OverlayScripts): string {
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>プレビュー</title><script>${frame}</script></head><body></body></html>\n`;
}

/**
 * The content security policy of that page. It runs the scripts that were bundled here and no other,
 * each known by its hash (CSP Level 3, 2.3.1), and has no origin even when it is opened by itself.
 */
export function framePolicy({frame, sdk, runtimes}: OverlayScripts): string {
  const hashes = [frame, sdk, ...runtimes.values()].map((script) => `'${scriptHash(script)}'`);
  return [
    "default-src 'none'",
    ['script-src', ...hashes].join(' '),
    "style-src 'unsafe-inline' https://fonts.googleapis.com",
    'font-src data: https://fonts.gstatic.com',
    'img-src data: blob: https:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // The document that the page becomes, and what viewers write (packages/overlays/runtime/dom/safeNodes.ts).
    "require-trusted-types-for 'script'",
    'trusted-types frame-document safe-nodes',
    'sandbox allow-scripts',
  ].join('; ');
}
