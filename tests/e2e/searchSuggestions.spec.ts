import {expect, gotoHydrated, hydrate, test} from './support/fixtures';
import {answerWith, box, form, hitOf, NOTHING, options, searchUrl} from './support/search';

test('section 8: the links to all results say it in the words of the specification', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/developer');
  await box(page).fill('API');
  const links = form(page).getByRole('link');
  await expect(links.locator('[lang="en"]')).toHaveText([
    'See all results within "開発者向け"',
    'See all results outside "開発者向け"',
  ]);
  await expect(links.first()).toHaveAttribute('href', `${searchUrl('API')}&ctx=developer`);
  await expect(links.last()).toHaveAttribute('href', searchUrl('API'));
  await page.goto('/docs/about');
  await hydrate(page);
  await box(page).fill('API');
  await expect(links.locator('[lang="en"]')).toHaveText(['See all results']);
});

test.describe('what is shown of a hit', () => {
  const TYPES = {
    title: '題名',
    keywords: 'キーワード',
    heading: '見出し',
    content: '本文',
  } as const;

  test('where it was found, its place in the manual, and at most 50 characters of text', async ({
    page,
  }) => {
    const text = 'あ'.repeat(50);
    const hits = (['title', 'keywords', 'heading', 'content'] as const).map((type) =>
      hitOf({
        url: `/docs/api-reference/${type}`,
        type,
        title: {text: `${type}のページ`, marks: [[0, type.length]]},
        section: {text: '節', marks: []},
        breadcrumb: ['API Reference', '開発者向け'],
        snippet: {text, marks: []},
      }),
    );
    await answerWith(page, {API: {...NOTHING, hits, total: 9}});
    await gotoHydrated(page, '/docs/about');
    await box(page).fill('API');
    await expect(options(page)).toHaveCount(4);
    for (const [index, [type, name]] of Object.entries(TYPES).entries()) {
      const option = options(page).nth(index);
      await expect(option).toHaveAccessibleName(
        `${name}： ${type}のページ › 節 API Reference › 開発者向け ${text}`,
      );
      await expect(option.locator('mark')).toHaveText(type);
    }
    await expect(form(page).getByRole('status')).toHaveText(
      '9ページ見つかりました、そのうち4ページを表示',
    );
  });

  test('near queries can be taken over', async ({page}) => {
    const hits = [hitOf({url: '/docs/about', title: {text: '棒読みちゃん', marks: []}})];
    await answerWith(page, {
      棒よみちん: {...NOTHING, near: ['棒読みちゃん', '読み上げ']},
      棒読みちゃん: {...NOTHING, hits, total: 1},
    });
    await gotoHydrated(page, '/docs/about');
    await box(page).fill('棒よみちん');
    await expect(form(page).getByText('No results')).toBeVisible();
    await expect(form(page).getByRole('button')).toHaveText([
      'もしかして: 棒読みちゃん',
      'もしかして: 読み上げ',
    ]);
    await expect(form(page).getByRole('status')).toHaveText(
      '見つかりませんでした。もしかして: 棒読みちゃん、読み上げ',
    );
    await form(page).getByRole('button').first().click();
    await expect(box(page)).toHaveValue('棒読みちゃん');
    await expect(box(page)).toBeFocused();
    await expect(options(page)).toHaveCount(1);
  });

  test('nothing found, and a wrong query: help, and a way to the operators', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
    for (const [query, text] of [
      ['qqqqzzzz', '言葉を減らします'],
      ['設定~x', 'edit distance must be numeric'],
    ] as const) {
      await box(page).fill(query);
      await expect(form(page).getByText(text)).toBeVisible();
    }
    await form(page).getByRole('link', {name: '記号を使って絞り込む'}).click();
    await expect(page).toHaveURL(/\/search\?q=[^#]+#operators$/u);
    await expect(page.locator('details#operators table')).toBeInViewport();
  });
});
