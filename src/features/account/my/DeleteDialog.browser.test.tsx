import {useState, type ReactNode} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {done, failed, type Failure, type Result} from '../client/failure';
import {fakeClient} from '../testing/fakeClient';
import {DeleteDialog} from './DeleteDialog';

const drawn = pageRoot();
/** Answers the deletion that is on its way. */
let answer: (result: Result<undefined>) => void;
let deletions: number;

const verified: string[] = [];

const client = fakeClient({
  sendCode: () => Promise.resolve(done(undefined)),
  verifyCode: (_mail, code) => {
    verified.push(code);
    return Promise.resolve(done(undefined));
  },
  deleteAccount: () => {
    deletions += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  },
});

function Page({obstacle}: {readonly obstacle?: Failure}): ReactNode {
  const [isAsked, setAsked] = useState(true);
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <p>削除しました</p>;
  return isAsked ? (
    <DeleteDialog
      client={client}
      mail="taro@example.com"
      obstacle={obstacle}
      onClose={() => {
        setAsked(false);
      }}
      onDeleted={() => {
        setDeleted(true);
      }}
    />
  ) : (
    <p>閉じました</p>
  );
}

beforeEach(async () => {
  deletions = 0;
  drawn.render(<Page />);
  await page.getByRole('textbox').fill('削除');
});

const closed = page.getByText('閉じました');
const gone = page.getByText('削除しました');

it('says what is lost when it opens', async () => {
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleDescription(/消えるもの：ライセンス.*元に戻せません。/u);
});

it('is closed by Escape while nothing is on its way', async () => {
  await userEvent.keyboard('{Escape}');
  await expect.element(closed).toBeVisible();
  expect(deletions).toBe(0);
});

it('stays open for Escape while the account is being deleted, and says how that went', async () => {
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => deletions).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  answer(failed('deletion_failed'));
  const problem = page.getByRole('alert');
  await expect.element(problem).toHaveTextContent('アカウントはまだ残っています。');
  await userEvent.keyboard('{Escape}');
  await expect.element(closed).toBeVisible();
});

it('says that the account is gone, even where the browser has closed the question', async () => {
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => deletions).toBe(1);
  // As a browser does at the second Escape in a row.
  document.querySelector('dialog')?.close();
  await expect.element(closed).toBeVisible();
  answer(done(undefined));
  await expect.element(gone).toBeVisible();
});

it('does not say what became of the account where that could not be looked at', async () => {
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => deletions).toBe(1);
  answer(failed('deletion_unsure'));
  const problem = page.getByRole('alert');
  await expect.element(problem).toHaveTextContent('削除できたかどうかを確かめられませんでした。');
  await page.getByRole('button', {name: 'アカウントを削除する'}).click();
  await expect.poll(() => deletions).toBe(2);
  answer(done(undefined));
  await expect.element(gone).toBeVisible();
});

it('says what keeps the account before anything is typed', async () => {
  const until = new Date('2026-11-30T14:59:59Z');
  drawn.render(<Page obstacle={{code: 'payment_pending', until}} />);
  const problem = page.getByRole('alert');
  await expect.element(problem).toHaveTextContent('今は、アカウントを削除できません。');
  await expect.element(problem).toHaveTextContent('2026年11月30日 23:59');
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  drawn.render(<Page />);
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

it('asks for no second code once one was accepted, and keeps the reason', async () => {
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => deletions).toBe(1);
  answer(failed('reauthentication_needed'));
  await page.getByRole('button', {name: '確認コードを送る'}).click();
  const title = page.getByRole('heading', {name: '確認コードを入力する'});
  await expect.element(title).toBeVisible();
  // Below that of the dialog.
  expect(title.element().tagName).toBe('H4');
  await page.getByRole('textbox', {name: '確認コード'}).fill('12345678');
  await page.getByRole('button', {name: '確認して削除する'}).click();
  await expect.poll(() => deletions).toBe(2);
  answer(failed('subscription_active'));
  const problem = page.getByRole('alert');
  await expect.element(problem).toHaveTextContent('メンバーシップを解約してください。');
  await expect.element(page.getByRole('textbox', {name: '確認コード'})).not.toBeInTheDocument();
  await page.getByRole('textbox').fill('削除');
  await page.getByRole('button', {name: 'アカウントを削除する'}).click();
  await expect.poll(() => deletions).toBe(3);
  expect(verified).toEqual(['12345678']);
  answer(done(undefined));
  await expect.element(gone).toBeVisible();
});
