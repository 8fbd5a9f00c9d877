import {useCallback, useState, type ReactNode} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {done, type Result} from '../client/failure';
import {useTask} from '../parts/useTask';
import {MailStep} from './MailStep';

const drawn = pageRoot();
let sent: string[];
let answer: (result: Result<undefined>) => void;

function Page(): ReactNode {
  const task = useTask('signIn');
  const {run} = task;
  const [request] = useState(undefined);
  const send = useCallback(
    (mail: string): void => {
      sent.push(mail);
      run(
        () =>
          new Promise<Result<undefined>>((resolve) => {
            answer = resolve;
          }),
        () => undefined,
      );
    },
    [run],
  );
  return (
    <MailStep task={task} request={request} takesFocus onSend={send} onEnter={() => undefined} />
  );
}

beforeEach(() => {
  sent = [];
  drawn.render(<Page />);
});

const type = async (mail: string): Promise<void> => {
  await page.getByLabelText('メールアドレス').fill(mail);
  await userEvent.keyboard('{Enter}');
};
const question = page.getByRole('status').filter({hasText: 'ではありませんか'});

it('sends what is typed', async () => {
  await type('Taro@gmail.com');
  expect(sent).toEqual(['taro@gmail.com']);
  await expect.element(question).not.toBeInTheDocument();
});

it('asks about a domain that seems mistyped, and sends to the one that was meant', async () => {
  await type('taro@gmail.con');
  expect(sent).toEqual([]);
  await expect.element(question).toHaveTextContent('「gmail.com」ではありませんか');
  await expect.element(question).toHaveFocus();
  await page.getByRole('button', {name: 'gmail.comに直して送る'}).click();
  expect(sent).toEqual(['taro@gmail.com']);
  await expect.element(question).not.toBeInTheDocument();
});

it('sends it as it is when it is sent again, and asks anew about another one', async () => {
  await type('taro@gmail.con');
  await page.getByRole('button', {name: '確認コードを送る'}).click();
  expect(sent).toEqual(['taro@gmail.con']);
  await expect.element(question).not.toBeInTheDocument();
  answer(done(undefined));
  await type('taro@yahoo.co.jo');
  await expect.element(question).toHaveTextContent('「yahoo.co.jp」ではありませんか');
  expect(sent).toHaveLength(1);
});

it('keeps the address as it is while the code is being sent there', async () => {
  const field = page.getByLabelText('メールアドレス');
  await type('taro@gmail.com');
  await expect.element(field).toHaveAttribute('readonly');
  answer(done(undefined));
  await expect.element(field).not.toHaveAttribute('readonly');
});
