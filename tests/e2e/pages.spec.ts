import {expect, test} from './support/fixtures';

/** The route table of the specification, without /search, which its own feature tests. */
const ROUTES = [
  '/',
  '/news',
  '/company',
  '/terms',
  '/policy',
  '/commerce-legal',
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

/** What a page says of itself, read from the HTML as served, without script. */
interface Head {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
}

test.describe('spec 2: top-level pages (exact paths)', () => {
  test.use({javaScriptEnabled: false});

  test('each is a page with one h1 that promises nothing', async ({page}) => {
    for (const path of ROUTES) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      expect.soft(new URL(page.url()).pathname).toBe(path);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      await expect.soft(page.locator('main'), path).toHaveCount(1);
      await expect.soft(page.locator('main h1'), path).not.toBeEmpty();
      expect.soft(await page.locator('main').innerText(), path).not.toMatch(PROMISES);
    }
  });
});

test('each top-level page has a title and a description of its own', async ({request, page}) => {
  const heads = new Map<string, Head>();
  for (const path of ROUTES) {
    const html = await (await request.get(path)).text();
    heads.set(
      path,
      await page.evaluate((source) => {
        const head = new DOMParser().parseFromString(source, 'text/html');
        const meta = (name: string): string =>
          head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
        return {title: head.title, description: meta('description'), robots: meta('robots')};
      }, html),
    );
  }
  const all = [...heads.values()];
  expect(new Set(all.map(({title}) => title)).size).toBe(ROUTES.length);
  expect(new Set(all.map(({description}) => description)).size).toBe(ROUTES.length);
  for (const [path, {description, robots}] of heads) {
    expect([...description].length, `description of ${path}`).toBeGreaterThanOrEqual(50);
    expect([...description].length, `description of ${path}`).toBeLessThanOrEqual(120);
    expect(robots.includes('noindex'), `noindex on ${path}`).toBe(path.startsWith('/account/'));
  }
});

test('spec 2: an unknown path shows a not-found page', async ({page, quiet}) => {
  quiet.allow(/404/u);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
});
