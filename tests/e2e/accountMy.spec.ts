import type {Locator, Page} from '@playwright/test';
import {
  answerInstead,
  keepSession,
  lookAgain,
  newAddress,
  openMyAccount,
  panel,
} from './support/account';
import {expect, test} from './support/fixtures';
import {FULL_ACCOUNT, FULL_KEYS, ODD_NAME} from './support/fullAccount';
import {checkState} from './support/pageStates';
import {hold} from './support/signIn';

const MY_ACCOUNT = /rpc\/my_account/u;

async function showsLicences(page: Page): Promise<void> {
  const licences = panel(page, 'Proライセンス');
  const cards = licences.getByRole('list').first().locator('> li');
  await expect(cards).toHaveCount(FULL_KEYS.length);
  // What can be used comes first; the rest is as the backend says.
  for (const [index, texts] of [
    [
      '登録済みのPC（3/3）',
      '上限に達しています。使っていないPCの登録を解除すると、新しいPCを登録できます。',
      '新しく登録できるのは、あと3台です。',
      ODD_NAME,
    ],
    ['有効（2026年12月21日まで）', '特典コード'],
    [
      '30日間に使える6台に達しました。新しいPCは、2026年12月21日 12:04から登録できます。',
      '運営者の窓口',
    ],
    ['期限切れ', 'もう一度申し込むと、同じキーのまま使えます。'],
    ['停止中', 'お支払いについてカード会社が確認しています。', '運営者の窓口'],
    ['取り消し（返金）', 'このキーは使えません。'],
  ].entries()) {
    for (const text of texts) await expect(cards.nth(index)).toContainText(text);
  }
  await expect(cards.nth(1)).not.toContainText('30日間');
  await expect(cards.nth(5)).not.toContainText('登録済みのPC');
  // The product and the first group tell keys apart; the rest is nobody's business on air.
  await expect(cards.nth(1)).toContainText(`${FULL_KEYS[1]?.slice(0, 9)}-•••••-•••••-•••••-•••••`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await cards.nth(1).getByRole('button', {name: 'ライセンスキーをコピー'}).click();
  await expect(cards.nth(1)).toContainText('コピーしました');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(FULL_KEYS[1]);
}

async function showsPayments(page: Page): Promise<void> {
  const membership = panel(page, 'メンバーシップ');
  await expect(membership.getByRole('listitem')).toContainText([
    '有効（次の更新日：2026年12月21日）',
    '解約済み・2026年12月21日まで利用できます',
    'お支払いに失敗しました',
    '解約済み',
  ]);
  await expect(membership.getByRole('button', {name: 'カードを変更'})).toBeVisible();
  const orders = panel(page, '購入履歴').getByRole('listitem');
  await expect(orders).toContainText([
    '支払い済み',
    '支払い前',
    'コンビニでの支払い待ち',
    '失敗',
    '期限切れ',
    '返金済み',
  ]);
  const receipts = orders.getByRole('link', {name: /領収書（新しいタブで開きます）$/u});
  await expect(receipts).toHaveCount(2);
  await expect(receipts.first()).toHaveAttribute('href', 'https://receipts.example/1');
  await expect(receipts.first()).toHaveAttribute('target', '_blank');
}

test('the page waits, tells what went wrong, and shows all that can be in an account', async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.allow(/ERR_FAILED|status of 500/u);
  await keepSession(page, newAddress('full'));
  const answer = page.getByRole('alert');
  const retry = page.getByRole('button', {name: 'もう一度試す'});
  await test.step('waits', async () => {
    await answerInstead(page, MY_ACCOUNT, 200, {account: 1, licences: 'none'});
    const held = await hold(page, MY_ACCOUNT);
    await page.goto('/account/my');
    const skeleton = page.locator('[aria-busy="true"]');
    await expect(skeleton.getByRole('status')).toHaveText('アカウントを読み込んでいます…');
    await checkState(page, 'skeleton');
    await held.release();
    await expect(skeleton).toHaveCount(0);
  });

  await test.step('tells what went wrong', async () => {
    await expect(answer).toContainText('サーバーの応答を読み取れませんでした。');
    await expect(answer).toBeFocused();
    // As PostgREST answers when the database is in trouble.
    const trouble = {code: 'XX000', message: 'internal error', details: null, hint: null};
    await answerInstead(page, MY_ACCOUNT, 500, trouble);
    await retry.click();
    await expect(answer).toContainText('処理できませんでした。時間をおいて');
    await page.route(MY_ACCOUNT, (route) => route.abort());
    await retry.click();
    await expect(answer).toContainText('通信できませんでした。');
  });

  await test.step('shows all', async () => {
    await answerInstead(page, MY_ACCOUNT, 200, FULL_ACCOUNT);
    await retry.click();
    await showsLicences(page);
    await showsPayments(page);
    // Of many events the newest twenty.
    const activity = panel(page, '最近の操作');
    await activity.getByText('最近の20件を見る').click();
    await expect(activity.getByRole('listitem')).toHaveCount(20);
    await expect(activity).toContainText('2026年11月21日 12:04');
    await expect(activity).not.toContainText('特典コードを使いました');
    await checkState(page, 'full');
  });
});

/** What the server says of a code, in place of the real one where that would cost many tries. */
const CODES: readonly (readonly [typed: string, answer: string, reason?: string])[] = [
  ['', 'コードを入力してください。'],
  ['NO-SUCH-CODE', 'コードが見つかりません。入力をご確認ください。'],
  ['FAN-PAST-2020', 'このコードの受付期間は終了しました。新しい案内のコードを使ってください。'],
  [
    'FAN-ONCE-2026',
    'このコードは配布数の上限に達しました。運営者の窓口へお問い合わせください。',
    'code_exhausted',
  ],
  ['ｆａｎ-test-2026', 'まで有効にしました。'],
  [
    'FAN-TEST-2026',
    'このコードは、このアカウントですでに使っています。期限は、「Proライセンス」で確かめられます。',
  ],
];

async function usesCodes(page: Page, redeem: Locator): Promise<void> {
  const field = redeem.getByLabel('コード', {exact: true});
  const use = redeem.getByRole('button', {name: '使う'});
  const call = /rpc\/redeem_code/u;
  for (const [typed, answer, reason] of CODES) {
    if (reason !== undefined) await answerInstead(page, call, 200, {ok: false, reason});
    await field.fill(typed);
    await use.click();
    await expect(redeem).toContainText(answer);
    // One message at a time, and what is wrong with the code at its field.
    const isWrong = !answer.startsWith('まで');
    await expect(redeem.getByRole('alert')).toHaveCount(isWrong ? 1 : 0);
    await expect(redeem.getByRole('status')).toHaveCount(isWrong ? 0 : 1);
    await expect(field).toHaveAttribute('aria-invalid', String(isWrong));
    if (isWrong) await expect(field).toBeFocused();
    await page.unroute(call);
  }
  // What is about no code is said above the form.
  await answerInstead(page, call, 200, {ok: false, reason: 'rate_limited'});
  await use.click();
  await expect(redeem.getByRole('alert')).toContainText(
    '試行回数が多すぎます。1時間ほど待ってからお試しください。',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'false');
}

test('a new account: what is missing, where to get it, and codes of the fan support', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/u);
  test.slow();
  await openMyAccount(page, newAddress('empty'));
  const licences = panel(page, 'Proライセンス');
  await test.step('what is missing', async () => {
    await expect(licences).toContainText('Proライセンスはまだありません。');
    await expect(licences.getByRole('link', {name: '購入する'})).toHaveAttribute(
      'href',
      '/membership#buy',
    );
    await expect(licences.getByRole('link', {name: 'Proについて'})).toHaveAttribute(
      'href',
      /\/docs\/pro\/about$/u,
    );
    const membership = panel(page, 'メンバーシップ');
    await expect(membership).toContainText('メンバーシップはありません。');
    // Nothing has been paid, so that there is nothing to manage.
    await expect(membership.getByRole('button')).toHaveCount(0);
    await expect(panel(page, '購入履歴')).toContainText('購入の記録はありません。');
    await checkState(page, 'empty');
  });

  const redeem = panel(page, '特典コード');
  await test.step('without a network nothing that was typed is lost', async () => {
    const field = redeem.getByLabel('コード', {exact: true});
    await context.setOffline(true);
    await field.fill('FAN-TEST-2026');
    await redeem.getByRole('button', {name: '使う'}).click();
    await expect(redeem.getByRole('alert')).toHaveText(/通信できませんでした。/u);
    await expect(redeem.getByRole('alert')).toBeFocused();
    await expect(field).toHaveValue('FAN-TEST-2026');
    await context.setOffline(false);
  });
  await test.step('codes, wrong and right', () => usesCodes(page, redeem));
  await expect(licences).toContainText('特典コード');
  await expect(licences).toContainText('まで）');
});

test('the profile: what no name is, news without a name, and nothing is sent that was not changed', async ({
  page,
}) => {
  test.slow();
  await openMyAccount(page, newAddress('profile'));
  const profile = panel(page, 'アカウント');
  const name = profile.getByLabel('表示名');
  const save = profile.getByRole('button', {name: '保存'});
  const said = profile.getByRole('status');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON());
  });
  await test.step('what no name is', async () => {
    await name.fill('👨‍👩‍👧‍👦'.repeat(50));
    await save.click();
    await expect(said).toContainText('保存しました。');
    for (const [wrong, why] of [
      ['あ'.repeat(51), '50文字以内で入力してください。'],
      ['おに\u202Eぎり', '文字の並ぶ向きを変える記号が入っています。'],
    ] as const) {
      await name.fill(wrong);
      await save.click();
      await expect(profile.getByRole('alert')).toContainText(why);
      // One message at a time: that of the last save is over.
      await expect(profile).not.toContainText('保存しました。');
      await expect(name).toBeFocused();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
    }
    await checkState(page, 'profile-name-wrong', 'section:has([role=switch])');
  });

  await test.step('who has no name and wants none can have news all the same', async () => {
    await name.fill('');
    await profile.getByRole('switch').check();
    await save.click();
    await expect(said).toContainText('保存しました。');
    await expect(said).toBeFocused();
  });

  // Another tab may have changed the news since.
  await test.step('nothing is sent that was not changed', async () => {
    await lookAgain(page);
    await expect(profile.getByRole('switch')).toBeChecked();
    await name.fill(' おにぎり ');
    await save.click();
    await expect(said).toContainText('保存しました。');
    expect(sent.at(-1)).toEqual({display_name: 'おにぎり'});
  });

  await test.step('what is typed stays when another part has the page read anew', async () => {
    await name.fill('うめぼし');
    const redeem = panel(page, '特典コード');
    await redeem.getByLabel('コード', {exact: true}).fill('FAN-TEST-2026');
    await redeem.getByRole('button', {name: '使う'}).click();
    await expect(panel(page, 'Proライセンス')).toContainText('有効（');
    await expect(name).toHaveValue('うめぼし');
    // An empty field takes the name away, as the note beside it says.
    await name.fill(' ');
    await save.click();
    await expect(said).toContainText('保存しました。');
    expect(sent.at(-1)).toEqual({display_name: null});
  });
});
