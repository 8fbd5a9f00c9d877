import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {
  activate,
  newAddress,
  newestMail,
  openMyAccount,
  pathOf,
  signInHere,
} from './support/account';
import {expect, test} from './support/fixtures';

const KEY = /PRO(?:-[0-9A-HJKMNP-TV-Z]{5}){5}/u;

async function checkAxe(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

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
  await checkAxe(page);
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
  await checkAxe(page);
  // Loading it again is harmless.
  await page.reload();
  await expect(page.getByRole('heading', {name: 'ご購入ありがとうございます'})).toBeVisible();

  await activate(page, key, '配信用デスクトップ');
  await page.goto('/account/my');
  const licences = page.getByRole('region', {name: 'Proライセンス'});
  await expect(licences).toContainText('登録済みのパソコン（1/3）');
  await expect(licences).not.toContainText(key);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await licences.getByRole('button', {name: 'ライセンスキーをコピー'}).click();
  await expect(licences).toContainText('コピーしました');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await checkAxe(page);

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
  await checkAxe(page);
  await dialog.getByRole('button', {name: 'アカウントを削除する'}).click();
  await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
  await page.goto('/account/my');
  await page.waitForURL(/\/account\/signin/u);
});

test('a code of the fan support, the profile, and what is typed wrong', async ({page, quiet}) => {
  quiet.allow(/status of 4\d\d/u);
  const address = newAddress('code');
  await page.goto('/account/signin');
  await page.getByRole('button', {name: '確認コードを送る'}).click();
  await expect(page.getByRole('alert')).toHaveText('メールアドレスを入力してください。');
  await page.getByLabel('メールアドレス', {exact: true}).fill('ａｂｃ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('メールアドレスの形式が正しくありません。');
  await expect(page.getByLabel('メールアドレス', {exact: true})).toBeFocused();
  await page.getByLabel('メールアドレス', {exact: true}).fill(address.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('確認コードを送りました。')).toBeVisible();
  await checkAxe(page);
  const code = page.getByLabel('確認コード', {exact: true});
  await code.fill('123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('メールに書かれた8桁の数字を入力してください。');
  await code.fill('00000000');
  await expect(page.getByRole('alert')).toContainText(
    'コードが正しくないか、有効期限が切れています。',
  );
  // As an IME writes digits.
  const wide = (await newestMail(page, address)).code.replaceAll(/\d/gu, (digit) =>
    String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0),
  );
  await code.fill(wide);
  await page.waitForURL(/\/account\/my$/u);

  const redeem = page.getByRole('region', {name: '特典コード'});
  for (const [typed, answer] of [
    ['', 'コードを入力してください。'],
    ['NO-SUCH-CODE', 'コードが見つかりません。入力をご確認ください。'],
    ['FAN-PAST-2020', 'このコードの受付期間は終了しました。'],
    ['ｆａｎ-test-2026', 'まで有効にしました。'],
    ['FAN-TEST-2026', 'このコードはすでに使われています。'],
  ] as const) {
    await redeem.getByLabel('コード', {exact: true}).fill(typed);
    await redeem.getByRole('button', {name: '使う'}).click();
    await expect(redeem).toContainText(answer);
    // One message at a time, and what is wrong with the code at its field.
    const isWrong = !answer.startsWith('まで');
    await expect(redeem.getByRole('alert')).toHaveCount(isWrong ? 1 : 0);
    await expect(redeem.getByRole('status')).toHaveCount(isWrong ? 0 : 1);
    const field = redeem.getByLabel('コード', {exact: true});
    await expect(field).toHaveAttribute('aria-invalid', String(isWrong));
    if (isWrong) await expect(field).toBeFocused();
  }
  await expect(page.getByRole('region', {name: 'Proライセンス'})).toContainText('特典コード');
  await expect(page.getByRole('region', {name: 'Proライセンス'})).toContainText('まで）');

  const profile = page.getByRole('region', {name: 'アカウント', exact: true});
  await profile.getByLabel('表示名').fill(' おにぎり ');
  await profile.getByRole('switch').check();
  await profile.getByRole('button', {name: '保存'}).click();
  await expect(profile).toContainText('保存しました。');
  await page.reload();
  await expect(profile.getByLabel('表示名')).toHaveValue('おにぎり');
  await expect(profile.getByRole('switch')).toBeChecked();
  await page.goto('/membership');
  await expect(page.getByText('Proをご利用中です')).toBeVisible();
});

test('a link of a mail asks first, works once, and never leads out of the site', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/u);
  const address = newAddress('link');
  await page.goto('/account/signin?next=//evil.example');
  await page.getByLabel('メールアドレス', {exact: true}).fill(address);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('確認コード', {exact: true})).toBeVisible();
  const {link} = await newestMail(page, address);

  // Another browser: the link does not hang on the one that asked.
  const context = await browser.newContext({baseURL: baseURL ?? ''});
  const other = await context.newPage();
  const path = pathOf(link);
  await other.goto(path);
  await expect(other.getByText('このブラウザでログインしますか？')).toBeVisible();
  expect(new URL(other.url()).search).toBe('?next=%2Faccount%2Fmy');
  await other.getByRole('button', {name: 'ログインする'}).click();
  await other.waitForURL(/\/account\/my$/u);
  await other.getByRole('button', {name: 'メールアドレスを表示'}).click();
  await expect(other.getByText(address)).toBeVisible();
  // Whoever is signed in is told before a link takes the account over.
  await other.goto(path);
  await expect(other.getByText('いまのアカウント：l•••••@example.com')).toBeVisible();
  await other.getByRole('button', {name: 'ログインする'}).click();
  await expect(other.getByRole('alert')).toContainText('すでに使われています');
  await context.close();
});

test('two tabs, no network, a session that is gone, an order that is none', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 4\d\d/u);
  await openMyAccount(page, newAddress('tabs'));
  const second = await context.newPage();
  await second.goto('/account/my');
  await expect(second.getByRole('heading', {name: '購入履歴'})).toBeVisible();
  // Signed in already: the sign-in page is passed.
  const third = await context.newPage();
  await third.goto('/account/signin?next=/membership');
  await third.waitForURL(/\/membership$/u);
  await third.close();

  await context.setOffline(true);
  const redeem = page.getByRole('region', {name: '特典コード'});
  await redeem.getByLabel('コード', {exact: true}).fill('FAN-TEST-2026');
  await redeem.getByRole('button', {name: '使う'}).click();
  await expect(redeem.getByRole('alert')).toHaveText(/通信できませんでした。/u);
  await expect(redeem.getByRole('alert')).toBeFocused();
  // Nothing that was typed is lost.
  await expect(redeem.getByLabel('コード', {exact: true})).toHaveValue('FAN-TEST-2026');
  await context.setOffline(false);

  await page.route(/rpc\/my_account/u, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('通信できませんでした。');
  await page.unroute(/rpc\/my_account/u);
  await page.getByRole('button', {name: 'もう一度試す'}).click();
  await expect(page.getByRole('heading', {name: '購入履歴'})).toBeVisible();

  await page.goto('/account/checkout/succeeded?session_id=cs_test_other');
  await expect(page.getByText('注文が見つかりません。')).toBeVisible();
  await page.goto('/account/checkout/succeeded');
  await expect(page.getByRole('link', {name: 'マイページを開く'})).toBeVisible();

  // A sign-out in one tab reaches the other.
  await page.goto('/account/my');
  await page.getByRole('button', {name: 'ログアウト', exact: true}).click();
  await page.waitForURL(/\/account\/signin/u);
  await second.waitForURL(/\/account\/signin/u);
  await expect(second.getByText('ログアウトしました。')).toBeVisible();
});

test('prices that cannot be read, a page without accounts’ scripts, and the policy', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/u);
  await page.route(/rest\/v1\/products/u, (route) => route.abort());
  await page.goto('/membership');
  await expect(page.getByText('価格を読み込めませんでした。')).toBeVisible();
  await expect(page.getByRole('heading', {name: '1つずつ比べる'})).toBeVisible();
  await page.unroute(/rest\/v1\/products/u);
  await page.getByRole('button', {name: 'もう一度試す'}).click();
  await expect(page.getByRole('button', {name: /購入する/u}).first()).toBeVisible();

  // No other page loads the libraries, or asks the backend.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/docs/about');
  await page.mouse.move(5, 5);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  expect(asked.filter((url) => url.includes('54321'))).toEqual([]);
  const account = page.getByRole('link', {name: 'マイページ'}).first();
  expect(await account.count()).toBeLessThanOrEqual(1);
  await page.goto('/policy');
  await expect(page.locator('#stored-items')).toContainText('account.session');
  await expect(page.locator('[data-transmissions]')).toHaveAttribute(
    'data-transmissions',
    'backend payment',
  );
});
