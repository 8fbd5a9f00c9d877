import {useState, type ReactNode} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {keepFocus} from './keepFocus.browser';

const drawn = pageRoot();
const button = (name: string) => page.getByRole('button', {name, exact: true});

/** Presses a button as who uses the keyboard does. */
async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  const element = button(name).element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
}

function Bench(): ReactNode {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  return (
    <div ref={keepFocus}>
      <section>
        <h3 tabIndex={-1}>一覧</h3>
        <p aria-hidden>
          <span tabIndex={-1}>絵</span>
        </p>
        {rows.length > 0 && (
          <ol>
            {rows.map((row) => (
              <li key={row}>
                <input aria-label={row} />
                <button type="button" aria-label={`${row}を選ぶ`}>
                  選ぶ
                </button>
                <button
                  type="button"
                  aria-label={`${row}を消す`}
                  onClick={() => {
                    setRows(rows.filter((one) => one !== row));
                  }}
                >
                  消す
                </button>
                <button
                  type="button"
                  aria-label={`${row}を先頭へ`}
                  onClick={() => {
                    setRows([row, ...rows.filter((one) => one !== row)]);
                  }}
                >
                  先頭へ
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
      <button
        type="button"
        onClick={() => {
          document.querySelector('dialog')?.showModal();
        }}
      >
        キー
      </button>
      <dialog>
        <button type="button">閉じる</button>
      </dialog>
      <button
        type="button"
        onClick={() => {
          setAsking(true);
        }}
      >
        聞く
      </button>
      {isAsking && (
        <div role="alert">
          <button
            type="button"
            onClick={() => {
              setAsking(false);
            }}
          >
            やめる
          </button>
        </div>
      )}
      {isRunning ? (
        <div>
          <button
            type="button"
            onClick={() => {
              setRunning(false);
            }}
          >
            中止
          </button>
        </div>
      ) : (
        <p>
          <button
            type="button"
            onClick={() => {
              setRunning(true);
            }}
          >
            開始
          </button>
        </p>
      )}
    </div>
  );
}

beforeEach(() => {
  drawn.render(<Bench />);
});

it('goes to the same button of the row that moves up, then of the row above', async () => {
  await press('bを消す');
  await expect.element(button('cを消す')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('aを消す')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', {name: '一覧'})).toHaveFocus();
});

it('stays with a row that is moved', async () => {
  await press('cを先頭へ');
  await expect.element(button('cを先頭へ')).toHaveFocus();
  await press('bを先頭へ');
  await expect.element(button('bを先頭へ')).toHaveFocus();
});

it('returns to what asked, and goes to what comes in the place', async () => {
  await press('聞く');
  await press('やめる');
  await expect.element(button('聞く')).toHaveFocus();
  await press('開始');
  await expect.element(button('中止')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('開始')).toHaveFocus();
});

it('leaves it to a window that closes', async () => {
  await press('キー');
  await expect.element(button('閉じる')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('キー')).toHaveFocus();
});

it('takes no focus that somebody put away, and none that is elsewhere', async () => {
  const input = page.getByRole('textbox', {name: 'a'});
  await input.click();
  input.element().blur();
  await press('bを消す');
  const {activeElement} = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  const away = button('aを消す').element();
  if (away instanceof HTMLElement) away.click();
  await expect.element(button('aを消す')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
