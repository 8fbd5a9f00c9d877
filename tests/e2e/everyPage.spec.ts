import {readFileSync} from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {collectComplaints, expect, hydrate, test} from './support/fixtures';

const BUILD = path.join(__dirname, '..', '..', 'build');

/** Every URL of the sitemap, and the pages that are left out of it on purpose. */
function allPaths(): string[] {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/gu)].map(({groups}) =>
    decodeURI(new URL(groups?.['url'] ?? '').pathname),
  );
  const unlisted = [
    '/search',
    '/account/signin',
    '/account/my',
    '/account/checkout/succeeded',
    '/docs/tags',
    '/docs/tags/設定',
    '/docs/7.2/tags',
    '/docs/5.0/tags/obs',
    '/no-such-page',
  ];
  return [...new Set([...listed, ...unlisted])].sort();
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SHARDS = 8;
const paths = allPaths();

/** The axe violations of the page as it stands, a line each. */
async function violations(axe: AxeBuilder): Promise<string[]> {
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
      const light = await violations(new AxeBuilder({page}).withTags(TAGS));
      // The page follows the system's colours; only those can differ now.
      await page.emulateMedia({colorScheme: 'dark'});
      await page.locator('html[data-theme="dark"]').waitFor({state: 'attached'});
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({finished}) => finished)),
      );
      const dark = await violations(new AxeBuilder({page}).withRules('color-contrast'));
      problems.push(
        ...light.map((line) => `${url}: ${line}`),
        ...dark.map((line) => `${url}: dark: ${line}`),
      );
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

test('the crawl covers all eight versions and every top-level page', () => {
  expect(paths.length).toBeGreaterThan(180);
  for (const version of ['7.2', '7.1', '7.0', '6.0', '5.2', '5.1', '5.0']) {
    expect(paths).toContain(`/docs/${version}/about`);
  }
});
