/** The consoles of the API reference against the stand-in for the app. */
import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {callApi} from '@komebiyori/simulator/testing/client';
import {withApp} from './support/withApp';
import {axeFindings} from './support/axe';
import {expect, hydrate, test} from './support/fixtures';

const CONSOLE = 'div:has(> section[aria-label="本アプリとの接続"])';

/**
 * What axe finds in the console alone. The long reference around it, which everyPage.spec looks at, is
 * taken away: axe goes through all that is there.
 */
async function consoleFindings(page: Page): Promise<string[]> {
  await page.locator(CONSOLE).evaluate((console) => {
    for (let at: Element | null = console; at !== null && at !== document.body;) {
      const {parentElement}: Element = at;
      for (const one of [...(parentElement?.children ?? [])]) if (one !== at) one.remove();
      at = parentElement;
    }
  });
  return axeFindings(page, CONSOLE);
}

withApp.beforeEach(({quiet}) => {
  quiet.allow(/the server responded with a status of 4\d\d/u);
});

withApp('calls are sent, explained, asked for and kept', async ({page, app, context, quiet}) => {
  // The reference is the longest page of the site.
  test.slow();
  quiet.allow(/ERR_CONNECTION_REFUSED|CSP violation|Content Security Policy/u);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port === String(app.port)) asked.push(request.method());
  });
  await page.goto('/docs/developer/api');
  await hydrate(page);
  const send = page.getByRole('button', {name: '送信'});
  const operation = page.getByLabel('操作', {exact: true});
  const answer = page.getByRole('region', {name: 'レスポンス'});
  const body = page.getByLabel('リクエストボディ（JSON）');
  await expect(send).toBeVisible();
  expect(asked).toEqual([]);

  await send.click();
  await expect(answer).toContainText('200：成功しました');
  await expect(answer).toContainText('8.0.7');
  await expect(page.getByRole('region', {name: '本アプリとの接続'})).toContainText(
    '本アプリとつながっています',
  );

  await test.step('from the reference to the console, with a body that is wrong first', async () => {
    const link = 'POST /api/commentsをコンソールで試す';
    await page.getByRole('link', {name: link, exact: true}).click();
    await expect(operation).toHaveValue('postComment');
    await body.fill('{"service": {"id": 3}}');
    await send.click();
    await expect(page.getByText('必須の項目「comment」がありません。')).toBeVisible();
    const services = (await callApi(app, 'GET', '/api/services')).body as {id: string}[];
    const comment = {id: 'c-1', userId: 'u-1', name: '試す人', comment: 'こんにちは'};
    await body.fill(JSON.stringify({service: {id: services[0]?.id}, comment}));
    await send.click();
    await expect(answer).toContainText('中身はありません');
    expect(app.state.comments().at(-1)?.data.name).toBe('試す人');
  });
  await test.step('the code is that of what is filled in, in the language chosen anywhere', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = page.getByRole('region', {name: 'このリクエストのコード'});
    await code.getByRole('tab', {name: 'Python'}).click();
    await code.getByRole('button', {name: 'Pythonのコードをコピー'}).click();
    await expect(code.getByText('コピーしました')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('"name": "試す人"');
    // What was granted alone leaves this machine out of reach.
    await context.clearPermissions();
    await expect(page.locator('#get-api-info-code-python')).toBeVisible();
  });
  await test.step('what stays is asked for', async () => {
    await operation.selectOption('cancelOrder');
    await send.click();
    const dialog = page.getByRole('dialog', {name: '本アプリを変更するリクエストを送りますか'});
    await dialog.getByRole('button', {name: '送らない'}).click();
    await expect(dialog).toBeHidden();
    await expect(send).toBeFocused();
    expect(asked).not.toContain('DELETE');
    await send.press('Enter');
    await dialog.getByRole('button', {name: '変更を送る'}).click();
    await expect(answer).toContainText('404：見つかりません');
    expect(asked).toContain('DELETE');
  });
  await test.step('what was sent is there on the next visit', async () => {
    const history = page.getByRole('region', {name: '送った記録'});
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await page.setViewportSize({width: 390, height: 844});
    await page.reload();
    await hydrate(page);
    await history.getByRole('button', {name: 'POST /api/commentsを入力欄に戻す'}).click();
    await expect(body).toHaveValue(/試す人/u);
    await expect(operation).toBeFocused();
    await history.getByRole('button', {name: '記録を消す'}).click();
    await expect(history.getByRole('listitem')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(await consoleFindings(page)).toEqual([]);
  });
  await test.step('without the app it says what to do', async () => {
    await app.close();
    await send.click();
    await expect(answer.getByRole('status')).toContainText('本アプリが見つかりません');
    await expect(answer.getByRole('status')).toContainText('シミュレーター');
  });
  await test.step('nothing goes anywhere else', () => expectThisMachineOnly(page));
});

/** The policy lets the page ask this machine only. */
async function expectThisMachineOnly(page: Page): Promise<void> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('CSP violation')) violations.push(message.text());
  });
  const others = ['https://example.com/', 'http://192.168.1.20:11180/api/info'];
  await page.evaluate(
    (urls) => Promise.allSettled(urls.map((url) => fetch(url))).then(() => undefined),
    others,
  );
  await expect
    .poll(() => violations)
    .toEqual(others.map((url) => `CSP violation: connect-src ${url}`));
}

withApp('messages arrive, are filtered, stopped and saved', async ({page, app}) => {
  await page.goto('/docs/developer/api/websocket');
  await hydrate(page);
  const bar = page.getByRole('region', {name: '本アプリとの接続'});
  await bar.getByRole('button', {name: '本アプリにつなぐ'}).click();
  await expect(bar).toContainText('本アプリとつながっています');
  expect(app.clients()).toEqual(['comments,deleted,clear,meta,reactions']);
  await page.getByRole('checkbox', {name: 'pinned', exact: true}).check();
  await expect.poll(() => app.clients()).toEqual(['comments,deleted,clear,meta,reactions,pinned']);

  const rows = page.getByRole('list', {name: '届いたメッセージ'}).getByRole('listitem');
  app.make('ordinary', {service: 'youtube'});
  app.make('gift', {service: 'twitch', tier: 2});
  app.send({type: 'pinned', data: null});
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('pinned');
  await rows.first().locator('summary').first().click();
  await expect(rows.first()).toContainText('data: null');

  await page.getByLabel('種別で絞る').selectOption('comments');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('言葉で絞る').fill('ＴＷＩＴＣＨ');
  await expect(rows).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'JSON Linesで保存'}).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({message: expect.objectContaining({type: 'comments'})}),
  ]);

  const pause = page.getByRole('button', {name: '一時停止'});
  await pause.click();
  app.make('ordinary', {service: 'twitch'});
  await expect(page.getByText('止めてから届いた数：1件')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await pause.click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', {name: '消す', exact: true}).click();
  await expect(rows).toHaveCount(0);
  expect(await consoleFindings(page)).toEqual([]);
});
