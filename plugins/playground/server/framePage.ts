import path from 'node:path';
import {bundleScript} from '@komebiyori/overlays/runtime/bundleScript';

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
