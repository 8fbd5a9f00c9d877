import type {Hit} from '@komebiyori/search/answer';
import type {QueryError} from '@komebiyori/search/parseQuery';
import type {Page} from '@playwright/test';
import {OUTSIDE_LINKS} from '../../config/site';
import {expect, gotoHydrated, test} from './support/fixtures';
import {
  answerWith,
  box,
  field,
  form,
  hitOf,
  NOTHING,
  options,
  results,
  searchUrl,
  SNIPPET,
  UNKNOWN,
} from './support/search';

const TYPES = {
  title: '題名',
  keywords: 'キーワード',
  heading: '見出し',
  content: '本文',
} as const;

/** One hit of each type. */
const typedHits = (['title', 'keywords', 'heading', 'content'] as const).map((type) =>
  hitOf({
    url: `/docs/api-reference/${type}`,
    type,
    title: {text: `${type}のページ`, marks: [[0, type.length]]},
    section: {text: '節', marks: []},
    breadcrumb: ['API Reference', '開発者向け'],
    snippet: {text: SNIPPET, marks: []},
  }),
);

const more = (url: string): Pick<Hit, 'more'> => ({
  more: ['一', '二'].map((text) => ({
    url: `${url}#${text}`,
    section: {text: `${url}の${text}`, marks: []},
    snippet: undefined,
  })),
});
/** Hits of the manual and of other pages in turn. */
const mixedHits = [
  hitOf({url: '/download', isManual: false, ...more('/download')}),
  hitOf({url: '/docs/guide', ...more('/docs/guide')}),
  hitOf({url: '/terms', isManual: false, ...more('/terms')}),
  hitOf({url: '/docs/faq', ...more('/docs/faq')}),
];
const meant = hitOf({url: '/docs/about', title: {text: '棒読みちゃん', marks: []}});

test('what is shown in the box: hits, near queries, groups', async ({page}) => {
  await answerWith(page, {
    API: {...NOTHING, hits: typedHits, total: 9},
    棒よみちん: {...NOTHING, near: ['棒読みちゃん', '読み上げ']},
    棒読みちゃん: {...NOTHING, hits: [meant], total: 1},
    声: {...NOTHING, hits: mixedHits, total: 4},
  });
  await gotoHydrated(page, '/docs/about');
  await test.step('where it was found, its place, and at most 50 characters of text', async () => {
    await box(page).fill('API');
    await expect(options(page)).toHaveCount(4);
    for (const [index, [type, name]] of Object.entries(TYPES).entries()) {
      const option = options(page).nth(index);
      await expect(option).toHaveAccessibleName(
        `${name}： ${type}のページ › 節 API Reference › 開発者向け ${SNIPPET}`,
      );
      await expect(option.locator('mark')).toHaveText(type);
    }
    await expect(form(page).getByRole('status')).toHaveText(
      '9ページ見つかりました（上位4ページを表示）',
    );
  });
  await test.step('near queries can be taken over', async () => {
    await box(page).fill('棒よみちん');
    await expect(form(page).getByText('No results')).toBeVisible();
    await expect(form(page).getByRole('button')).toHaveText([
      'もしかして：棒読みちゃん',
      'もしかして：読み上げ',
    ]);
    await expect(form(page).getByRole('status')).toHaveText(
      '見つかりませんでした。もしかして：棒読みちゃん、読み上げ',
    );
    await form(page).getByRole('button').first().click();
    await expect(box(page)).toHaveValue('棒読みちゃん');
    await expect(box(page)).toBeFocused();
    await expect(options(page)).toHaveCount(1);
  });
  await test.step('the group of the best hit comes first; arrows follow what is seen', () =>
    walkGroups(page));
});

async function walkGroups(page: Page): Promise<void> {
  await box(page).fill('');
  await page.keyboard.type('声');
  const groups = page.getByRole('listbox', {name: '検索の候補'}).getByRole('group');
  await expect(groups).toHaveCount(2);
  await expect(groups.first()).toHaveAccessibleName('サイト内のページ');
  await expect(groups.last()).toHaveAccessibleName('マニュアル');
  const order = ['/download', '/download#一', '/download#二', '/terms', '/terms#一', '/terms#二'];
  for (const url of [...order, '/docs/guide', '/docs/faq']) {
    await page.keyboard.press('ArrowDown');
    const chosen = options(page).and(page.locator('[aria-selected="true"]'));
    await expect(chosen).toHaveAttribute('href', url);
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
  }
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/download#/u);
}

const told = [hitOf({url: '/docs/about', onlyIn: '7.0', title: {text: '題', marks: []}})];
const found = {...NOTHING, hits: told, total: 1};
const WEAK = 'ぴったりのページがなく、近いものを出しています。';
const WAYS = ['困ったときは', '対応サイト', 'よくある質問', 'ユーザーフォーラムで聞く'];
const error: QueryError = {
  ...{kind: 'no-term', message: '言葉が要ります', original: 'expecting term', escaped: '\\+'},
  ...{start: 4, end: 4},
};

test('what is told of an answer in the box and on the results page; an operator that is only begun is no error in the box before a pause, nor on the results page, but for Enter', async ({
  page,
}) => {
  await answerWith(page, {
    yomiage: {...found, corrected: '読み上げ'},
    '+yomiage': {...found, isWeak: true},
    '7.2 音声': found,
    obs: found,
    'obs +': {...NOTHING, error},
    '+': {...NOTHING, error: {...error, start: 1, end: 1}},
  });
  await gotoHydrated(page, '/docs/about');
  await test.step('an operator that is only begun, in the box', () => beginInBox(page));
  await test.step('what is told of an answer, in the box', () => readBox(page));
  await test.step('nothing found: both lead to help', () => findNothing(page));
  await test.step('what is told of an answer, on the results page', () => readResults(page));
  await test.step('an operator that is only begun, on the results page', () => beginOnPage(page));
});

async function beginInBox(page: Page): Promise<void> {
  await box(page).focus();
  await page.keyboard.type('+');
  await page.waitForTimeout(400);
  await expect(form(page).getByText(error.message)).toHaveCount(0);
  await expect(form(page).getByText(error.message)).toBeVisible();
  await expect(form(page).getByRole('status')).toHaveText('検索の記号に誤りがあります');
  await box(page).fill('');
  await page.keyboard.type('obs');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.type(' +');
  await page.waitForTimeout(400);
  await expect(options(page)).toHaveCount(1);
  await expect(form(page).getByText(error.message)).toBeVisible();
}

async function findNothing(page: Page): Promise<void> {
  await box(page).fill(UNKNOWN);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchUrl(UNKNOWN));
  const onPage = page.getByRole('main').getByRole('list', {name: 'ほかの探し方'});
  await expect(onPage.getByRole('link')).toHaveText(WAYS);
  await onPage.getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('困ったときは');
  await box(page).fill('');
  await box(page).fill(UNKNOWN);
  const inBox = form(page).getByRole('list', {name: 'ほかの探し方'}).getByRole('link');
  await expect(inBox).toHaveText(WAYS);
  await expect(inBox.last()).toHaveAttribute('href', OUTSIDE_LINKS.forum);
  await inBox.nth(1).click();
  await expect(page).toHaveURL('/docs/supported-sites');
}

async function readBox(page: Page): Promise<void> {
  await box(page).fill('yomiage');
  await expect(form(page).getByText('『読み上げ』で検索しました。')).toBeVisible();
  await expect(form(page).getByRole('status')).toHaveText(
    '『読み上げ』で検索しました。1ページ見つかりました',
  );
  await expect(options(page).first()).toContainText('7.0のマニュアル');
  await expect(form(page).getByText(WEAK)).toHaveCount(0);
  await form(page).getByRole('button', {name: '『yomiage』のまま検索する'}).click();
  await expect(box(page)).toHaveValue('+yomiage');
  await expect(box(page)).toBeFocused();
  await expect(form(page).getByText(WEAK, {exact: true})).toBeVisible();
  await box(page).fill('7.2 音声');
  const link = form(page).getByRole('link', {name: '7.2のマニュアルで「音声」を探す'});
  await expect(link).toHaveAttribute('href', `${searchUrl('音声')}&version=docs/7.2`);
}

async function readResults(page: Page): Promise<void> {
  await box(page).fill('yomiage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchUrl('yomiage'));
  const main = page.getByRole('main');
  await expect(main.getByText('『読み上げ』で検索しました。').last()).toBeVisible();
  await expect(results(page).first()).toContainText('7.0のマニュアル');
  await main.getByRole('button', {name: '『yomiage』のまま検索する'}).click();
  await expect(page).toHaveURL(`/search?q=%2Byomiage`);
  await expect(field(page)).toHaveValue('+yomiage');
  await expect(main.getByText(WEAK, {exact: true})).toBeVisible();
  await field(page).fill('7.2 音声');
  await main.getByRole('link', {name: '7.2のマニュアルで「音声」を探す'}).click();
  await expect(page).toHaveURL(`${searchUrl('音声')}&version=docs/7.2`);
}

async function beginOnPage(page: Page): Promise<void> {
  await field(page).fill('obs');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\?q=obs(?:&|$)/u);
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.type(' +');
  await expect(page).toHaveURL(/\?q=obs\+%2B(?:&|$)/u);
  await page.waitForTimeout(300);
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveCount(0, {timeout: 400});
  await expect(page.getByRole('main').getByText(error.message)).toBeVisible();
}
