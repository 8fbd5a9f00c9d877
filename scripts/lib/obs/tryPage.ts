import type {Browser, Page} from 'playwright';
import {launchChromium, processorTime} from '../chromium';
import type {Engine} from './engines';

declare global {
  interface Window {
    /** How many elements there were when there were most. */
    mostElements: () => number;
  }
}

/** A source in OBS of a usual size for comments. */
const VIEWPORT = {width: 450, height: 800};
const PATIENCE_MS = 30_000;
/** How long a page is watched once it shows something. */
const WATCHED_MS = 5000;

/** As a text: the helper that the compiler gives to functions with a name is not in the page. */
const WATCH = `{
  const elements = document.getElementsByTagName('*');
  let most = 0;
  new MutationObserver(() => {
    most = Math.max(most, elements.length);
  }).observe(document, {childList: true, subtree: true});
  Object.assign(window, {obsstudio: {}, mostElements: () => most});
}`;

/** A page that stands in a browser source or a dock of OBS. */
export interface ObsPage {
  readonly name: string;
  readonly url: string;
  /** Whether the page shows what it is for; runs in the page. */
  readonly shows: () => boolean;
  /** What is drawn of a page of the site, whose navigation is there and hidden: a selector. */
  readonly part?: string;
  /** Part of a complaint that is none: something that need not be there. */
  readonly mayLack?: string;
}

export interface Outcome {
  readonly errors: readonly string[];
  readonly isShown: boolean;
  /** Elements of the document when there were most; of its part at the end, where it has one. */
  readonly elements: number;
  /** Seconds of processor time a second, over all processes of the browser. */
  readonly cores: number;
}

/** Opens a page in an engine as OBS does, and watches it for a while. */
export async function tryPage(engine: Engine, obsPage: ObsPage, shot?: string): Promise<Outcome> {
  const browser = await launchChromium({executablePath: engine.executablePath});
  const errors: string[] = [];
  let isOver = false;
  browser.on('disconnected', () => {
    if (!isOver) errors.push('the browser ended');
  });
  const nothing = {isShown: false, elements: NaN, cores: NaN};
  const watched = await watch(browser, obsPage, {errors, shot}).catch((error: unknown) => {
    errors.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return nothing;
  });
  isOver = true;
  await browser.close();
  return {errors, ...watched};
}

async function watch(
  browser: Browser,
  {url, shows, part, mayLack}: ObsPage,
  {errors, shot}: {readonly errors: string[]; readonly shot: string | undefined},
): Promise<Omit<Outcome, 'errors'>> {
  const context = await browser.newContext({viewport: VIEWPORT});
  const page = await context.newPage();
  await prepare(page, errors, mayLack);
  await page.goto(url);
  const isShown = await page.waitForFunction(shows, undefined, {timeout: PATIENCE_MS}).then(
    () => true,
    () => false,
  );
  const before = await processorTime(browser);
  const start = performance.now();
  await page.waitForTimeout(WATCHED_MS);
  const after = await processorTime(browser);
  const cores = (after - before) / ((performance.now() - start) / 1000);
  const elements = await page.evaluate(
    (drawn) =>
      drawn === undefined
        ? window.mostElements()
        : document.querySelectorAll(`${drawn}, ${drawn} *`).length,
    part,
  );
  if (shot !== undefined) await page.screenshot({path: shot, omitBackground: true});
  return {isShown, elements, cores};
}

async function prepare(page: Page, errors: string[], mayLack?: string): Promise<void> {
  page.on('crash', () => errors.push('the page crashed'));
  page.on('pageerror', ({message}) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // A browser asks for it by itself; the app has none.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (mayLack === undefined || !message.text().includes(mayLack)) errors.push(message.text());
  });
  // Fonts of the web stay out: what is tried must not depend on the line.
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({contentType: 'text/css', body: ''}),
  );
  await page.addInitScript({content: WATCH});
}
