import {useState, type ReactNode} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {Button} from '.';

const drawn = pageRoot();
let sent: number;

function Bench(): ReactNode {
  const [left, setLeft] = useState(2);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
        setLeft(left - 1);
      }}
    >
      <Button
        disabled={left === 0}
        onClick={() => {
          setLeft(left - 1);
        }}
      >
        元に戻す
      </Button>
      <Button
        onClick={() => {
          setLeft(1);
        }}
      >
        やり直す
      </Button>
      <Button type="submit" disabled={left === 0}>
        送る
      </Button>
    </form>
  );
}

beforeEach(() => {
  sent = 0;
  drawn.render(<Bench />);
});

const undo = page.getByRole('button', {name: '元に戻す'});
const redo = page.getByRole('button', {name: 'やり直す'});
const send = page.getByRole('button', {name: '送る'});

it('keeps the focus of a button that its own press disables', async () => {
  await undo.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(undo).toHaveFocus();
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');

  // A third press does nothing, and the order of Tab goes on from here.
  await userEvent.keyboard('{Enter}');
  await expect.element(undo).toHaveFocus();
  await userEvent.tab();
  await expect.element(redo).toHaveFocus();
  await expect.element(undo).toHaveAttribute('disabled');
  await expect.element(undo).not.toHaveAttribute('aria-disabled');
});

it('sends no form while it is held', async () => {
  await send.click();
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(2);
  await expect.element(send).toHaveFocus();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(2);
});
