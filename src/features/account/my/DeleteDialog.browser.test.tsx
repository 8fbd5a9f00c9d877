import {useState, type ReactNode} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {done, failed, type Result} from '../client/failure';
import {fakeClient} from '../testing/fakeClient';
import {DeleteDialog} from './DeleteDialog';

const drawn = pageRoot();
/** Answers the deletion that is on its way. */
let answer: (result: Result<undefined>) => void;
let deletions: number;

const client = fakeClient({
  deleteAccount: () => {
    deletions += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  },
});

function Page(): ReactNode {
  const [isAsked, setAsked] = useState(true);
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <p>削除しました</p>;
  return isAsked ? (
    <DeleteDialog
      client={client}
      mail="taro@example.com"
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
