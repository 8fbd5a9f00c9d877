/** Chromium for scripts and tests: how it is started, and what is asked of it. */
import {chromium, type Browser, type Page} from 'playwright';
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

/** Seconds of the processor that a browser has taken, with all its processes. */
export async function processorTime(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const {processInfo} = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return processInfo.reduce((sum, {cpuTime}) => sum + cpuTime, 0);
}

/** What goes wrong in a page from now on: errors, complaints on the console. Filled as it happens. */
export function pageComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('console', (message) => {
    const {url} = message.location();
    // A browser asks for it by itself; the app has none.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) {
      complaints.push(message.text());
    }
  });
  return complaints;
}
