import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {installAll, pageOf} from './installed';

declare global {
  interface Window {
    /** The numbers of the hostile texts that ran. */
    hits: number[];
    /** Lets milliseconds pass for whoever asks for the date. */
    pass: (ms: number) => void;
    /** How many elements there were when there were most. */
    mostElements: () => number;
  }
}

const FONTS = 'https://fonts.googleapis.com/';

/** All templates as they can be downloaded, on one simulated app. */
export interface InstalledPages {
  readonly app: Simulator;
  readonly page: (id: string) => Page;
  /**
   * What went wrong in any of them, with its id: errors, words on the console, requests that failed
   * or went elsewhere.
   */
  readonly complaints: readonly string[];
  /** Opens them, at once; `query` is for the SDK, as `lifeTime=5000`. Resolves when all listen. */
  readonly open: (ids: readonly string[], query?: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * The date stands still in the pages, at the start of the stream: however busy the machine is, no
 * comment is too old or gone before it was looked at. Animations have a clock of their own.
 */
export async function installedPages(browser: Browser, pro: boolean): Promise<InstalledPages> {
  const startAt = Date.now();
  const {root, remove} = await installAll();
  const app = await startSimulator({
    ...{port: 0, autoplay: false, pro, templates: [root]},
    now: () => startAt,
  });
  const context = await browser.newContext();
  await prepare(context, startAt);
  const complaints: string[] = [];
  const pages = new Map<string, Page>();
  const openOne = async (id: string, query: string): Promise<void> => {
    const page = pages.get(id) ?? (await context.newPage());
    if (!pages.has(id)) {
      const complain = (text: string) => complaints.push(`${id}: ${text}`);
      listen(page, app.origin, complain);
    }
    pages.set(id, page);
    await page.goto(`${app.origin}${pageOf(id)}?port=${app.port}&${query}`);
  };
  return {
    app,
    complaints,
    page(id) {
      const page = pages.get(id);
      if (page === undefined) throw new Error(`${id} is not open`);
      return page;
    },
    async open(ids, query = '') {
      const left = [...pages.values()].filter((page) => page.url() !== 'about:blank');
      await Promise.all(left.map((page) => page.goto('about:blank')));
      await until(() => app.clients().length === 0);
      await Promise.all(ids.map((id) => openOne(id, query)));
      await until(() => app.clients().length === ids.length);
    },
    async close() {
      await context.close();
      await app.close();
      remove();
    },
  };
}

async function prepare(context: BrowserContext, startAt: number): Promise<void> {
  // Fonts of the web stay out, so that the tests need none of it.
  await context.route(`${FONTS}**`, (route) => route.fulfill({contentType: 'text/css', body: ''}));
  await context.addInitScript((start) => {
    let passed = 0;
    Date.now = () => start + passed;
    const hits: number[] = [];
    const elements = document.getElementsByTagName('*');
    let [count, most] = [0, 0];
    const sizeOf = (nodes: NodeList): number =>
      [...nodes].reduce(
        (sum, node) => sum + (node instanceof Element ? node.querySelectorAll('*').length + 1 : 0),
        0,
      );
    new MutationObserver((records) => {
      // One after the other: what was taken away at once was there as well.
      for (const {addedNodes, removedNodes} of records) {
        count += sizeOf(addedNodes) - sizeOf(removedNodes);
        most = Math.max(most, count);
      }
      count = elements.length;
    }).observe(document, {childList: true, subtree: true});
    Object.assign(window, {
      hits,
      mostElements: () => most,
      hacked: (hit: number) => hits.push(hit),
      pass: (ms: number) => (passed += ms),
    });
  }, startAt);
}

/** @param origin where all that a template needs comes from, but for its fonts */
function listen(page: Page, origin: string, complain: (text: string) => void): void {
  const known = [`${origin}/`, FONTS, 'data:', 'about:'];
  page.on('request', (request) => {
    if (!known.some((start) => request.url().startsWith(start)))
      complain(`asked for ${request.url()}`);
  });
  page.on('pageerror', ({message}) => {
    complain(message);
  });
  page.on('console', (message) => {
    const {url} = message.location();
    // A browser asks for it by itself; the app has none.
    if (['error', 'warning'].includes(message.type()) && !url.endsWith('/favicon.ico'))
      complain(message.text());
  });
  page.on('requestfailed', (request) => {
    complain(`${request.failure()?.errorText ?? ''} ${request.url().slice(0, 100)}`);
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20);
}
