/** Checks on pages of the manual against the stand-in for the app. */
import {callApi} from '@komebiyori/simulator/testing/client';
import {withApp} from './support/withApp';
import {axeFindings} from './support/axe';
import {countDocuments, expect, hydrate, test} from './support/fixtures';

/** The page around it is looked at by everyPage.spec. */
const CHECK = 'section[aria-label="この手順の確認"]';

withApp.use({appOptions: {scenario: {services: ['youtube']}}});

withApp(
  'what is right and what is wrong, asked at a press and not before; without the app, how to start it',
  async ({page, app, quiet}) => {
    quiet.allow(/ERR_CONNECTION_REFUSED/u);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).port === String(app.port)) asked.push(request.method());
    });
    await page.goto('/docs/guide/get-comment');
    await hydrate(page);
    const check = page.getByRole('region', {name: 'この手順の確認'});
    expect(asked).toEqual([]);

    await check.getByRole('button', {name: 'この手順を確認'}).press('Enter');
    const again = check.getByRole('button', {name: 'もう一度確認'});
    await expect(check.getByRole('status')).toHaveText('すべてOKです。');
    await expect(again).toBeFocused();
    expect(new Set(asked)).toEqual(new Set(['GET']));

    const [frame] = app.state.services();
    await callApi(app, 'PUT', `/api/services/${frame?.id ?? ''}`, {enabled: false});
    await again.press('Enter');
    await expect(check.getByRole('status')).toHaveText(/要対応が1件/u);
    const wrong = check.getByRole('listitem').filter({hasText: '要対応'});
    await expect(wrong).toContainText('「接続」がオンの枠がありません');
    expect(await axeFindings(page, CHECK)).toEqual([]);
    await wrong.getByRole('link', {name: 'コメントを集める手順'}).click();
    await expect(page).toHaveURL(/#/u);

    await test.step('without the app', async () => {
      await page.setViewportSize({width: 390, height: 844});
      await app.close();
      await again.click();
      await expect(check.getByRole('status')).toContainText('本アプリが見つかりません');
      await expect(check.getByRole('link', {name: '起動しないときの直し方'})).toHaveAttribute(
        'href',
        /^\/docs\/trouble-shooting\/install-error#/u,
      );
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      const bar = check.getByRole('region', {name: '本アプリとの接続'});
      await bar.getByRole('button', {name: 'やめる'}).press('Enter');
      await expect(bar.locator(':focus')).toBeVisible();
    });
  },
);

withApp('a reader who came from another page', async ({page, app}) => {
  const documents = countDocuments(page);
  await page.goto('/docs/guide');
  await hydrate(page);
  await page.locator('main a[href="/docs/guide/speech"]').first().click();
  const check = page.getByRole('region', {name: 'この手順の確認'});
  await expect(check).toBeVisible();
  expect(documents()).toBe(1);
  // The page is loaded for its policy, and then asks without another press.
  await check.getByRole('button', {name: 'この手順を確認'}).click();
  await expect(check).toContainText('新しいコメントが届くかを見ています');
  expect(documents()).toBe(2);
  await expect.poll(app.clients).toEqual(['comments']);
  app.make('ordinary', {service: 'youtube'});
  await expect(check).toContainText('新しいコメントが1件届きました');
  await expect.poll(app.clients).toEqual([]);

  // What had the focus goes with the waiting.
  const again = check.getByRole('button', {name: 'もう一度確認'});
  await again.click();
  await check.getByRole('button', {name: '待つのをやめる'}).press('Enter');
  await expect(again).toBeFocused();
});
