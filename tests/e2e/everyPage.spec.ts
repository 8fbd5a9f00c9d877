import type {Page} from '@playwright/test';
import versions from '../../versions.json';
import {color, colourFindings, darken, structureFindings} from './support/axe';
import {collectComplaints, expect, hydrate, test} from './support/fixtures';
import {allPaths, NO_SUCH_PAGE, oldVersionOf, visits} from './support/sitePages';

const OLDEST = versions.at(-1) ?? '';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SHARDS = 8;
const chosen = visits(allPaths(), OLDEST);
const paths = chosen.map(({url}) => url);

/** The shell is the same everywhere: it is checked on a page of each kind, the rest on every page. */
const SHELL = ['nav', 'aside', 'footer'];
const WITH_SHELL = new Set([
  '/',
  '/docs/about',
  `/docs/${OLDEST}/about`,
  '/docs/tags',
  '/search',
  '/news',
]);

const WINDOW = {width: 1280, height: 720};

/** Shown in a stream, in the colours of its settings whatever the system wants. */
const OVERLAY = '/tools/map/view';

/**
 * Waits until what is loaded after the page is there, and no element comes or goes for a moment, or
 * a second: what moves by itself goes on.
 */
async function standStill(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({hasText: 'を読み込んでいます…'})).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 100);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 100);
        });
        observer.observe(document.body, {childList: true, subtree: true});
        setTimeout(resolve, 1000);
      }),
  );
}

/** Texts of drawings that the edge of what holds them cuts off, with how many pixels are missing. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const missing = (text: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const {left, right, width} = range.getBoundingClientRect();
      if (width < 2) return 0;
      for (let holder: Element | null = text; holder !== null; holder = holder.parentElement) {
        const {overflowX, textOverflow} = getComputedStyle(holder);
        if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return 0;
        const edge = holder.getBoundingClientRect();
        // What is for screen readers alone has a pixel.
        const isCut = overflowX !== 'visible' && edge.width > 3;
        const most = Math.max(right - edge.right, edge.left - left);
        if (isCut && most > 1.5) return most;
        if (holder.matches('figure')) return 0;
      }
      return 0;
    };
    return [...document.querySelectorAll('figure *')]
      .filter(({childNodes}) =>
        [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''),
      )
      .flatMap((text) => {
        const pixels = missing(text);
        return pixels === 0 ? [] : `${text.textContent.trim()} (${pixels.toFixed(0)} px)`;
      });
  });
}

// One browser page for each shard, not one for each URL: starting pages costs more than visiting.
for (let shard = 0; shard < SHARDS; shard += 1) {
  const mine = chosen.filter((_, index) => index % SHARDS === shard);
  test(`every kind of page hydrates in silence, each fits 320 px and has no axe violation, light and dark: ${shard + 1}/${SHARDS}`, async ({
    browser,
    baseURL: origin,
  }) => {
    test.setTimeout(mine.length * 12_000);
    const baseURL = origin ?? '';
    const context = await browser.newContext({baseURL, reducedMotion: 'reduce', viewport: WINDOW});
    const page = await context.newPage();
    const complaints = await collectComplaints(page, new URL(baseURL).origin);
    const problems: string[] = [];
    for (const {url, isNew} of mine) {
      await page.emulateMedia({colorScheme: 'light'});
      await page.setViewportSize({width: 320, height: 800});
      await page.goto(encodeURI(url));
      // What is made of known parts hydrates as they do; its words and drawings are looked at.
      if (isNew) {
        await hydrate(page);
        // Nobody is signed in: this page leads on, which must be over before it is looked at.
        if (url === '/account/my') await page.waitForURL(/\/account\/signin\?/u);
        await standStill(page);
      }
      const hasShell = WITH_SHELL.has(url);
      const report = (note: string, found: readonly string[]): void => {
        problems.push(...found.map((line) => `${url}: ${note}${line}`));
      };
      const without = hasShell ? [] : SHELL;
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) problems.push(`${url}: ${String(width)} px wide at 320`);
      report('cut off at 320: ', await cutTexts(page));
      await page.setViewportSize(WINDOW);
      if (isNew) report('', await structureFindings(page, 'html', {tags: TAGS, without}));
      const part = hasShell ? 'body' : 'main';
      report('', await colourFindings(page, part));
      if (url !== OVERLAY) {
        await (isNew ? color(page, 'dark') : darken(page));
        report('dark: ', await colourFindings(page, part));
      }
      for (const complaint of complaints.splice(0)) {
        // The browser itself reports the status 404 of the not-found page.
        if (url !== NO_SUCH_PAGE || !complaint.includes('404'))
          problems.push(`${url}: ${complaint}`);
      }
    }
    await context.close();
    expect(problems).toEqual([]);
  });
}

test('the crawl knows all versions, and visits what has a part of its own', () => {
  const all = allPaths();
  expect(all.length).toBeGreaterThan(500);
  for (const version of versions.slice(1)) expect(all).toContain(`/docs/${version}/about`);
  // Only this one has the banner of an old manual, and the next has drawings that no other has.
  expect(paths).toContain(`/docs/${OLDEST}/about`);
  expect(paths).toContain('/docs/5.1/feature/wordparty-controller');
  const newest = all.filter((url) => oldVersionOf(url) === undefined);
  expect(paths.filter((url) => oldVersionOf(url) === undefined).sort()).toEqual(newest);
});
