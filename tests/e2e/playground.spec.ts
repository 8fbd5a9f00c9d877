import {readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import type {BrowserContext, FrameLocator, Locator, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {LIVE_TITLE} from '@komebiyori/simulator/scenario';
import {startSimulator} from '@komebiyori/simulator/server';
import {writeFiles} from '../../scripts/lib/writeFiles';
import {expect, gotoHydrated, test} from './support/fixtures';
import {watchShifts} from './support/layoutShifts';

const PAGE = '/docs/developer/playground';
const frameOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="テンプレートのプレビュー"]');
const consoleOf = (page: Page): Locator => page.getByRole('list', {name: 'コンソールの行'});
const app = (page: Page): Locator => frameOf(page).locator('#app');
const press = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) await page.getByRole('button', {name, exact: true}).click();
};
/** Presses until it shows: what happens before a template listens does not come to it. */
async function pressUntil(page: Page, names: readonly string[], shown: RegExp) {
  await expect(async () => {
    await press(page, ...names);
    await expect(app(page)).toContainText(shown, {timeout: 500});
  }).toPass({intervals: [5]});
}
/** Opens a sample by the list, with nothing but what came before. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByLabel('開くテンプレート').selectOption({label: name});
  await press(page, 'はじめから');
}

/**
 * What samples of the manual show when something happens, one for each way in which it reaches them.
 * What each shows in the app is in manualSamples.spec, what each button does in feedButtons.test.
 */
const PROMISES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async コメントを色付きで並べる(page) {
    const comments = app(page).locator('.comment');
    await expect(comments).toHaveCount(5);
    await page.getByLabel('コメントのサイト').selectOption('YouTube');
    await press(page, 'ギフト');
    await expect(comments).toHaveCount(6);
    await expect(comments.last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await press(page, '全消去');
    await expect(comments).toHaveCount(0);
  },
  async 題名と視聴者数を出す(page) {
    await expect(app(page)).toContainText(`${LIVE_TITLE}（視聴者 24人）`);
    await press(page, '題名を変える');
    await expect(app(page)).toContainText('夜の部、はじまりました（視聴者 24人）');
  },
  async リアクションとワードパーティーを受ける(page) {
    await pressUntil(page, ['リアクション'], / ×\d$/u);
    await press(page, 'ワードパーティー');
    await expect(app(page)).toHaveText('演出popper-8888を1回 8888');
    // The template loads itself again.
    await press(page, '演出の設定を保存');
    await expect(app(page)).toHaveText('');
  },
  async 'HTTPで調べる・送る'(page) {
    await expect(app(page)).toContainText('8.0.7 無料');
    await frameOf(page).getByText('先頭の人を完了にする').click();
    await frameOf(page).getByText('読み上げる').click();
    await expect(consoleOf(page)).toContainText('読み上げ: こんばんは');
  },
  async CSSの変数を自分の設定にする(page) {
    await expect(frameOf(page).locator('body')).toContainText('無料版で表示しています');
    await press(page, '通常');
    await expect(app(page).locator('.comment').first()).toBeVisible();
  },
  async JSONのファイルから読む(page) {
    await expect(app(page)).toHaveText(/\S+(?:\n\S+){4}/u);
  },
};

test('samples of the manual open in it, and show what they promise', async ({page, quiet}) => {
  test.slow();
  await gotoHydrated(page, '/docs/developer/onesdk-js');
  await page.getByRole('link', {name: 'プレイグラウンドで開く'}).first().click();
  await expect(page).toHaveURL(`${PAGE}?sample=developer/onesdk-js.1`);
  // The console of the page has what templates write there.
  quiet.allow(/^console warning: /u);
  await press(page, '配信を止める', 'はじめから');
  await expect(frameOf(page).locator('li')).toHaveCount(5);
  await press(page, '通常');
  await expect(frameOf(page).locator('li')).toHaveCount(6);

  for (const [name, keeps] of Object.entries(PROMISES)) {
    await test.step(name, async () => {
      await choose(page, name);
      await keeps(page);
    });
  }

  await test.step('a connection that ends, and comes again', async () => {
    await choose(page, '5分で動かす');
    const state = frameOf(page).locator('p');
    await expect(state).toHaveText('つながりました');
    await page.getByRole('switch', {name: '本アプリを起動'}).uncheck();
    await expect(state).toHaveText('本アプリを起動して、ページを再読み込みしてください');
    await page.getByRole('switch', {name: '本アプリを起動'}).check();
    await press(page, 'もう一度実行');
    await expect(state).toHaveText('つながりました');
  });
});

/** Puts the cursor at the end of the shown file. */
async function goToEnd(page: Page, file: string): Promise<Locator> {
  await page.getByRole('tab', {name: file}).click();
  const box = page.getByRole('textbox', {name: `${file}の内容`});
  await box.press('Control+End');
  return box;
}

/** What a template sends without end past its own limits is not read without end; its code stays. */
async function flood(page: Page): Promise<void> {
  const box = await goToEnd(page, 'script.js');
  await page.keyboard.insertText(
    "\nsetInterval(() => { for (let i = 0; i < 2000; i += 1) parent.postMessage({type: 'line'}, '*'); });",
  );
  await expect(page.getByText('書き出す行や通信が多すぎるため')).toBeVisible();
  await expect(frameOf(page).owner()).toHaveCount(0);
  await expect(box).toContainText('setInterval');
  await page.keyboard.press('Control+z');
  // In the notice, and above the preview.
  await page.getByRole('button', {name: '実行', exact: true}).first().click();
  await expect(consoleOf(page)).toContainText('書きました [ 1, 2 ]');
}

/**
 * Writes a template that never ends, and closes its page.
 * @returns when that was, in milliseconds
 */
async function hang(page: Page): Promise<number> {
  await (await goToEnd(page, 'script.js')).pressSequentially('\nfor (;;) {}');
  await expect
    .poll(() => Promise.race([page.evaluate(() => true), wait(2000).then(() => false)]))
    .toBe(false);
  await page.close();
  return Date.now();
}

/** It does not run by itself when the visitor comes back, some seconds later. */
async function comeBack(context: BrowserContext, closedAt: number): Promise<void> {
  await wait(closedAt + 4500 - Date.now());
  const page = await context.newPage();
  await gotoHydrated(page, PAGE);
  await expect(page.getByText('前のテンプレートが終わらなかったため')).toBeVisible();
  await expect(frameOf(page).owner()).toHaveCount(0);
  await page.getByRole('tab', {name: 'script.js'}).click();
  await expect(page.getByRole('textbox', {name: 'script.jsの内容'})).toContainText('for (;;) {}');
}

/** Saves the zip, installs it in the app, and opens it there. */
async function runInApp(page: Page): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'zipを保存')]);
  const folder = test.info().outputPath('custom');
  writeFiles(folder, Object.entries(unzipSync(readFileSync(await download.path()))));
  const simulator = await startSimulator({port: 0, autoplay: false, templates: [folder]});
  const [template] = simulator.templates();
  const view = await page.context().newPage();
  await view.goto(
    `${simulator.origin}/templates/custom/${template?.name ?? ''}/index.html?port=${simulator.port}`,
  );
  await expect(view).toHaveTitle('edited');
  await expect.poll(() => simulator.clients().length).toBe(1);
  simulator.make('ordinary');
  await expect(view.locator('.comment')).toHaveCount(1);
  await view.close();
  await simulator.close();
}

test('what was written is kept, shared and packed; errors name their lines, and what never ends does not run again', async ({
  page,
  browser,
  context,
  quiet,
}) => {
  test.slow();
  quiet.allow(/ReferenceError|lst is not defined/u);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shifted = await watchShifts(page);
  await gotoHydrated(page, PAGE);
  await choose(page, 'コメントを色付きで並べる');
  await press(page, '配信を止める');
  expect(await shifted()).toBeLessThan(0.01);

  await test.step('an error leads to its line, and says what to do', async () => {
    const box = await goToEnd(page, 'script.js');
    await box.pressSequentially('\nlst.push(1);');
    const log = consoleOf(page);
    await expect(log).toContainText('lst is not defined');
    await expect(log).toContainText('つづり');
    await page.getByRole('tab', {name: 'index.html'}).click();
    await log.getByRole('button', {name: /^script\.js:\d+$/u}).click();
    await expect(page.getByRole('tab', {name: 'script.js'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(box).toBeFocused();
  });

  await test.step('names of the SDK are completed', async () => {
    const box = await goToEnd(page, 'script.js');
    await page.keyboard.press('Control+Shift+Home');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+End');
    await box.pressSequentially('\nOneSDK.getCom');
    await expect(page.getByRole('option', {name: /getCommentStyle/u})).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'リセット'}).click();
  });

  await test.step('an edit is shown, and kept', async () => {
    await goToEnd(page, 'script.js');
    await page.keyboard.insertText(
      "\ndocument.title = 'edited';\nconsole.log('書きました', [1, 2]);\nOneSDK.subscribe({action: 'comment'});",
    );
    await expect(consoleOf(page)).toContainText('書きました [ 1, 2 ]');
    await expect(consoleOf(page)).toContainText('「comments」ではありませんか。');
    await page.getByLabel('テンプレートの名前').fill('色付き test');
    await page.reload();
    await expect(page.getByLabel('開くテンプレート')).toHaveValue(/^work /u);
    await expect(consoleOf(page)).toContainText('書きました [ 1, 2 ]');
  });

  await test.step('a template that sends without end is stopped', () => flood(page));

  const link = await test.step('it is shared by a link', async () => {
    await press(page, 'リンクをコピー');
    await expect(page.getByText('コピーしました')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const other = await browser.newContext();
  const closedAt =
    await test.step('the link opens elsewhere, beside what was written there', async () => {
      const visitor = await other.newPage();
      await gotoHydrated(visitor, PAGE);
      await choose(visitor, '参加待ちの列を出す');
      await (await goToEnd(visitor, 'script.js')).pressSequentially('\n// mine');
      await visitor.goto('about:blank');
      await visitor.goto(link);
      // Nobody here has seen its code: it waits for a press.
      await expect(visitor.getByText('リンクから開いたため、まだ動かしていません')).toBeVisible();
      await expect(frameOf(visitor).owner()).toHaveCount(0);
      await visitor
        .getByRole('region', {name: 'プレビュー'})
        .getByText('実行', {exact: true})
        .click();
      await expect(consoleOf(visitor)).toContainText('書きました [ 1, 2 ]');
      await expect(visitor.getByLabel('テンプレートの名前')).toHaveValue('色付き test');
      await expect(
        visitor.getByLabel('開くテンプレート').locator('optgroup[label="書いたもの"] option'),
      ).toHaveText(['参加待ちの列を出す']);
      return hang(visitor);
    });

  await test.step('the zip runs in the app', () => runInApp(page));
  await test.step('a template that never ends is not run again', () => comeBack(other, closedAt));
  await other.close();
});
