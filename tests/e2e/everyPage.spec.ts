import type AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import versions from '../../versions.json';
import {axe, color} from './support/axe';
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

/** Kinds of text that have been looked at: what its contrast with its ground depends on. */
const seenKinds = new Set<string>();

/** The first element in a part of the page for each kind of text, and what these kinds are. */
function findKinds(page: Page, part: string): Promise<string[]> {
  return page.evaluate((root) => {
    const CLEAR = 'rgba(0, 0, 0, 0)';
    /** What lies behind an element, from its own ground to the first that nothing shines through. */
    const groundOf = (element: Element | null): string => {
      if (element === null) return '';
      const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
      const over = ['absolute', 'fixed', 'sticky'].includes(position) ? element.className : '';
      const own = [backgroundColor, backgroundImage, opacity, over].join();
      const isSolid = backgroundColor.startsWith('rgb(') && backgroundImage === 'none';
      const isNothing = own === [CLEAR, 'none', '1', ''].join();
      return (isNothing ? '' : own) + (isSolid ? '' : groundOf(element.parentElement));
    };
    const hasText = ({childNodes}: Element): boolean =>
      [...childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const first = new Map<string, Element>();
    for (const element of document.querySelectorAll(`${root} *`)) {
      if (!hasText(element) || !element.checkVisibility({visibilityProperty: true})) continue;
      const {color, fontSize, fontWeight} = getComputedStyle(element);
      const kind = [color, fontSize, fontWeight, groundOf(element)].join();
      if (!first.has(kind)) first.set(kind, element);
    }
    Object.assign(window, {firstOfKind: first});
    return [...first.keys()];
  }, part);
}

/**
 * What axe says of the colours in a part of the page, of one element for each kind that is new. What
 * is drawn anew meanwhile has lost its mark, and is looked for again.
 */
async function colourViolations(page: Page, part: string): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    const fresh = (await findKinds(page, part)).filter((kind) => !seenKinds.has(kind));
    if (fresh.length === 0) return;
    await page.evaluate((chosen) => {
      for (const old of document.querySelectorAll('[data-looked-at]')) {
        old.removeAttribute('data-looked-at');
      }
      const first = Reflect.get(window, 'firstOfKind') as Map<string, Element>;
      for (const kind of chosen) first.get(kind)?.setAttribute('data-looked-at', '');
    }, fresh);
    found = await violations(page, colours);
    for (const kind of fresh) seenKinds.add(kind);
  }).toPass({timeout: 10_000});
  return found;
}

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
      await standStill(page);
      const hasShell = WITH_SHELL.has(url);
      const report = (note: string, found: readonly string[]): void => {
        problems.push(...found.map((line) => `${url}: ${note}${line}`));
      };
      if (isNew) report('', await violations(page, hasShell ? rules : rulesOfContent));
      const part = hasShell ? 'body' : 'main';
      report('', await colourViolations(page, part));
      if (url !== OVERLAY) {
        await color(page, 'dark');
        report('dark: ', await colourViolations(page, part));
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
