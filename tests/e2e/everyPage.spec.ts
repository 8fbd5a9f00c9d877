import type AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import versions from '../../versions.json';
import {axe} from './support/axe';
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

/** Shown in a stream, in the colours of its settings whatever the system wants. */
const OVERLAY = '/tools/map/view';

/** The axe violations of the page as it stands, a line each. */
async function violations(
  page: Page,
  choose: (builder: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  const {violations: found} = await choose(axe(page)).analyze();
  return found.map(({id, nodes}) => {
    const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
    return `${id}: ${places.join(' | ')}`;
  });
}

const rules = (builder: AxeBuilder): AxeBuilder =>
  builder.withTags(TAGS).disableRules(['color-contrast']);
const rulesOfContent = (builder: AxeBuilder): AxeBuilder =>
  SHELL.reduce((rest, part) => rest.exclude(part), rules(builder));
/** Looking at colours is what costs: it is done for one element of each kind. */
const colours = (builder: AxeBuilder): AxeBuilder =>
  builder.include('[data-looked-at]').withRules(['color-contrast']);

/** The ways from the page to an element with text, by classes: the same way has the same colours. */
const seenWays = new Set<string>();

/** The ways to the elements with text in a part of the page that no page before had. */
async function freshWays(page: Page, part: string): Promise<string[]> {
  const ways = await page.evaluate((root) => {
    const wayTo = (element: Element): string => {
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      return element.parentElement === null ? name : `${wayTo(element.parentElement)} ${name}`;
    };
    const hasText = ({childNodes}: Element): boolean =>
      [...childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const first = new Map<string, Element>();
    for (const element of document.querySelectorAll(`${root} *`)) {
      if (hasText(element) && !first.has(wayTo(element))) first.set(wayTo(element), element);
    }
    Object.assign(window, {firstOfWay: first});
    return [...first.keys()];
  }, part);
  const fresh = ways.filter((way) => !seenWays.has(way));
  for (const way of fresh) seenWays.add(way);
  return fresh;
}

/** What axe says of the colours of one element for each of the ways. */
async function colourViolations(page: Page, ways: readonly string[]): Promise<string[]> {
  const count = await page.evaluate((chosen) => {
    const first = Reflect.get(window, 'firstOfWay') as Map<string, Element>;
    for (const way of chosen) first.get(way)?.setAttribute('data-looked-at', '');
    return document.querySelectorAll('[data-looked-at]').length;
  }, ways);
  return count === 0 ? [] : violations(page, colours);
}

// One browser page for each shard, not one for each URL: starting pages costs more than visiting.
for (let shard = 0; shard < SHARDS; shard += 1) {
  const mine = chosen.filter((_, index) => index % SHARDS === shard);
  test(`every page hydrates in silence and has no axe violation, light and dark: ${shard + 1}/${SHARDS}`, async ({
    browser,
    baseURL: origin,
  }) => {
    test.setTimeout(mine.length * 12_000);
    const baseURL = origin ?? '';
    const context = await browser.newContext({baseURL, reducedMotion: 'reduce'});
    const page = await context.newPage();
    const complaints = await collectComplaints(page, new URL(baseURL).origin);
    const problems: string[] = [];
    for (const {url, isNew} of mine) {
      await page.emulateMedia({colorScheme: 'light'});
      await page.goto(encodeURI(url));
      await hydrate(page);
      // Nobody is signed in: this page leads on, which must be over before it is looked at.
      if (url === '/account/my') await page.waitForURL(/\/account\/signin\?/u);
      const hasShell = WITH_SHELL.has(url);
      const report = (note: string, found: readonly string[]): void => {
        problems.push(...found.map((line) => `${url}: ${note}${line}`));
      };
      if (isNew) report('', await violations(page, hasShell ? rules : rulesOfContent));
      const ways = await freshWays(page, hasShell ? 'body' : 'main');
      report('', await colourViolations(page, ways));
      if (ways.length > 0 && url !== OVERLAY) {
        await page.emulateMedia({colorScheme: 'dark'});
        await page.locator('html[data-theme="dark"]').waitFor({state: 'attached'});
        // Colours change by transitions, some of which are taken back on the way.
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map(({finished}) => finished)),
        );
        report('dark: ', await colourViolations(page, ways));
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
