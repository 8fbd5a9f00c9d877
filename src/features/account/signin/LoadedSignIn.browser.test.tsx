import {createStore} from '@komebiyori/lib/store';
import {beforeEach, expect, it, vi} from 'vitest';
import {page} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import type {AccountClient, Session} from '../client/accountClient';
import {done, failed, type Failure, type Result} from '../client/failure';
import {fakeClient} from '../testing/fakeClient';
import LoadedSignIn from './LoadedSignIn';

const given = vi.hoisted((): {client?: unknown} => ({}));
vi.mock('../client/openClient.browser', () => ({openClient: () => given.client}));

const drawn = pageRoot();
const MAIL = 'taro@example.com';
const HASH = '0123456789abcdef0123456789abcdef0123456789abcdef01234567';
const NOBODY: Session = {kind: 'signedOut', why: undefined};

function open(answers: Partial<AccountClient>, session: Session = NOBODY): void {
  given.client = fakeClient({session: createStore(session), ...answers});
  drawn.render(
    <LoadedSignIn
      key={Math.random()}
      config={{url: 'http://backend.test', anonKey: 'k', isLocal: false, providers: []}}
    />,
  );
}

/** Comes to an address from another page. */
function arrive(search: string, state: unknown = null): void {
  window.history.pushState(state, '', window.location.pathname + search);
  window.dispatchEvent(new PopStateEvent('popstate', {state}));
}

beforeEach(() => {
  arrive('');
});

const mailField = page.getByLabelText('メールアドレス', {exact: true});
const codeField = page.getByLabelText('確認コード', {exact: true});
const resend = page.getByRole('button', {name: 'もう一度送る'});
const alert = page.getByRole('alert');

async function toCode(): Promise<void> {
  await mailField.fill(MAIL);
  await page.getByRole('button', {name: '確認コードを送る'}).click();
  await expect.element(codeField).toBeVisible();
}

it('begins at why the visitor is here, and stays in the field of who mends what is typed', async () => {
  arrive('?reason=expired');
  open({sendCode: () => Promise.resolve(failed('network'))});
  const reason = page.getByText('ログインの有効期限が切れました。');
  await expect.poll(() => document.activeElement?.textContent).toContain('期限が切れました。');
  await mailField.fill('taro');
  await page.getByRole('button', {name: '確認コードを送る'}).click();
  await expect.element(alert).toHaveTextContent('形式が正しくありません。');
  await expect.element(reason).not.toBeInTheDocument();
  await mailField.fill('taro@');
  await expect.element(reason).toBeVisible();
  await expect.element(mailField).toHaveFocus();
});

it('says how long to wait when another code is asked for too soon, and not each second', async () => {
  open({sendCode: () => Promise.resolve(done(undefined))});
  await toCode();
  await expect.element(resend).toHaveTextContent(/（あと\d+秒）/u);
  await expect.element(page.getByRole('button', {name: 'もう一度送る', exact: true})).toBeVisible();
  resend.element().dispatchEvent(new MouseEvent('click', {bubbles: true}));
  await expect
    .element(page.getByRole('status').getByText(/^あと\d+秒待ってから、もう一度押してください。/u))
    .toBeInTheDocument();
});

it('a code that comes late leads to no step that was left', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const answers: ((answer: Result<undefined>) => void)[] = [];
  open({
    sendCode: () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  });
  await mailField.fill(MAIL);
  await page.getByRole('button', {name: '確認コードを送る'}).click();
  answers.shift()?.(done(undefined));
  await expect.element(codeField).toBeVisible();
  clock.mockReturnValue(now + 61_000);
  await expect.element(resend).toHaveAttribute('aria-disabled', 'false');
  await resend.click();
  expect(answers).toHaveLength(1);
  window.history.back();
  await expect.element(mailField).toBeVisible();
  await mailField.fill('other@example.com');
  answers.shift()?.(done(undefined));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await expect.element(mailField).toHaveValue('other@example.com');
  clock.mockRestore();
});

it('a code whose answer was lost may be used up: the next is asked for at once', async () => {
  const refusals: Failure[] = [{code: 'network'}, {code: 'otp_expired'}];
  const sends: Result<undefined>[] = [
    done(undefined),
    {ok: false, failure: {code: 'over_email_send_rate_limit', waitSeconds: 40}},
    done(undefined),
  ];
  open({
    sendCode: () => Promise.resolve(sends.shift() ?? done(undefined)),
    verifyCode: () =>
      Promise.resolve({ok: false, failure: refusals.shift() ?? {code: 'otp_expired'}}),
  });
  await toCode();
  await expect.element(resend).toHaveAttribute('aria-disabled', 'true');
  await codeField.fill('12345678');
  await expect.element(alert).toHaveTextContent('通信できませんでした。');
  await page.getByRole('button', {name: 'ログインする'}).click();
  await expect.element(alert).toHaveTextContent('通信が途切れたときに使われたか');
  await resend.click();
  // The server wants a minute between two mails, and the code that is there is no use.
  await expect.element(alert).toHaveTextContent('40秒ほど待ってから');
  await expect.element(resend).toHaveAttribute('aria-disabled', 'true');
  // Other digits are wrong as ever.
  await codeField.fill('87654321');
  await expect.element(alert).toHaveTextContent('コードが正しくないか、有効期限が切れています。');
  // Before what was heard when the field came.
  await expect.element(codeField).toHaveAccessibleDescription(/^コードが正しくないか.+送り先/u);
});

it('a link whose answer was lost may be used up', async () => {
  arrive(`?token_hash=${HASH}&type=email`);
  const refusals: Failure[] = [{code: 'network'}, {code: 'otp_expired'}];
  open({
    verifyLink: () => Promise.resolve({ok: false, failure: refusals.shift() ?? {code: 'unknown'}}),
  });
  const enter = page.getByRole('button', {name: 'ログインする'});
  const question = page.getByRole('heading', {name: 'このブラウザでログインしますか？'});
  await expect.element(question).toHaveFocus();
  await enter.click();
  await expect.element(alert).toHaveTextContent('通信できませんでした。');
  await enter.click();
  await expect.element(alert).toHaveTextContent('通信が途切れたときに使われたようです。');
  await expect.element(mailField).toBeVisible();
});

it('a used link leaves whoever is signed in one way only', async () => {
  arrive(`?token_hash=${HASH}&type=email`);
  open(
    {verifyLink: () => Promise.resolve(failed('otp_expired'))},
    {kind: 'signedIn', userId: 'u', mail: MAIL},
  );
  const enter = page.getByRole('button', {name: 'ログインする'});
  await enter.click();
  await expect.element(alert).toHaveTextContent('すでに使われています。');
  await expect.element(alert).not.toHaveTextContent('新しいコードを送ってください。');
  await expect.element(enter).not.toBeInTheDocument();
  await expect.element(page.getByText('切り替わります')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', {name: '今のアカウントのまま進む'})).toBeVisible();
});
