import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {answerWith, box, field, hitOf, NOTHING, results, searchUrl} from './support/search';

test('each query that was sent has its entry of the history; a space at the end stays while one goes on typing; results follow the typing; focus and caret stay; back leads to the query before', async ({
  page,
}) => {
  await answerWith(page, {qqqq: NOTHING});
  await page.goto('/search');
  await test.step('each query that was sent has its entry', async () => {
    for (const query of ['設定', '音声']) {
      await field(page).fill(query);
      await field(page).press('Enter');
      await expect(page).toHaveURL(searchUrl(query));
    }
    await page.goBack();
    await expect(field(page)).toHaveValue('設定');
    await page.goBack();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('link', {name: 'ガイド', exact: true}).last()).toBeVisible();
  });
  await test.step('a space at the end stays while one goes on typing', async () => {
    await field(page).focus();
    await page.keyboard.type('読み上げ ');
    await expect(page).toHaveURL(searchUrl('読み上げ'));
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.type('音量');
    await expect(field(page)).toHaveValue('読み上げ 音量');
  });
  await test.step('the box of the navbar fills the field of the page', async () => {
    await box(page).fill('設定');
    await box(page).press('Enter');
    await expect(page).toHaveURL(searchUrl('設定'));
    await expect(field(page)).toHaveValue('設定');
    await expect(results(page).first()).toContainText('設定');
  });
  await test.step('the typing is followed', () => typeAndGoBack(page));
  await test.step('going back leads to the result that was followed, a reload to the place', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({width: 390, height: 844});
    const href = await results(page).nth(14).getByRole('link').first().getAttribute('href');
    const link = page.getByRole('main').locator(`a[href="${href}"]`);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      window.scrollBy({top: 160, behavior: 'instant'});
    });
    const top = (): Promise<number> => link.evaluate((one) => one.getBoundingClientRect().top);
    const before = await top();
    await link.click();
    await expect(page).not.toHaveURL(/\/search/u);
    await page.goBack();
    await expect(link).toBeFocused();
    // The pages above it have other heights while they are off the screen.
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    // Returning goes on for some frames, in which a scroll is taken back.
    await expect(async () => {
      await page.evaluate(() => {
        window.scrollBy({top: 2000, behavior: 'instant'});
      });
      const kept = () => page.evaluate(() => Object.keys(history.state as object));
      await expect.poll(kept, {timeout: 2000}).not.toContain('resultFollowed');
      expect(await kept()).toContain('resultTop');
    }).toPass();
    const passed = await top();
    await page.reload();
    await expect(results(page).first()).toBeAttached();
    await expect.poll(async () => Math.abs((await top()) - passed)).toBeLessThan(2);
    if (size !== null) await page.setViewportSize(size);
  });
  await test.step('the count is said when the typing pauses', () => listenToTyping(page));
});

async function typeAndGoBack(page: Page): Promise<void> {
  const entries = await page.evaluate(() => history.length);
  await field(page).focus();
  await field(page).selectText();
  // Without a pause, which would be another entry of the history.
  await page.keyboard.type('インストール', {delay: 60});
  await page.keyboard.press('Home');
  await page.keyboard.type('再');
  await expect(page).toHaveURL(searchUrl('再インストール'));
  await expect(results(page).first()).toContainText('インストール');
  await expect(page).toHaveTitle(/^「再インストール」の検索結果/u);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(field(page)).toBeFocused();
  const caret = await field(page).evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(caret).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(searchUrl('設定'));
  await expect(field(page)).toHaveValue('設定');
  await page.goForward();
  await expect(field(page)).toHaveValue('再インストール');
  await expect(results(page).first()).toContainText('インストール');
}

async function listenToTyping(page: Page): Promise<void> {
  const status = page.getByRole('main').getByRole('status');
  // Until the query before is told no more.
  const count = page.getByText(/^\d+ページ見つかりました/u).last();
  await expect(status).toHaveText((await count.textContent()) ?? '');
  await status.evaluate((element) => {
    const said: (string | null)[] = [];
    Object.assign(window, {said});
    new MutationObserver(() => said.push(element.textContent)).observe(element, {
      subtree: true,
      characterData: true,
      childList: true,
    });
  });
  // The time stands still while typing, which a busy machine would make longer than the pause.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const said = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'said') as unknown);
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  for (const written of ['q', 'qq', 'qqq', 'qqqq']) {
    await page.keyboard.type('q');
    await page.clock.runFor(200);
    await expect(page).toHaveTitle(`「${written}」の検索結果 | コメびより`);
  }
  await expect(page.getByText('言葉を減らすか')).toBeVisible();
  expect(await said()).toEqual([]);
  await page.clock.resume();
  await expect(status).toHaveText('見つかりませんでした');
  expect(await said()).toHaveLength(1);
}

const page1 = hitOf({
  url: '/docs/feature/bouyomichan?highlight=a#b',
  title: {text: '棒読みちゃん', marks: [[0, 2]]},
  breadcrumb: ['API Reference', '機能'],
  more: ['声と音量', '声の規約'].map((text, index) => ({
    url: `/docs/feature/bouyomichan#s${index}`,
    section: {text, marks: [[0, 1]]},
    snippet: {text: `${text}を替えます。`, marks: []},
  })),
});
const page2 = hitOf({url: '/docs/settings/speech', title: {text: '読み上げの設定', marks: []}});
const found = {...NOTHING, hits: [page1, page2], total: 12};
const meant = hitOf({url: '/docs/about', title: {text: '棒読みちゃん', marks: []}});

test('results are grouped by page and walked by arrows; near queries help when there are none', async ({
  page,
}) => {
  await answerWith(page, {
    声: found,
    棒よみちん: {...NOTHING, near: ['棒読みちゃん']},
    棒読みちゃん: {...NOTHING, hits: [meant], total: 1},
  });
  await page.goto(searchUrl('声'));
  await expect(results(page)).toHaveCount(2);
  const further = results(page).first().getByRole('list').getByRole('link');
  await test.step('grouped by page, with further sections as links', async () => {
    await expect(
      page.getByText('12ページ見つかりました（上位2ページを表示）').last(),
    ).toBeVisible();
    await expect(results(page).first()).toContainText('API Reference › 機能');
    await expect(further).toHaveText([/^声と音量/u, /^声の規約/u]);
    await expect(further.first().locator('mark')).toHaveText('声');
  });
  await test.step('arrows lead through all of them and back, a slash to the field', () =>
    walkResults(page));
  await test.step('near queries, when nothing is found', async () => {
    await field(page).fill('棒よみちん');
    await field(page).press('Enter');
    await expect(page).toHaveURL(searchUrl('棒よみちん'));
    const main = page.getByRole('main');
    await expect(main.getByText('言葉を減らすか')).toBeVisible();
    await expect(main.getByRole('link', {name: 'よくある質問'}).first()).toBeVisible();
    await main.getByRole('button', {name: 'もしかして：棒読みちゃん'}).click();
    await expect(page).toHaveURL(searchUrl('棒読みちゃん'));
    await expect(field(page)).toHaveValue('棒読みちゃん');
    await expect(results(page)).toHaveCount(1);
    await page.goBack();
    await expect(field(page)).toHaveValue('棒よみちん');
  });
  await test.step('a further section is followed', async () => {
    await field(page).fill('声');
    await further.first().click();
    await expect(page).toHaveURL('/docs/feature/bouyomichan#s0');
  });
});

async function walkResults(page: Page): Promise<void> {
  await field(page).focus();
  const links = page.locator('main ol a');
  for (const link of await links.all()) {
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  expect(await links.first().evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}
