import {findOnPath} from './programs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Flags for a browser in a container without a GPU and without the network: no sandbox (root), no
 * background requests of the browser's own, and a fake microphone that needs no permission prompt.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
] as const;

/** The path of Chrome or Chromium: `CHROME_PATH`, else the first on PATH; undefined if none. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['CHROME_PATH'];
  if (given !== undefined && given !== '') return given;
  return findOnPath(NAMES, env);
}

/**
 * The browser of tests that read and press: Chromium without its window, which takes half the
 * time for a page. What it lacks (asking for the microphone) is tried in Chromium itself.
 */
export function findTestBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['CHROME_PATH'] ?? '';
  return (given === '' ? findOnPath(SHELLS, env) : undefined) ?? findBrowser(env);
}
