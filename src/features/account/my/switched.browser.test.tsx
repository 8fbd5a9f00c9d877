import {createStore} from '@komebiyori/lib/store';
import {expect, it, vi} from 'vitest';
import {page} from 'vitest/browser';
import type {Session} from '../client/accountClient';
import type {Account} from '../client/answers';
import {done, type Result} from '../client/failure';
import {account} from '../testing/accounts';
import {openMyAccount as open} from '../testing/myAccount.browser';

it('shows nothing of an account once another tab has signed in to another one', async () => {
  const session = createStore<Session>({kind: 'signedIn', userId: 'a', mail: 'taro@example.com'});
  const saved: string[] = [];
  let looks = 0;
  let exported = (_: Result<string>): void => {};
  let other: (answer: Result<Account>) => void = () => {};
  open({
    session,
    account: () => {
      looks += 1;
      if (looks === 1) return Promise.resolve(done(account()));
      return new Promise((resolve) => {
        other = resolve;
      });
    },
    saveProfile: ({name = ''}) => {
      saved.push(name);
      return Promise.resolve(done(undefined));
    },
    exportData: () =>
      new Promise((resolve) => {
        exported = resolve;
      }),
  });
  const name = page.getByLabelText('表示名');
  await name.fill('たろうの下書き');
  await page.getByRole('button', {name: 'データをダウンロード'}).click();
  session.set({kind: 'signedIn', userId: 'b', mail: 'hanako@example.org'});
  await expect
    .element(page.getByRole('status').filter({hasText: 'h•••••@example.orgに切り替わりました'}))
    .toHaveFocus();
  await expect.element(name).not.toBeInTheDocument();
  other(done(account({account: {display_name: 'はなこ', newsletter: false}})));
  await expect.element(name).toHaveValue('はなこ');
  const saving = vi.spyOn(URL, 'createObjectURL');
  exported(done('{}'));
  await expect.element(page.getByText('まだ保存していません。')).not.toBeInTheDocument();
  expect(saving).not.toHaveBeenCalled();
  saving.mockRestore();
  await page.getByRole('button', {name: '保存', exact: true}).click();
  expect(saved).toEqual([]);
});

it('the end of an account does not sign out whoever has signed in meanwhile', async () => {
  const session = createStore<Session>({kind: 'signedIn', userId: 'a', mail: 'taro@example.com'});
  let gone: (answer: Result<undefined>) => void = () => {};
  const signedOut: string[] = [];
  open({
    session,
    account: () => Promise.resolve(done(account())),
    deleteAccount: () =>
      new Promise((resolve) => {
        gone = resolve;
      }),
    signOut: (scope) => {
      signedOut.push(scope);
      return Promise.resolve(done(undefined));
    },
  });
  await page.getByRole('button', {name: 'アカウントを削除'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('削除');
  await dialog.getByRole('button', {name: '削除する'}).click();
  session.set({kind: 'signedIn', userId: 'b', mail: 'hanako@example.org'});
  await expect.element(dialog).not.toBeInTheDocument();
  gone(done(undefined));
  await expect.element(page.getByLabelText('表示名')).toBeVisible();
  expect(signedOut).toEqual([]);
});
