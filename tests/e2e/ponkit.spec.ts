import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {axeFindings} from './support/axe';
import {expect, test} from './support/fixtures';

/** The app at a port of its own, with pages that look for it there, and what they sent. */
const withApp = test.extend<{app: Simulator; sent: unknown[]}>({
  app: async ({page, quiet}, use) => {
    const app = await startSimulator({port: 0, autoplay: false});
    quiet.allow(new RegExp(`foreign request: http://127\\.0\\.0\\.1:${app.port}/`, 'u'));
    await page.addInitScript((port) => {
      localStorage.setItem('appLink.address', `127.0.0.1:${port}`);
    }, app.port);
    await use(app);
    await app.close();
  },
  sent: async ({page}, use) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/api/reactions') return;
      if (request.method() === 'POST') sent.push(request.postDataJSON());
    });
    await use(sent);
  },
});

const bar = (page: Page) => page.getByRole('region', {name: '本アプリとの接続'});
const keyOf = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const log = (page: Page) => page.getByRole('list', {name: '送った合図'}).getByRole('listitem');
const one = (key: string, value = 1) => ({reactions: [{key, value}], effect: true});

withApp(
  'buttons and keys send words to the app; a delay, a pause, and an app that goes away',
  async ({page, app, sent, quiet}) => {
    quiet.allow(/ERR_CONNECTION_REFUSED/u);
    await page.goto('/tools/wordparty-ponkit');
    await expect(bar(page)).toContainText('本アプリとつながっています');
    await keyOf(page, '拍手').click();
    await expect(log(page).first()).toContainText('拍手 8888送りました');
    await keyOf(page, 'おにぎり').press('Enter');
    await page.keyboard.press('2');
    await expect(log(page).first()).toContainText('おめでとう');
    await expect.poll(() => sent).toEqual([one('8888'), one('おにぎり', 5), one('おめでとう')]);

    await keyOf(page, 'おみくじ').click();
    await expect(page.getByRole('list', {name: '待っている合図'})).toContainText('おみくじ');
    await page.getByRole('button', {name: '一時停止'}).click();
    await keyOf(page, 'またね').click();
    await expect(log(page).first()).toContainText('捨てました');
    await page.getByRole('button', {name: '再開'}).click();
    await expect(log(page).first()).toContainText(/大吉|中吉|小吉|凶/u);
    await expect.poll(() => sent.length).toBe(4);

    await keyOf(page, '笑い').hover();
    await page.mouse.down();
    await expect.poll(() => sent.length).toBeGreaterThan(5);
    await expect(keyOf(page, '笑い')).toHaveAttribute('data-lit', 'true');
    await page.mouse.up();
    // Lit for as long as it is held.
    await expect(keyOf(page, '笑い')).toHaveAttribute('data-lit', 'false');

    await app.close();
    await expect(bar(page)).not.toContainText('つながっています', {timeout: 15_000});
    const before = sent.length;
    await keyOf(page, 'またね').click();
    await expect(log(page).first()).toContainText('捨てました');
    expect(sent).toHaveLength(before);
  },
);

withApp(
  'the pad is arranged by keyboard, every step can be taken back, and it stays',
  async ({page, app, sent}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/tools/wordparty-ponkit');
    await expect(bar(page)).toContainText(`${app.port}`);
    await page.getByRole('button', {name: '編集', exact: true}).press('Enter');
    await page.getByRole('button', {name: '拍手（1行1列）'}).press('Shift+ArrowRight');
    await expect(page.getByRole('button', {name: '拍手（1行2列）'})).toBeFocused();
    await expect(page.getByRole('button', {name: 'おめでとう（1行1列）'})).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', {name: '拍手（1行1列）'})).toBeVisible();
    await page.getByRole('button', {name: 'やり直す'}).press('Enter');

    await page.getByRole('button', {name: '3行1列の空きにボタンを足す'}).press('Enter');
    await page.getByLabel('合図の言葉（1行に1つ）').fill('合図A\n合図B');
    await page.getByLabel('名前', {exact: true}).fill('新しい合図');
    await page.getByRole('button', {name: 'キーを覚える'}).press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'キーを覚える'}).press('Enter');
    await page.keyboard.press('Control+w');
    await expect(page.getByText('ブラウザや画面の操作に使います')).toBeVisible();
    await page.keyboard.press('Shift+k');
    await page.getByRole('button', {name: '複製'}).press('Enter');
    await page.getByRole('button', {name: '新しい合図（3行2列）'}).press('Delete');
    await expect(page.getByRole('button', {name: '新しい合図をこのページに置く'})).toBeVisible();
    await expect(page.getByText('このブラウザに保存しました')).toBeVisible();

    await page.reload();
    await expect(bar(page)).toContainText('つながっています');
    await page.keyboard.press('Shift+k');
    await expect
      .poll(() => sent)
      .toEqual([
        {
          reactions: [
            {key: '合図A', value: 1},
            {key: '合図B', value: 1},
          ],
          effect: true,
        },
      ]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', {name: '編集', exact: true}).click();
    expect(await axeFindings(page)).toEqual([]);
  },
);

const RED_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

withApp(
  'a kit with a picture goes out as a zip and comes in on another machine',
  async ({page, app, browser, baseURL}) => {
    await page.goto('/tools/wordparty-ponkit');
    await expect(bar(page)).toContainText(`${app.port}`);
    await page.getByRole('button', {name: '編集', exact: true}).click();
    await page.getByRole('button', {name: '拍手（1行1列）'}).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', {name: '画像を選ぶ'}).click();
    const buffer = Buffer.from(RED_PNG, 'base64');
    await (await choosing).setFiles({name: '拍手.png', mimeType: 'image/png', buffer});
    await expect(page.getByLabel('画像', {exact: true})).toHaveValue('拍手.png');
    await page.getByLabel('名前', {exact: true}).fill('大拍手');
    await page.getByRole('tab', {name: 'キット'}).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'zipを保存'}).click();
    const zip = readFileSync(await (await download).path());

    const other = await (await browser.newContext({baseURL: baseURL ?? ''})).newPage();
    await other.goto('/tools/wordparty-ponkit');
    await other.getByRole('tab', {name: 'キット'}).click();
    const input = other.getByLabel('キットのファイル');
    await input.setInputFiles({name: 'x.zip', mimeType: '', buffer: zip.subarray(0, 500)});
    await expect(other.getByRole('alert')).toContainText('壊れています');
    await input.setInputFiles({name: 'kit.zip', mimeType: '', buffer: zip});
    const preview = other.getByRole('region', {name: 'kit.zipの中身'});
    await expect(preview).toContainText('ボタン（新しい0・変わる1・同じ7）');
    await expect(preview).toContainText('素材（新しい1・変わる0・同じ0）');
    await preview.getByLabel('ボタン「👏 大拍手」').selectOption('両方を残す');
    await preview.getByRole('button', {name: '取り込む'}).click();
    await expect(other.getByText('「パッド」で使えます')).toBeVisible();
    await expect(other.locator('#ponkit-kit img')).toHaveJSProperty('naturalWidth', 1);
    await expect(other.getByText('このブラウザに保存しました')).toBeVisible();
    await other.reload();
    await other.getByRole('tab', {name: 'キット'}).click();
    await expect(other.locator('#ponkit-kit img')).toHaveJSProperty('naturalWidth', 1);
    await other.getByRole('tab', {name: 'パッド'}).click();
    await other.getByRole('button', {name: '編集', exact: true}).click();
    await other.getByRole('button', {name: '大拍手をこのページに置く'}).click();
    await expect(
      other.getByRole('button', {name: '大拍手（3行1列）'}).locator('img'),
    ).toBeVisible();
    await other.context().close();
  },
);

withApp(
  'a link brings a pad into the dock of OBS; a spoilt one is refused in words',
  async ({page, app, sent, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/tools/wordparty-ponkit');
    await expect(bar(page)).toContainText(`${app.port}`);
    await page.getByRole('tab', {name: 'キット'}).click();
    await page.getByRole('button', {name: '見本「クイズ」の中身を見る'}).click();
    await page.getByRole('button', {name: '取り込む', exact: true}).click();
    await page.getByRole('button', {name: 'リンクをコピー'}).click();
    await expect(page.getByText('コピーしました')).toBeVisible();
    const url = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(url.hash).toMatch(/^#kit=1\.[\w-]+$/u);
    await page.getByRole('button', {name: '元に戻す'}).click();
    await expect(page.getByText('保存しています')).toBeHidden();

    await page.goto(`/tools/wordparty-ponkit${url.hash.slice(0, 200)}`);
    await expect(page.getByRole('alert')).toContainText('リンクが途中で切れているか');
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, url.hash);
    const preview = page.getByRole('region', {name: 'リンクの中身'});
    await expect(preview).toContainText('ボタン（新しい8・変わる0・同じ8）');
    expect(new URL(page.url()).hash).toBe('');
    await preview.getByRole('button', {name: '取り込む'}).click();
    await expect(page.getByText('このブラウザに保存しました')).toBeVisible();

    await page.setViewportSize({width: 300, height: 500});
    await page.goto('/tools/wordparty-ponkit?dock=1');
    const dock = page.getByRole('region', {name: 'ポン出しキット', exact: true});
    const status = dock.getByRole('status').last();
    await expect(status).toContainText('接続中');
    await expect(page.getByRole('heading', {level: 1})).toBeHidden();
    await dock.getByRole('button', {name: 'クイズ'}).click();
    await dock.getByRole('button', {name: '正解', exact: true}).click();
    await expect(status).toContainText('正解：送りました');
    expect(sent).toEqual([one('正解')]);
  },
);
