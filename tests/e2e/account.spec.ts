import {readFileSync} from 'node:fs';
import {activate, newAddress, openMyAccount, signInHere} from './support/account';
import {expect, test} from './support/fixtures';

const KEY = /PRO(?:-[0-9A-HJKMNP-TV-Z]{5}){5}/u;

test('from the price to the deleted account', async ({page}) => {
  test.slow();
  const address = newAddress('journey');
  await page.goto('/membership');
  await page
    .getByRole('button', {name: 'Pro', exact: false})
    .filter({hasText: '購入する'})
    .first()
    .click();
  await page.waitForURL(/\/account\/signin\?next=%2Fmembership%3Fbuy%3D/u);
  await signInHere(page, address);

  // The panel of 特定商取引法 12条の6.
  const panel = page.getByRole('region', {name: '最終確認'});
  await expect(panel).toContainText('￥5,500（税込）');
  for (const label of ['商品と数量', '支払いの時期と方法', '提供の時期', '契約の更新と解約']) {
    await expect(panel.getByText(label, {exact: true})).toBeVisible();
  }
  // The page may be on air.
  await expect(panel).not.toContainText(address);
  await expect(panel).toContainText('アカウント：j•••••@example.com');
  await panel.getByRole('button', {name: 'お支払いへ進む'}).click();

  await page.waitForURL(/54321\/pay\//u);
  await page.getByRole('link', {name: '支払わずに戻る'}).click();
  await expect(page.getByText('請求は発生していません')).toBeVisible();
  await page
    .getByRole('button', {name: /購入する/u})
    .first()
    .click();
  await page.getByRole('button', {name: 'お支払いへ進む'}).click();
  await page.waitForURL(/54321\/pay\//u);
  await page.getByRole('button', {name: 'カードで支払う'}).click();
  if (/\/pay\//u.test(page.url())) await page.getByRole('link', {name: 'サイトへ戻る'}).click();

  await page.waitForURL(/checkout\/succeeded\?session_id=cs_/u);
  await expect(page.getByRole('heading', {name: 'ご購入ありがとうございます'})).toBeFocused();
  await expect(page.locator('main')).not.toContainText(KEY);
  await page.getByRole('button', {name: '表示', exact: true}).click();
  const [key = ''] = KEY.exec(await page.locator('main').innerText()) ?? [];
  expect(key).toMatch(KEY);

  await activate(page, key, '配信用デスクトップ');
  await page.goto('/account/my');
  const licences = page.getByRole('region', {name: 'Proライセンス'});
  await expect(licences).toContainText('登録済みのパソコン（1/3）');
  await expect(licences).not.toContainText(key);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await licences.getByRole('button', {name: 'ライセンスキーをコピー'}).click();
  await expect(licences).toContainText('コピーしました');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

  // Keyboard only: Escape leaves the question, Enter answers it.
  const release = page.getByRole('button', {name: '「配信用デスクトップ」の登録を解除'});
  await release.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('「配信用デスクトップ」の登録を解除しますか？');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(release).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', {name: '登録を解除する'}).press('Enter');
  await expect(licences.getByRole('status').first()).toHaveText(/登録を解除しました。/u);
  await expect(licences).toContainText('（0/3）');

  await expect(page.getByRole('region', {name: '購入履歴'})).toContainText('支払い済み');
  await page.getByText(/最近の\d+件を見る/u).click();
  const activity = page.getByRole('region', {name: '最近の操作'});
  await expect(activity).toContainText('パソコンの登録を解除しました');
  await expect(activity).not.toContainText('アカウントに変更がありました');

  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'データをダウンロード'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^account-data-\d{8}\.json$/u);
  expect(readFileSync(await file.path(), 'utf8')).toContain(address);

  await page.getByRole('button', {name: 'アカウントを削除', exact: true}).click();
  await dialog.getByRole('button', {name: 'アカウントを削除する'}).click();
  await expect(dialog.getByRole('alert')).toHaveText('「削除」と入力してください。');
  await dialog.getByRole('textbox').fill('削除');
  await dialog.getByRole('button', {name: 'アカウントを削除する'}).click();
  await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
  await page.goto('/account/my');
  await page.waitForURL(/\/account\/signin/u);
});

test('a sign-out in one tab reaches the other', async ({page, context}) => {
  await openMyAccount(page, newAddress('tabs'));
  const second = await context.newPage();
  await second.goto('/account/checkout/succeeded?session_id=cs_test_other');
  await expect(
    second.getByText('注文が見つかりません。マイページの「購入履歴」を確かめてください。'),
  ).toBeVisible();
  await second.getByRole('link', {name: 'マイページを開く'}).click();
  await expect(second.getByRole('heading', {name: '購入履歴'})).toBeVisible();
  await page.getByRole('button', {name: 'ログアウト', exact: true}).click();
  await page.waitForURL(/\/account\/signin/u);
  await second.waitForURL(/\/account\/signin/u);
  await expect(second.getByText('ログアウトしました。')).toBeVisible();
});
