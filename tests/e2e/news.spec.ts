import {SITE} from '../../config/site';
import {expect, test} from './support/fixtures';

const ITEM = '/news/app-8-0-7';

test.describe('the list', () => {
  test('shows the newest six items and the feeds, tells search engines, and leads to the others', async ({
    page,
  }) => {
    await page.goto('/news');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('お知らせ');
    const days = page.locator('article time');
    await expect(days).toHaveCount(6);
    const dates = await days.evaluateAll((times) =>
      times.map((time) => time.getAttribute('datetime') ?? ''),
    );
    expect(dates).toEqual([...dates].sort().reverse());
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const list = data.find((text) => text.includes('"@type":"CollectionPage"')) ?? '';
    expect(list.match(/"@type":"ListItem"/gu)).toHaveLength(6);
    const newest = (await page.locator('article h2 a').first().getAttribute('href')) ?? '';
    expect(list).toContain(`${newest}"`);
    const feeds = page.getByRole('region', {name: 'フィードで受け取る'});
    await expect(feeds.getByRole('link')).toHaveText(['RSS', 'Atom', 'JSON Feed']);

    const pager = page.getByRole('navigation', {name: 'お知らせのページ'});
    await expect(pager.locator('[aria-current="page"]')).toHaveText('1');
    await pager.getByRole('link', {name: '2ページ目'}).click();
    await expect(page).toHaveURL('/news/page/2');
    await expect(page).toHaveTitle(/^お知らせ（2ページ目）/u);
    await expect(page.locator('article').first()).toBeVisible();
  });

  test('has an anchor for each item, which shows the item', async ({page}) => {
    await page.goto('/news/page/2');
    const id = (await page.locator('main article').last().getAttribute('id')) ?? '';
    await page.goto(`/news/page/2#${id}`);
    await expect(page.locator('article:target')).toBeInViewport();
    await expect(page.locator('article:target a')).toHaveAttribute('href', `/news/${id}`);
  });
});

test.describe('an item', () => {
  test('is reached from the list, leads to its neighbours and back to its place', async ({
    page,
  }) => {
    await page.goto('/news');
    const [newest, before] = await page
      .locator('article h2 a')
      .evaluateAll((links) =>
        links.map((link) => ({address: link.getAttribute('href') ?? '', title: link.textContent})),
      );
    const address = newest?.address ?? '';
    await page.locator('article h2 a').first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(newest?.title ?? '');
    const neighbours = page.getByRole('navigation', {name: '前後のお知らせ'});
    await expect(neighbours.getByRole('link')).toHaveCount(1);
    await neighbours.getByRole('link', {name: /^前のお知らせ/u}).click();
    await expect(page).toHaveURL(before?.address ?? '');
    await expect(neighbours.getByRole('link')).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.getByRole('link', {name: 'お知らせの一覧へ戻る'}).click();
    await expect(page).toHaveURL(address.replace('/news/', '/news#'));
  });

  test('says what it is to search engines and feed readers', async ({page}) => {
    await page.goto(ITEM);
    await expect(page.locator('article header time')).toHaveText(['2025年10月18日']);
    const data = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).join();
    expect(data).toContain('"@type":"NewsArticle"');
    expect(data).toContain('"datePublished":"2025-10-17T15:00:00.000Z"');
    await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/news/rss.xml',
    );
    await expect(page.locator('link[rel="alternate"][type="application/feed+json"]')).toHaveCount(
      1,
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('list, pages and items can be read', async ({page}) => {
    await page.goto('/news');
    await page.getByRole('link', {name: '前のお知らせ →'}).click();
    await expect(page).toHaveURL('/news/page/2');
    await page.locator('article h2 a').last().click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('article h2').first()).toBeVisible();
    await page.getByRole('link', {name: 'お知らせの一覧へ戻る'}).click();
    await expect(page).toHaveURL(/\/news\/page\/2#/u);
  });
});

test.describe('the feeds', () => {
  test('RSS and Atom are XML with all items', async ({page, request}) => {
    await page.goto('/news');
    const newest = (await page.locator('article h2 a').first().getAttribute('href')) ?? '';
    for (const name of ['rss.xml', 'atom.xml']) {
      const answer = await request.get(`/news/${name}`);
      expect(answer.headers()['content-type']).toMatch(/^application\/(?:rss|atom)\+xml/u);
      // No parser of texts: the page's policy refuses it (trustedTypes.spec.ts).
      const result = await page.evaluate(
        (address) =>
          new Promise<{isXml: boolean; ids: (string | null)[]}>((resolve) => {
            const asked = new XMLHttpRequest();
            asked.responseType = 'document';
            asked.addEventListener('load', () => {
              const ids = asked.responseXML?.querySelectorAll('item > guid, entry > id') ?? [];
              resolve({
                isXml: asked.responseXML !== null,
                ids: [...ids].map((id) => id.textContent),
              });
            });
            asked.open('GET', address);
            asked.send();
          }),
        `/news/${name}`,
      );
      expect(result.isXml).toBe(true);
      expect(result.ids.length).toBeGreaterThanOrEqual(8);
      expect(result.ids[0]).toBe(`${SITE.defaultUrl}${newest}`);
    }
  });

  test('feed.json is JSON Feed 1.1 with all items', async ({request}) => {
    const answer = await request.get('/news/feed.json');
    expect(answer.headers()['content-type']).toMatch(/^application\/feed\+json/u);
    const feed = (await answer.json()) as {version: string; items: unknown[]};
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items.length).toBeGreaterThanOrEqual(8);
  });
});
