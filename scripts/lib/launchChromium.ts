import {chromium, type Browser} from 'playwright';
import {CHROMIUM_FLAGS, findBrowser, findTestBrowser} from './browser';

interface Launch {
  /** Beside those that every browser of ours gets. */
  readonly flags?: readonly string[];
  /** Another one than that of this machine. */
  readonly executablePath?: string;
}

/** Starts Chrome or Chromium without a window. */
export const launchChromium = ({
  flags = [],
  executablePath = findBrowser() ?? 'chromium',
}: Launch = {}): Promise<Browser> =>
  chromium.launch({executablePath, args: [...CHROMIUM_FLAGS, ...flags]});

/** Starts the browser of tests that read and press. */
export const launchTestBrowser = (): Promise<Browser> =>
  launchChromium({executablePath: findTestBrowser() ?? 'chromium'});
