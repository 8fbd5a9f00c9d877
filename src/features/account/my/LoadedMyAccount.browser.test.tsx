import {createStore} from '@komebiyori/lib/store';
import {expect, it, vi} from 'vitest';
import {page} from 'vitest/browser';
import type {Session} from '../client/accountClient';
import type {Account} from '../client/answers';
import {done, failed, type Result} from '../client/failure';
import {account, licence, membership, slip} from '../testing/accounts';
import {openMyAccount as open} from '../testing/myAccount.browser';

it('an account that cannot be loaded can be asked for again, and the focus comes to it', async () => {
  let answer: Result<Account> = failed('unknown');
  open({account: () => Promise.resolve(answer)});
  await expect.element(page.getByRole('alert')).toHaveFocus();
  answer = done(account());
  await page.getByRole('button', {name: 'もう一度試す'}).click();
  await expect.element(page.getByLabelText('表示名')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('Proライセンス');
  expect(document.activeElement).not.toBe(document.body);
});

it('leaves the focus of whoever has gone on before the answer, and says how it went', async () => {
  const answers: ((answer: Result<string>) => void)[] = [];
  open({
    account: () => Promise.resolve(done(account({licences: [licence()]}))),
    exportData: () => new Promise((resolve) => answers.push(resolve)),
  });
  const download = page.getByRole('button', {name: 'データをダウンロード'});
  const problem = page.getByText('通信できませんでした。接続を確かめて、もう一度お試しください。');
  await download.click();
  await expect.poll(() => answers).toHaveLength(1);
  answers.shift()?.(failed('network'));
  await expect.poll(() => document.activeElement?.textContent).toContain('通信できませんでした。');
  await download.click();
  await expect.element(problem).not.toBeInTheDocument();
  // What says it stands there before.
  const standing = page.getByRole('button', {name: '処理中…'}).element().closest('section');
  const status = standing?.querySelector('[role=status]');
  expect(status?.textContent).toBe('');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const name = page.getByLabelText('表示名');
  await name.click();
  answers.shift()?.(failed('network'));
  await expect.element(problem.first()).toBeVisible();
  await expect.element(name).toHaveFocus();
  expect(status?.textContent).toContain('通信できませんでした。');
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

it('says once that it is loading', async () => {
  const session = createStore<Session>({kind: 'checking'});
  open({session, account: () => new Promise(() => {})});
  const loading = page.getByText('アカウントを読み込んでいます…');
  await expect.element(loading).toBeVisible();
  await expect.element(loading).not.toHaveAttribute('role');
  session.set({kind: 'signedIn', userId: 'u', mail: 'taro@example.com'});
  await expect.element(loading).toHaveAttribute('role', 'status');
});

it('has no list where there is no computer', async () => {
  open({account: () => Promise.resolve(done(account({licences: [licence()]})))});
  const title = page.getByText('登録済みのPC（0/3）');
  await expect.element(title).toBeVisible();
  expect(title.element().parentElement?.querySelector('ul')).toBeNull();
});

it('says what follows when it asks whether a computer is taken out', async () => {
  const device = {
    id: 'd',
    name: '居間',
    platform: 'windows' as const,
    app_version: '8.0.7',
    last_seen_at: new Date('2026-11-01T00:00:00Z'),
  };
  open({
    account: () => Promise.resolve(done(account({licences: [licence({devices: [device]})]}))),
  });
  await page.getByRole('button', {name: '「居間」の登録を解除'}).click();
  await expect
    .element(page.getByRole('dialog', {name: '「居間」の登録を解除しますか？'}))
    .toHaveAccessibleDescription(/Proの機能が使えなくなります。/u);
});

it('an account that cannot be loaded can be left', async () => {
  const asked: string[] = [];
  open({
    session: createStore<Session>({kind: 'signedIn', userId: 'u', mail: 'taro@example.com'}),
    account: () => Promise.resolve(failed('network')),
    signOut: (scope) => {
      asked.push(scope);
      return Promise.resolve(done(undefined));
    },
  });
  await page.getByRole('button', {name: 'ログアウト'}).click();
  expect(asked).toEqual(['local']);
});

it('says what is not saved yet, until it is', async () => {
  let profile = account().account;
  open({
    account: () => Promise.resolve(done(account({account: profile}))),
    saveProfile: ({name = '', newsletter = false}) => {
      profile = {display_name: name, newsletter};
      return Promise.resolve(done(undefined));
    },
  });
  const unsaved = page.getByText('まだ保存していません。');
  const saved = page.getByText('保存しました。', {exact: true});
  await page.getByRole('switch').click();
  await expect.element(unsaved).toBeVisible();
  await page.getByRole('switch').click();
  await expect.element(unsaved).not.toBeInTheDocument();
  await page.getByLabelText('表示名').fill('はなこ');
  await expect.element(unsaved).toBeVisible();
  await page.getByRole('button', {name: '保存'}).click();
  await expect.element(saved).toBeVisible();
  await expect.element(unsaved).not.toBeInTheDocument();
  await page.getByLabelText('表示名').fill('はな');
  await expect.element(unsaved).toBeVisible();
  await expect.element(saved).not.toBeInTheDocument();
});

it('shows the licence of a code before it says so, which would be pushed out of view', async () => {
  let show: (answer: Result<Account>) => void = () => {};
  let looks = 0;
  open({
    account: () => {
      looks += 1;
      if (looks === 1) return Promise.resolve(done(account()));
      return new Promise((resolve) => {
        show = resolve;
      });
    },
    redeem: () => Promise.resolve(done(null)),
  });
  const said = page.getByText('Proライセンスを有効にしました。');
  await page.getByRole('textbox', {name: 'コード'}).fill('FAN-TEST-2026');
  await page.getByRole('button', {name: '使う'}).click();
  await expect.poll(() => looks).toBe(2);
  await expect.element(page.getByRole('button', {name: '処理中…'})).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  show(done(account({licences: [licence()]})));
  await expect.element(said).toBeVisible();
  await expect.element(page.getByText('登録済みのPC（0/3）')).toBeVisible();
});

it.each([
  ['the answer was lost', 'network', '通信できませんでした。'],
  ['it was used before', 'code_already_used', 'すでに使っています。'],
] as const)('shows what a code has given where %s', async (_, code, words) => {
  let licences: Account['licences'] = [];
  open({
    account: () => Promise.resolve(done(account({licences}))),
    redeem: () => {
      licences = [licence()];
      return Promise.resolve(failed(code));
    },
  });
  await page.getByRole('textbox', {name: 'コード'}).fill('FAN-TEST-2026');
  await page.getByRole('button', {name: '使う'}).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  await expect.element(page.getByText('登録済みのPC（0/3）')).toBeVisible();
});

it('keeps a code as it is while it is being sent', async () => {
  open({
    account: () => Promise.resolve(done(account())),
    redeem: () => new Promise(() => {}),
  });
  const field = page.getByRole('textbox', {name: 'コード'});
  await field.fill('FAN-TEST-2026');
  await page.getByRole('button', {name: '使う'}).click();
  await expect.element(field).toHaveAttribute('readonly');
});

it('has the browser ask before edits of the profile are lost, and not once they are saved', async () => {
  open({
    account: () => Promise.resolve(done(account())),
    saveProfile: () => Promise.resolve(done(undefined)),
  });
  const asks = (): boolean => {
    const leaving = new Event('beforeunload', {cancelable: true});
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  await page.getByLabelText('表示名').fill('はなこ');
  await expect.element(page.getByText('まだ保存していません。')).toBeVisible();
  expect(asks()).toBe(true);
  await page.getByRole('button', {name: '保存'}).click();
  await expect.element(page.getByText('保存しました。', {exact: true})).toBeVisible();
  expect(asks()).toBe(false);
});

it('stays to say that one is signed out while there is no network for another page', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const session = createStore<Session>({kind: 'signedIn', userId: 'u', mail: 'taro@example.com'});
  open({
    session,
    account: () => Promise.resolve(done(account())),
    signOut: () => {
      session.set({kind: 'signedOut', why: 'signedOut'});
      return Promise.resolve(done(undefined));
    },
  });
  await page.getByLabelText('表示名').fill('はなこ');
  await page.getByRole('button', {name: 'ログアウト', exact: true}).click();
  await expect.element(page.getByText('ログアウトしました。')).toBeVisible();
  await expect.element(page.getByLabelText('表示名')).not.toBeInTheDocument();
  online.mockRestore();
});

it('sends a licence key that is typed as a code to the app, and asks nobody', async () => {
  // A code that is looked up would be a try; this client answers none.
  open({account: () => Promise.resolve(done(account()))});
  const field = page.getByRole('textbox', {name: 'コード'});
  const toTheApp = page.getByRole('link', {name: 'アプリへの登録方法'});
  await field.fill('pro-11111-22222-33333-44444-55555');
  await page.getByRole('button', {name: '使う'}).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('これはライセンスキーです。');
  await expect.element(toTheApp).toHaveAttribute('href', '/docs/pro/how-to-register');
  await field.fill('FAN-TEST-2026');
  await expect.element(toTheApp).not.toBeInTheDocument();
});

it('says where the numbers of a slip are and until when it can be paid', async () => {
  const order = slip({
    voucher_url: 'https://payments.stripe.com/konbini/voucher/1',
    voucher_expires_at: new Date('2026-11-30T14:59:59Z'),
  });
  const untold = slip({id: 'p'});
  open({account: () => Promise.resolve(done(account({orders: [order, untold]})))});
  const [told, other] = [page.getByRole('listitem').first(), page.getByRole('listitem').last()];
  await expect.element(told).toHaveTextContent('支払いの期限は、2026年11月30日 23:59です。');
  await expect
    .element(told.getByRole('link', {name: /払込番号と支払い方を見る/u}))
    .toHaveAttribute('href', 'https://payments.stripe.com/konbini/voucher/1');
  await expect.element(other).toHaveTextContent('決済サービスから届くメールで確かめてください。');
});

it('says the news only, whichever part they are about', async () => {
  open({
    account: () => Promise.resolve(done(account({has_billing: true}))),
    portal: () => Promise.resolve(failed('network')),
    exportData: () => Promise.resolve(failed('network')),
    redeem: () => Promise.resolve(failed('code_not_found')),
  });
  await page.getByRole('textbox', {name: 'コード'}).fill('FAN-TEST-2026');
  await page.getByRole('button', {name: '使う'}).click();
  await expect.element(page.getByText('コードが見つかりません。')).toBeVisible();
  await page.getByRole('button', {name: 'お支払いの管理'}).click();
  await expect.element(page.getByText('通信できませんでした。')).toBeVisible();
  await page.getByRole('button', {name: 'データをダウンロード'}).click();
  const alert = page.getByRole('alert').filter({hasText: '通信できませんでした。'});
  await expect.element(alert).toHaveFocus();
  expect(alert.elements()).toHaveLength(1);
  // What is wrong with a field stays there.
  await expect.element(page.getByText('コードが見つかりません。')).toBeVisible();
});

it('calls the way to a new card and to the end of a membership by one name', async () => {
  const late = membership({status: 'past_due'});
  open({
    account: () => Promise.resolve(done(account({memberships: [late], has_billing: true}))),
  });
  // As messages about it say, such as that of a deletion that is refused.
  const name = 'お支払いの管理（カードを変更）';
  await expect.element(page.getByRole('button', {name})).toBeVisible();
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent('お支払いに失敗しました支払いは、決済サービスがやり直すことがあります。');
});

it('offers a key that was taken back for nothing, and says what to do', async () => {
  const revoked = licence({state: 'revoked'});
  open({account: () => Promise.resolve(done(account({licences: [revoked]})))});
  const card = page.getByRole('listitem').first();
  await expect.element(card).toHaveTextContent('このキーは使えません。もう一度使うときは');
  await expect
    .element(card.getByRole('link', {name: '購入する'}))
    .toHaveAttribute('href', '/membership#buy');
  await expect.element(card.getByRole('link', {name: '運営者の窓口'})).toBeVisible();
  expect(card.getByRole('button', {name: 'ライセンスキーをコピー'}).elements()).toHaveLength(0);
});
