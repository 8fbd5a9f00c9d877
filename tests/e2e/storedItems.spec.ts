import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import versions from '../../versions.json';
import {askForCode, fillInCode, newAddress} from './support/account';
import {expect, gotoHydrated, test} from './support/fixtures';
import {linkOfOverlay, putIntoObs} from './support/volumeParty';

const ROOT = path.join(__dirname, '../..');

/** Everything that this origin keeps in the browser, by the place where it is kept. */
async function kept(page: Page, context: BrowserContext): Promise<string[]> {
  const keys = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({name}) => name ?? ''),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...keys, ...(await context.cookies()).map(({name}) => `cookie ${name}`)];
}

test('the policy lists exactly what a visit leaves in the browser', async ({
  page,
  context,
  quiet,
}) => {
  test.slow();
  quiet.allow(/Failed to load resource/u);
  const found = new Set<string>();
  const collect = async (): Promise<void> => {
    // One draft for each version.
    for (const key of await kept(page, context)) {
      found.add(key.replace(/^(generator\.draft\.).+$/u, '$1…'));
    }
  };

  const visit = async (url: string): Promise<void> => {
    await gotoHydrated(page, url);
    await collect();
  };

  for (const url of ['/', '/news', '/download', '/templates/downloads']) await visit(url);

  await visit('/account/signin');
  const address = newAddress('policy');
  await askForCode(page, address);
  await collect();
  await fillInCode(page, address);
  await page.waitForURL(/\/account\/my$/u);
  await collect();

  await visit('/tools/mic-checker');
  await page.getByRole('switch', {name: 'RMSを正弦波基準にする'}).check();
  await collect();

  await visit('/accessibility');
  await page.getByRole('switch', {name: '1文字のキーを使う'}).uncheck();
  await collect();
  await visit('/tools/webm');
  await page.getByRole('button', {name: '見本'}).first().click();
  await page.getByRole('radio', {name: /^GIF/u}).check();
  await collect();

  await visit('/docs/developer/api');
  const code = page.getByRole('region', {name: 'このリクエストのコード'});
  await code.getByRole('tab', {name: 'Python'}).click();
  await page.getByRole('button', {name: '送信'}).click();
  await expect(page.getByText('本アプリが見つかりません').first()).toBeVisible();
  await collect();

  await visit('/tools/map');
  await page.getByRole('textbox', {name: '題名'}).fill('どこから？');
  await page.getByRole('button', {name: 'つなぐ先'}).click();
  await page.getByRole('textbox', {name: 'ポート'}).fill('11181');
  await page.getByRole('button', {name: '保存してつなぐ'}).click();
  await collect();

  await visit('/tools/wordparty-ponkit');
  await page.getByRole('button', {name: '編集', exact: true}).click();
  await page.getByRole('button', {name: /^拍手/u}).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: '画像を選ぶ'}).click();
  await (
    await choosing
  ).setFiles(path.join(ROOT, 'static', 'img', 'screens', 'komebiyori-window.png'));
  await expect(page.getByText('このブラウザに保存しました')).toBeVisible();
  await collect();

  await visit('/docs/developer/playground?paused');
  await page.getByRole('textbox', {name: 'index.htmlの内容'}).pressSequentially('a');
  await page.getByRole('button', {name: '実行', exact: true}).first().click();
  await collect();

  await visit('/tools/volume-party');
  await page.getByLabel('一番上の段階だけを出す').uncheck();
  await page.getByLabel('アドレス', {exact: true}).fill('例');
  await page.getByLabel('パスワード').fill('ひみつ');
  await page.getByRole('button', {name: 'OBSにつなぐ'}).click();
  await expect(page.getByText('保存しました')).toBeVisible();
  await collect();
  const inObs = await context.newPage();
  await putIntoObs(inObs);
  await inObs.goto(linkOfOverlay({feed: 'obs', obsAddress: '例'}));
  await inObs.getByLabel('OBSのパスワード').fill('ひみつ');
  await inObs.getByRole('button', {name: 'OBSにつなぐ'}).click();
  await collect();
  await inObs.close();
  await page.goto(linkOfOverlay({feed: 'mic'}));
  await page.getByRole('button', {name: '使う', exact: true}).click();
  await collect();

  await visit('/generator/templates/8_0');
  await page.getByLabel('フォルダ名').fill('line-up');
  await page.getByRole('button', {name: '保存した見た目', exact: true}).click();
  await page.getByRole('button', {name: '今の見た目を保存'}).click();
  await page.getByRole('radio', {name: /^ふきだし/u}).check();
  await page.getByRole('button', {name: /^本文の文字/u}).click();
  await page.getByRole('combobox', {name: 'フォント', exact: true}).selectOption('Yomogi');
  await expect(page.getByText('下書きを保存しました')).toBeVisible();
  await collect();

  await visit('/docs/guide/install');
  await page.locator('.navbar__inner [data-color-mode-toggle]').click();
  await collect();
  await page.getByRole('button', {name: 'お知らせを閉じる'}).click();
  const version = page.locator('details[data-disclosure]:visible', {
    has: page.locator('summary', {hasText: versions[0] ?? ''}),
  });
  await version.locator('summary').click();
  await version.getByRole('link', {name: '7.2', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/7\.2\//u);
  await collect();

  const box = page.locator('nav input[name="q"]');
  await box.fill('設定');
  // A search that is sent before the box has its code is the browser's own, and not remembered.
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search/u);
  await collect();

  // What is kept when scripts cannot be loaded.
  const main = /\/assets\/js\/main\.[^/]+\.js$/u;
  await page.route(main, (route) => route.abort());
  await page.goto('/policy');
  await page.mouse.move(7, 7);
  // The page reloads itself as soon as it has kept this, so what is there is read until it holds still.
  await expect(async () => {
    await collect();
    expect(found).toContain('site.reloadedAt');
  }).toPass();
  await page.unroute(main);

  await page.goto('/policy');
  const listed = await page.locator('#stored-items dt code').allInnerTexts();
  // Here no worker runs; offline.spec looks at what it keeps.
  const withoutWorker = listed.filter((key) => key !== 'offline.…');
  expect([...found].sort()).toEqual(withoutWorker.sort());
});
