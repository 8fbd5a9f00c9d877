import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {touchScreen} from '@site/src/components/testing/touch.browser';
import {cdp, page, userEvent} from 'vitest/browser';
import {useStore} from '@site/src/lib/useStore';
import {createPonkit, type Ponkit} from '../../tool/ponkit.browser';
import {ToolContext} from '../../tool/useTool';
import {EditGrid} from './EditGrid';
import {useEditing} from './useEditing';

const drawn = pageRoot();
const touch = touchScreen();
let tool: Ponkit;

function Grid(): ReactNode {
  const [shown] = useStore(tool.work).pages;
  const editing = useEditing(shown);
  return shown && <EditGrid page={shown} editing={editing} />;
}

beforeEach(() => {
  localStorage.clear();
  tool = createPonkit();
  drawn.render(
    <ToolContext value={tool}>
      <Grid />
    </ToolContext>,
  );
});
afterEach(() => {
  tool.close();
});

const button = (name: string) => page.getByRole('button', {name, exact: true});

it('takes a button along with a finger that has rested on it, and leaves others to scrolling', async () => {
  await touch(true);
  const [first, second] = tool.work.get().buttons;
  const at = (id: string | undefined) => tool.work.get().pages[0]?.slots.indexOf(id ?? '') ?? -1;
  const start = at(first?.id);
  const key = (slot: number) =>
    page.getByRole('group').element().querySelector(`[data-slot="${slot}"]`);
  const finger = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    slot?: number,
  ): Promise<void> => {
    const {left, top, width, height} =
      (slot === undefined ? null : key(slot))?.getBoundingClientRect() ?? new DOMRect();
    // The test's frame lies somewhere in the window that the browser's own touches are told in.
    const {left: x, top: y} = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
    const point = {x: x + left + width / 2, y: y + top + height / 2};
    await cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: slot === undefined ? [] : [point],
    });
  };
  await expect.element(button(`${first?.label ?? ''}（1行1列）`)).toBeVisible();
  await finger('touchStart', start);
  await finger('touchMove', at(second?.id));
  await finger('touchEnd');
  expect(at(first?.id)).toBe(start);
  const goal = at(second?.id);
  await finger('touchStart', start);
  await expect.poll(() => key(start)?.getAttribute('data-held')).toBe('true');
  await finger('touchMove', goal);
  await expect.poll(() => key(goal)?.getAttribute('data-target')).toBe('true');
  await finger('touchEnd');
  await expect.poll(() => [at(first?.id), at(second?.id)]).toEqual([goal, start]);
  await expect.element(page.getByRole('status').getByText(/へ動かしました。/u)).toBeVisible();
});

it('takes a button along with the mouse, and leaves it where it was after Escape', async () => {
  const [first] = tool.work.get().buttons;
  const at = () => tool.work.get().pages[0]?.slots.indexOf(first?.id ?? '');
  const key = button(`${first?.label ?? ''}（1行1列）`);
  await expect.element(key).toBeVisible();
  const send = (target: Element, type: string): void => {
    const {left, top, width, height} = target.getBoundingClientRect();
    const point = {clientX: left + width / 2, clientY: top + height / 2};
    target.dispatchEvent(
      new PointerEvent(type, {...point, pointerType: 'mouse', isPrimary: true, bubbles: true}),
    );
  };
  const free = button('3行3列の空きにボタンを追加').element();
  send(key.element(), 'pointerdown');
  send(free, 'pointermove');
  await expect.element(key).toHaveAttribute('data-held', 'true');
  await userEvent.keyboard('{Escape}');
  send(free, 'pointerup');
  expect(at()).toBe(0);
  await userEvent.dragAndDrop(key, button('3行3列の空きにボタンを追加'));
  await expect.poll(at).toBe(10);
});
