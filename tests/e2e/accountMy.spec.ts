import * as v from 'valibot';
import {
  answerInstead,
  fetchFromBackend,
  keepSession,
  lookAgain,
  newAddress,
  openMyAccount,
  panel,
  showMyAccount,
} from './support/account';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';

const MY_ACCOUNT = /rpc\/my_account/u;

test('a new account: what is missing, where to get it, and codes of the fan support', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/u);
  test.slow();
  await openMyAccount(page, newAddress('empty'));
  const licences = panel(page, 'Proライセンス');
  await expect(licences).toContainText('Proライセンスはまだありません。');
  await expect(licences.getByRole('link', {name: '購入する'})).toHaveAttribute(
    'href',
    '/membership#buy',
  );
  await expect(licences.getByRole('link', {name: 'Proについて'})).toHaveAttribute(
    'href',
    /\/docs\/pro\/about$/u,
  );
  await expect(panel(page, 'メンバーシップ')).toContainText('メンバーシップはありません。');
  // Nothing has been paid, so that there is nothing to manage.
  await expect(panel(page, 'メンバーシップ').getByRole('button')).toHaveCount(0);
  await expect(panel(page, '購入履歴')).toContainText('購入の記録はありません。');
  await checkState(page, 'empty');

  const redeem = panel(page, '特典コード');
  const field = redeem.getByLabel('コード', {exact: true});
  const use = redeem.getByRole('button', {name: '使う'});
  await context.setOffline(true);
  await field.fill('FAN-TEST-2026');
  await use.click();
  await expect(redeem.getByRole('alert')).toHaveText(/通信できませんでした。/u);
  await expect(redeem.getByRole('alert')).toBeFocused();
  // Nothing that was typed is lost.
  await expect(field).toHaveValue('FAN-TEST-2026');
  await context.setOffline(false);
  for (const [typed, answer] of [
    ['', 'コードを入力してください。'],
    ['NO-SUCH-CODE', 'コードが見つかりません。入力をご確認ください。'],
    ['FAN-PAST-2020', 'このコードの受付期間は終了しました。新しい案内のコードを使ってください。'],
    ['ｆａｎ-test-2026', 'まで有効にしました。'],
    [
      'FAN-TEST-2026',
      'このコードはすでに使われています。心当たりがないときは、運営者の窓口へお問い合わせください。',
    ],
  ] as const) {
    await field.fill(typed);
    await use.click();
    await expect(redeem).toContainText(answer);
    // One message at a time, and what is wrong with the code at its field.
    const isWrong = !answer.startsWith('まで');
    await expect(redeem.getByRole('alert')).toHaveCount(isWrong ? 1 : 0);
    await expect(redeem.getByRole('status')).toHaveCount(isWrong ? 0 : 1);
    await expect(field).toHaveAttribute('aria-invalid', String(isWrong));
    if (isWrong) await expect(field).toBeFocused();
  }
  await expect(licences).toContainText('特典コード');
  await expect(licences).toContainText('まで）');
});

test('the page waits, and tells what went wrong', async ({page, quiet}) => {
  test.slow();
  quiet.allow(/ERR_FAILED/u);
  await keepSession(page, newAddress('wrong'));
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(MY_ACCOUNT, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/account/my');
  const skeleton = page.locator('[aria-busy="true"]');
  await expect(skeleton.getByRole('status')).toHaveText('アカウントを読み込んでいます…');
  await checkState(page, 'skeleton');
  open();
  await expect(page.getByRole('heading', {name: 'データとアカウント'})).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  await page.unroute(MY_ACCOUNT);

  const answer = page.getByRole('alert');
  await answerInstead(page, MY_ACCOUNT, 200, {account: 1, licences: 'none'});
  await page.reload();
  await expect(answer).toContainText('サーバーの返事を読み取れませんでした。');
  await expect(answer).toBeFocused();
  await page.unroute(MY_ACCOUNT);
  // As PostgREST answers when the database is in trouble.
  await answerInstead(page, MY_ACCOUNT, 500, {
    code: 'XX000',
    message: 'internal error',
    details: null,
    hint: null,
  });
  await page.getByRole('button', {name: 'もう一度試す'}).click();
  await expect(answer).toContainText('処理できませんでした。時間をおいて');
  await checkState(page, 'server-error');
  await page.unroute(MY_ACCOUNT);
  await page.route(MY_ACCOUNT, (route) => route.abort());
  await page.getByRole('button', {name: 'もう一度試す'}).click();
  await expect(answer).toContainText('通信できませんでした。');
  await page.unroute(MY_ACCOUNT);
  await page.getByRole('button', {name: 'もう一度試す'}).click();
  await expect(page.getByRole('heading', {name: 'データとアカウント'})).toBeVisible();
});

test('without scripts the page says so, and keeps its instructions', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL: baseURL ?? '', javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/account/my');
  await expect(page.getByText(/マイページを使うには、.*JavaScriptをオンにします。/u)).toBeVisible();
  await expect(page.getByRole('heading', {name: 'キーを登録する'})).toBeVisible();
  await context.close();
});

test('the profile: what no name is, news without a name, two tabs', async ({page, context}) => {
  test.slow();
  await openMyAccount(page, newAddress('profile'));
  const profile = panel(page, 'アカウント');
  const name = profile.getByLabel('表示名');
  const save = profile.getByRole('button', {name: '保存'});
  await name.fill('👨‍👩‍👧‍👦'.repeat(50));
  await save.click();
  await expect(profile.getByRole('status')).toContainText('保存しました。');
  for (const [wrong, why] of [
    ['あ'.repeat(51), '50文字以内で入力してください。'],
    ['おに\u0007ぎり', '名前に使えない文字が入っています。'],
    ['おに\u202Eぎり', '文字の並ぶ向きを変える記号が入っています。'],
    ['おに\u200Bぎり', '目に見えない文字が入っています。'],
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

  // Who has no name and wants none can have news all the same.
  await name.fill('');
  await profile.getByRole('switch').check();
  await save.click();
  await expect(profile.getByRole('status')).toContainText('保存しました。');
  await expect(profile.getByRole('status')).toBeFocused();
  const second = await context.newPage();
  await second.goto('/account/my');
  const other = panel(second, 'アカウント');
  await expect(other.getByRole('switch')).toBeChecked();

  // The second tab stops the news; the first one, which does not know, gives a name.
  await other.getByRole('switch').uncheck();
  await other.getByRole('button', {name: '保存'}).click();
  await expect(other.getByRole('status')).toContainText('保存しました。');
  await lookAgain(page);
  await expect(profile.getByRole('switch')).not.toBeChecked();
  await other.getByRole('switch').check();
  await other.getByRole('button', {name: '保存'}).click();
  await expect(other.getByRole('status')).toContainText('保存しました。');
  await name.fill(' おにぎり ');
  await save.click();
  await expect(profile.getByRole('status')).toContainText('保存しました。');
  await lookAgain(page);
  await expect(name).toHaveValue('おにぎり');
  await expect(profile.getByRole('switch')).toBeChecked();

  // What is typed stays when another part has the page read anew.
  await name.fill('うめぼし');
  const redeem = panel(page, '特典コード');
  await redeem.getByLabel('コード', {exact: true}).fill('FAN-TEST-2026');
  await redeem.getByRole('button', {name: '使う'}).click();
  await expect(panel(page, 'Proライセンス')).toContainText('有効（');
  await expect(name).toHaveValue('うめぼし');
  // An empty field takes the name away, as the note beside it says.
  await name.fill(' ');
  await save.click();
  await expect(profile.getByRole('status')).toContainText('保存しました。');
  await lookAgain(page);
  await expect(name).toHaveValue('');
});

test('of many events the newest twenty are shown', async ({page}) => {
  await keepSession(page, newAddress('events'));
  await page.route(MY_ACCOUNT, async (route) => {
    const answer = await fetchFromBackend(route);
    const events = Array.from({length: 30}, (_, id) => ({
      id,
      kind: id === 20 ? 'code_redeemed' : 'device_added',
      detail: {},
      created_at: '2026-11-21T03:04:00+00:00',
    }));
    const account = v.parse(v.looseObject({}), await answer.json());
    await route.fulfill({response: answer, json: {...account, events}});
  });
  await showMyAccount(page);
  const activity = panel(page, '最近の操作');
  await activity.getByText('最近の20件を見る').click();
  await expect(activity.getByRole('listitem')).toHaveCount(20);
  await expect(activity).toContainText('2026年11月21日 12:04');
  await expect(activity).not.toContainText('特典コードを使いました');
  await checkState(page, 'activity', 'section:has(details)');
});
