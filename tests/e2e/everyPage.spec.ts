import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import versions from '../../versions.json';
import {collectComplaints, expect, hydrate, test} from './support/fixtures';
import {allPaths, oldVersionOf, withoutRepeats} from './support/sitePages';

const OLDEST = versions.at(-1) ?? '';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SHARDS = 8;
const paths = withoutRepeats(allPaths(), OLDEST);

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

/** Old versions have the parts and colours of the newest one, whose pages are seen in the dark too. */
const isSeenInTheDark = (url: string): boolean =>
  oldVersionOf(url) === undefined && url !== OVERLAY;

/**
 * The manuals between have the pages of a neighbour with a few other words: they must hydrate in
 * silence, but only the newest, the oldest and one in the middle are looked at with axe.
 */
const isLookedAt = (url: string): boolean => {
  const old = oldVersionOf(url);
  return old === undefined || old === OLDEST || old === '6.0';
};

/** The axe violations of the page as it stands, a line each. */
async function violations(page: Page, url: string, rules?: string): Promise<string[]> {
  // Legacy mode looks at one frame, which is all that our pages have, and is faster.
  const axe = new AxeBuilder({page}).setLegacyMode();
  if (rules === undefined) axe.withTags(TAGS);
  else axe.withRules(rules);
  if (!WITH_SHELL.has(url)) for (const part of SHELL) axe.exclude(part);
  const {violations: found} = await axe.analyze();
  return found.map(({id, nodes}) => {
    const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
    return `${id}: ${places.join(' | ')}`;
  });
}

// One browser page for each shard, not one for each URL: starting pages costs more than visiting.
for (let shard = 0; shard < SHARDS; shard += 1) {
  const mine = paths.filter((_, index) => index % SHARDS === shard);
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
    for (const url of mine) {
      await page.emulateMedia({colorScheme: 'light'});
      await page.goto(encodeURI(url));
      await hydrate(page);
      // Nobody is signed in: this page leads on, which must be over before it is looked at.
      if (url === '/account/my') await page.waitForURL(/\/account\/signin\?/u);
      if (isLookedAt(url)) {
        problems.push(...(await violations(page, url)).map((line) => `${url}: ${line}`));
      }
      if (isSeenInTheDark(url)) {
        await page.emulateMedia({colorScheme: 'dark'});
        await page.locator('html[data-theme="dark"]').waitFor({state: 'attached'});
        // Colours change by transitions, some of which are taken back on the way.
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map(({finished}) => finished)),
        );
        // The page follows the system's colours; only those can differ now.
        const dark = await violations(page, url, 'color-contrast');
        problems.push(...dark.map((line) => `${url}: dark: ${line}`));
      }
      for (const complaint of complaints.splice(0)) {
        // The browser itself reports the status 404 of the not-found page.
        if (url !== '/no-such-page' || !complaint.includes('404'))
          problems.push(`${url}: ${complaint}`);
      }
    }
    await context.close();
    expect(problems).toEqual([]);
  });
}

test('the crawl knows all versions, and visits what is not the same in another', () => {
  const all = allPaths();
  expect(all.length).toBeGreaterThan(500);
  for (const version of versions.slice(1)) {
    expect(all).toContain(`/docs/${version}/about`);
    expect(paths.filter((url) => oldVersionOf(url) === version)).not.toEqual([]);
  }
  expect(paths.filter((url) => oldVersionOf(url) === undefined)).toEqual(
    all.filter((url) => oldVersionOf(url) === undefined),
  );
});
