import path from 'node:path';
import {bundleScript} from '@komebiyori/overlays/runtime/bundleScript';
import {FRAME_FILE} from '../shared/address';

/** Where the page of the frame lies, for `staticDirectories` of docusaurus.config.ts. */
export const PLAYGROUND_FOLDER = 'node_modules/.cache/playground/files';

/** The page in which templates run, for plugins/hosting: its path and how its policy is made. */
export const PLAYGROUND_DOCUMENT = {
  [`/${FRAME_FILE}`]: () => Promise.resolve(FRAME_POLICY),
};

/** The page in which templates run: it waits for a document (`frame/frame.browser.ts`). */
export async function framePage(): Promise<string> {
  const entry = path.join(__dirname, '..', 'frame', 'frame.browser.ts');
  const script = (await bundleScript(entry, 'es2022')).replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>プレイグラウンド</title><script>${script}</script></head><body></body></html>\n`;
}

/**
 * The content security policy of that page. Scripts of anybody run in it, so that it has no origin, no
 * network, no forms and no windows, and nobody else may show it; what it has are its own files.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob: data:",
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
