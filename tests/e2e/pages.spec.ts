import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';

/** The route table of the specification, without /search, which its own feature tests. */
const ROUTES = [
  '/',
  '/news',
  '/company',
  '/terms',
  '/policy',
  '/commerce-legal',
  '/accessibility',
  '/mediakit',
  '/thanks',
  '/download',
  '/download/wordparty-controller',
  '/membership',
  '/account/signin',
  '/account/my',
  '/account/checkout/succeeded',
  '/tools/map',
  '/tools/map/view',
  '/tools/mic-checker',
  '/tools/volume-party',
  '/tools/webm',
  '/tools/wordparty-ponkit',
  '/generator/templates',
  '/generator/templates/4_2',
  '/generator/templates/5_0',
  '/generator/templates/5_1',
  '/generator/templates/6_0',
  '/generator/templates/7_0',
  '/generator/templates/8_0',
  '/templates/downloads',
  '/manual/handwriting-overlay',
  '/infomation/breaking-8',
] as const;

const PROMISES = /準備中|coming soon|近日公開/iu;

/** What a page says, read from its HTML as served, which no script has touched. */
const read = (page: Page, html: string) =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const meta = (name: string): string =>
      parsed.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
    return {
      title: parsed.title,
      description: meta('description'),
      robots: meta('robots'),
      headings: [...parsed.querySelectorAll('h1')].map((one) => one.textContent.trim()),
      mains: [...parsed.querySelectorAll('main')].map((one) => one.textContent),
      isHeadingInMain: parsed.querySelector('main h1') !== null,
    };
  }, html);

test('spec 2: each top-level page has its exact path, one h1 and words of its own', async ({
  request,
  page,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of ROUTES) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(new URL(response.url()).pathname).toBe(path);
    const {title, description, robots, headings, mains, isHeadingInMain} = await read(
      page,
      await response.text(),
    );
    titles.add(title);
    descriptions.add(description);
    expect.soft(headings, path).toEqual([expect.stringMatching(/./u)]);
    expect.soft(mains, path).toHaveLength(1);
    expect.soft(isHeadingInMain, path).toBe(true);
    expect.soft(mains[0], path).not.toMatch(PROMISES);
    expect([...description].length, `description of ${path}`).toBeGreaterThanOrEqual(50);
    expect([...description].length, `description of ${path}`).toBeLessThanOrEqual(120);
    expect(robots.includes('noindex'), `noindex on ${path}`).toBe(
      path.startsWith('/account/') || path === '/tools/map/view',
    );
  }
  expect(titles.size).toBe(ROUTES.length);
  expect(descriptions.size).toBe(ROUTES.length);
});

test('spec 2: an unknown path shows a not-found page', async ({page, quiet}) => {
  quiet.allow(/404/u);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
});
