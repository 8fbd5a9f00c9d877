import '@site/src/css/tokens.css';
import {createStore} from '@komebiyori/lib/store';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import type {Entry} from '../run/consoleLines';
import type {Desk, RunState} from '../run/desk.browser';
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

it('says that a template runs with errors, which stand far below', async () => {
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent(/^動いています$/u);
  const line = {level: 'error', text: 'だめ'} as const;
  lines.set([{id: 1, line, count: 1}]);
  await expect.element(status).toHaveTextContent('エラー1件。「コンソール」に出ています');
  lines.set([{id: 1, line: {...line, level: 'log'}, count: 1}]);
  await expect.element(status).toHaveTextContent(/^動いています$/u);
});
