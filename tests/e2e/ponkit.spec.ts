import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {expect} from './support/fixtures';
import {withApp} from './support/withApp';

/** A test with the app, and what pages sent to it. */
const test = withApp.extend<{sent: unknown[]}>({
  sent: async ({page}, use) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/api/reactions') return;
      if (request.method() === 'POST') sent.push(request.postDataJSON());
    });
    await use(sent);
  },
});

const PAGE = '/tools/wordparty-ponkit';
const bar = (page: Page) => page.getByRole('region', {name: '本アプリとの接続'});
const keyOf = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const log = (page: Page) => page.getByRole('list', {name: '送った合図'}).getByRole('listitem');
const one = (key: string, value = 1) => ({reactions: [{key, value}], effect: true});

test('buttons and keys send words to the app; a link brings a pad into the dock of OBS; an app that goes away', async ({
  page,
  app,
  sent,
  quiet,
  context,
}) => {
  quiet.allow(/ERR_CONNECTION_REFUSED/u);
  await page.goto(PAGE);
  await expect(bar(page)).toContainText('本アプリとつながっています');
  await keyOf(page, '拍手').click();
  await expect(log(page).first()).toContainText('拍手 8888送りました');
  await keyOf(page, 'おにぎり').press('Enter');
  await page.keyboard.press('2');
  await expect(log(page).first()).toContainText('おめでとう');
  await expect.poll(() => sent).toEqual([one('8888'), one('おにぎり', 5), one('おめでとう')]);

  await test.step('a delay and a pause', async () => {
    await keyOf(page, 'おみくじ').click();
    await expect(page.getByRole('list', {name: '待っている合図'})).toContainText('おみくじ');
    await page.getByRole('button', {name: '一時停止'}).click();
    await keyOf(page, 'またね').click();
    await expect(log(page).first()).toContainText('送りませんでした');
    await page.getByRole('button', {name: '再開'}).click();
    await expect(log(page).first()).toContainText(/大吉|中吉|小吉|凶/u);
    await expect.poll(() => sent.length).toBe(4);
  });
  await test.step('a button that is held', async () => {
    await keyOf(page, '笑い').hover();
    await page.mouse.down();
    await expect.poll(() => sent.length).toBeGreaterThan(5);
    await expect(keyOf(page, '笑い')).toHaveAttribute('data-lit', 'true');
    await page.mouse.up();
    // Lit for as long as it is held.
    await expect(keyOf(page, '笑い')).toHaveAttribute('data-lit', 'false');
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('a link brings a pad; a spoilt one is refused in words', () => bringByLink(page));
  await test.step('the dock of OBS', async () => {
    sent.length = 0;
    await page.setViewportSize({width: 300, height: 500});
    await page.goto(`${PAGE}?dock=1`);
    const dock = page.getByRole('region', {name: 'ポン出しキット', exact: true});
    const status = dock.getByRole('status');
    await expect(status.first()).toHaveText('接続中');
    await expect(page.getByRole('heading', {level: 1})).toBeHidden();
    await dock.getByRole('button', {name: 'クイズ'}).click();
    await dock.getByRole('button', {name: '正解', exact: true}).click();
    await expect(status.nth(1)).toHaveText('正解：送りました');
    expect(sent).toEqual([one('正解')]);

    await app.close();
    await expect(status.first()).toHaveText('切断');
    await dock.getByRole('button', {name: '正解', exact: true}).click();
    await expect(status.nth(1)).toHaveText(
      '正解：送りませんでした。本アプリとつながっていません。下の案内に従ってつないでください。',
    );
    expect(sent).toHaveLength(1);
  });
});

/** Copies a link of a sample, takes the sample back, and has it again by the link. */
async function bringByLink(page: Page): Promise<void> {
  await page.getByRole('tab', {name: 'キット'}).click();
  await page.getByRole('button', {name: '見本「クイズ」の中身を見る'}).click();
  await page.getByRole('button', {name: '取り込む', exact: true}).click();
  await page.getByRole('button', {name: 'リンクをコピー'}).click();
  await expect(page.getByText('コピーしました')).toBeVisible();
  const url = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(url.hash).toMatch(/^#kit=1\.[\w-]+$/u);
  await page.getByRole('button', {name: '元に戻す'}).click();
  await expect(page.getByText('保存しています')).toBeHidden();

  await page.goto(`${PAGE}${url.hash.slice(0, 200)}`);
  await expect(page.getByRole('alert')).toContainText('リンクが途中で切れているか');
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, url.hash);
  const preview = page.getByRole('region', {name: 'リンクの中身'});
  await expect(preview).toContainText('ボタン（新しい8・変わる0・同じ8）');
  await preview.getByRole('button', {name: '取り込む'}).click();
  await expect(page.getByText('このブラウザに保存しました')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
}

test('the pad is arranged by keyboard, gets a picture, and stays; it goes out as a zip and comes in elsewhere', async ({
  page,
  app,
  sent,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(PAGE);
  await expect(bar(page)).toContainText(`${app.port}`);
  await expect(bar(page)).toContainText('つながっています');
  await test.step('it is arranged by keyboard, and every step can be taken back', () =>
    arrange(page));
  const zip = await test.step('a picture goes out in a zip', () => saveWithPicture(page));
  await test.step('all of it stays', async () => {
    await page.reload();
    await expect(bar(page)).toContainText('つながっています');
    await page.keyboard.press('Shift+k');
    const both = ['合図A', '合図B'].map((key) => ({key, value: 1}));
    await expect.poll(() => sent).toEqual([{reactions: both, effect: true}]);
    await expect(keyOf(page, '大拍手').locator('img')).toHaveJSProperty('naturalWidth', 1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', {name: '編集', exact: true}).click();
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('on another machine it is looked at and taken in', async () => {
    const other = await (await browser.newContext({baseURL: baseURL ?? ''})).newPage();
    await takeIn(other, zip);
    await other.context().close();
  });
});

async function arrange(page: Page): Promise<void> {
  await page.getByRole('button', {name: '編集', exact: true}).press('Enter');
  await page.getByRole('button', {name: '拍手（1行1列）'}).press('Shift+ArrowRight');
  await expect(page.getByRole('button', {name: '拍手（1行2列）'})).toBeFocused();
  await expect(page.getByRole('button', {name: 'おめでとう（1行1列）'})).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', {name: '拍手（1行1列）'})).toBeVisible();
  await page.getByRole('button', {name: 'やり直す'}).press('Enter');

  await page.getByRole('button', {name: '3行1列の空きにボタンを追加'}).press('Enter');
  await page.getByLabel('合図の言葉（1行に1つ）').fill('合図A\n合図B');
  await page.getByLabel('名前', {exact: true}).fill('新しい合図');
  await page.getByRole('button', {name: 'キーを割り当てる'}).press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'キーを割り当てる'}).press('Enter');
  await page.keyboard.press('Control+w');
  await expect(page.getByText('ブラウザや画面の操作に使います')).toBeVisible();
  await page.keyboard.press('Shift+k');
  await page.getByRole('button', {name: '複製'}).press('Enter');
  await page.getByRole('button', {name: '新しい合図（3行2列）'}).press('Delete');
  await expect(page.getByRole('button', {name: '新しい合図をこのページに置く'})).toBeVisible();
  await expect(page.getByText('このブラウザに保存しました')).toBeVisible();
}

const RED_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

async function saveWithPicture(page: Page): Promise<Buffer> {
  await page.getByRole('button', {name: '拍手（1行2列）'}).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: '画像を選ぶ'}).click();
  const buffer = Buffer.from(RED_PNG, 'base64');
  await (await choosing).setFiles({name: '拍手.png', mimeType: 'image/png', buffer});
  await expect(page.getByLabel('画像', {exact: true})).toHaveValue('拍手.png');
  await page.getByLabel('名前', {exact: true}).fill('大拍手');
  await page.getByRole('tab', {name: 'キット'}).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'zipを保存'}).click();
  return readFileSync(await (await download).path());
}

async function takeIn(page: Page, zip: Buffer): Promise<void> {
  await page.goto(PAGE);
  await page.getByRole('tab', {name: 'キット'}).click();
  const input = page.getByLabel('キットのファイル');
  await input.setInputFiles({name: 'x.zip', mimeType: '', buffer: zip.subarray(0, 500)});
  await expect(page.getByRole('alert')).toContainText('壊れているか');
  await input.setInputFiles({name: 'kit.zip', mimeType: '', buffer: zip});
  const preview = page.getByRole('region', {name: 'kit.zipの中身'});
  await expect(preview).toContainText('ボタン（新しい2・変わる1・同じ7）');
  await expect(preview).toContainText('素材（新しい1・変わる0・同じ0）');
  await preview.getByLabel('ボタン「👏 大拍手」').selectOption('両方を残す');
  await preview.getByRole('button', {name: '取り込む'}).click();
  await expect(page.locator('#ponkit-kit img')).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('button', {name: 'パッドを開く'}).click();
  await expect(page.getByRole('tab', {name: 'パッド'})).toBeFocused();
  await page.getByRole('button', {name: '編集', exact: true}).click();
  await page.getByRole('button', {name: '大拍手をこのページに置く'}).click();
  await expect(
    page.getByRole('button', {name: /^大拍手（\d行\d列）$/u}).locator('img'),
  ).toBeVisible();
}
