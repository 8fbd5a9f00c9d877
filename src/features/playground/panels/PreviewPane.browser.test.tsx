import '@site/src/css/tokens.css';
import {createStore} from '@komebiyori/lib/store';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import type {Entry} from '../run/consoleLines';
import type {Desk, RunState} from '../run/desk.browser';
import {ConsolePane} from './ConsolePane';
import {PreviewPane} from './PreviewPane';

const lines = createStore<readonly Entry[]>([]);
const notPressed = (): never => {
  throw new Error('The pane does not ask for this.');
};
const DESK: Desk = {
  state: createStore<RunState>('running'),
  lines,
  feed: createStore(notPressed as never),
  attach: () => () => {},
  run: notPressed,
  stop: notPressed,
  receive: notPressed,
  press: notPressed,
  change: notPressed,
  restart: notPressed,
  clearLines: notPressed,
};

const drawn = pageRoot();

beforeEach(() => {
  drawn.render(
    <PreviewPane desk={DESK} version="6.0.0" isAuto onRun={notPressed} onAuto={notPressed} />,
  );
});
afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

it('the light ground is light in dark mode, too: text without a style is black', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  await expect.element(page.getByLabelText('背景')).toHaveValue('light');
  const ground = drawn.box.querySelector('[data-back="light"]');
  const color = ground === null ? '' : getComputedStyle(ground).backgroundColor;
  const parts = (color.match(/\d+/gu) ?? []).map(Number);
  expect(parts).toHaveLength(3);
  expect(Math.min(...parts)).toBeGreaterThan(200);
});

it('does not say again that the errors of before are there after the next letter', async () => {
  const status = page.getByRole('status');
  const line = {level: 'error', text: 'だめ'} as const;
  lines.set([{id: 1, line, count: 1}]);
  await expect.element(status).toHaveTextContent(/エラー1件/u);
  const heard: string[] = [];
  const observer = new MutationObserver(() => heard.push(status.element().textContent));
  observer.observe(status.element(), {childList: true, subtree: true, characterData: true});
  for (const id of [2, 3]) {
    lines.set([]);
    await expect.element(page.getByText('動いています', {exact: true})).toBeVisible();
    lines.set([{id, line, count: 1}]);
    await expect.element(page.getByText(/エラー1件/u).first()).toBeVisible();
  }
  lines.set([
    {id: 4, line, count: 1},
    {id: 5, line: {...line, text: 'これも'}, count: 1},
  ]);
  await expect.element(status).toHaveTextContent(/エラー2件/u);
  expect(heard).toEqual(['動いています（エラー2件。「コンソール」に出ています）']);
  lines.set([]);
  observer.disconnect();
});

it('has a console that a screen reader can look through, and does not read by itself', async () => {
  lines.set([{id: 1, line: {level: 'log', text: 'やあ'}, count: 1}]);
  drawn.render(<ConsolePane desk={DESK} onGo={notPressed} />);
  const list = page.getByRole('list', {name: 'コンソールの行'});
  await expect.element(list.getByRole('listitem')).toHaveTextContent('やあ');
  expect(list.element().closest('[role=log], [aria-live]')).toBeNull();
  lines.set([]);
});

it('says that a template runs with errors, which stand far below', async () => {
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent(/^動いています$/u);
  const line = {level: 'error', text: 'だめ'} as const;
  lines.set([{id: 1, line, count: 1}]);
  await expect.element(status).toHaveTextContent('エラー1件。「コンソール」に出ています');
  lines.set([{id: 1, line: {...line, level: 'log'}, count: 1}]);
  await expect.element(status).toHaveTextContent(/^動いています$/u);
});
