import {COLORS, type Tool} from './settings';

export type Command =
  | {readonly do: 'tool'; readonly tool: Tool}
  | {readonly do: 'color'; readonly color: string}
  | {readonly do: 'thinner' | 'thicker' | 'undo' | 'redo' | 'clear' | 'help'};

/** A key press, of which the browser's own has more. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

interface Shortcut {
  /** As on the key, in lower case. */
  readonly key: string;
  readonly label: string;
  readonly command: Command;
}

const tool = (key: string, label: string, name: Tool): Shortcut => ({
  ...{key, label},
  command: {do: 'tool', tool: name},
});

/** One key each. The pad's list of them and its buttons' hints come from here. */
export const SHORTCUTS: readonly Shortcut[] = [
  tool('b', 'ペン', 'pen'),
  tool('h', '蛍光ペン', 'highlighter'),
  tool('e', '消しゴム', 'eraser'),
  tool('l', '直線', 'line'),
  tool('a', '矢印', 'arrow'),
  tool('r', '四角', 'rect'),
  tool('o', '丸', 'ellipse'),
  tool('s', 'スタンプ', 'stamp'),
  tool('p', 'レーザー', 'laser'),
  {key: '[', label: '細くする', command: {do: 'thinner'}},
  {key: ']', label: '太くする', command: {do: 'thicker'}},
  {key: 'z', label: '元に戻す', command: {do: 'undo'}},
  {key: 'y', label: 'やり直す', command: {do: 'redo'}},
  {key: 'c', label: 'すべて消す', command: {do: 'clear'}},
  {key: '?', label: 'この一覧を出す', command: {do: 'help'}},
];

/** What a key does; undefined for one that is the browser's. */
export function commandOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyPress): Command | undefined {
  if (altKey) return undefined;
  const name = key.toLowerCase();
  if (name === 'z' && shiftKey) return {do: 'redo'};
  // With Ctrl or Command only what is the same everywhere: copying must stay copying.
  if (ctrlKey || metaKey) {
    return name === 'z' ? {do: 'undo'} : name === 'y' ? {do: 'redo'} : undefined;
  }
  const color = COLORS[Number(key) - 1];
  if (/^[1-9]$/u.test(key) && color !== undefined) return {do: 'color', color: color.value};
  return SHORTCUTS.find((one) => one.key === name)?.command;
}
