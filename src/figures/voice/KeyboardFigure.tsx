import clsx from 'clsx';
import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Strong} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import styles from './Keys.module.css';

interface Bound {
  /** With Ctrl or ⌘. */
  readonly plain?: string;
  /** With Shift as well. */
  readonly shift?: string;
}

const ROWS = ['1234567890-⌫', 'QWERTYUIOP', 'ASDFGHJKL+⏎', '⇧ZXCVBNM,./'];
const STARTS: Readonly<Record<string, string | undefined>> = {
  Q: styles.from2,
  A: styles.from3,
  '⇧': styles.hold,
};
/** What a key is called where its cap is a sign. */
const SPOKEN: Readonly<Record<string, string | undefined>> = {
  '⌫': 'Backspace（macOSはDelete）',
  '⏎': 'Enter',
};

function bindings(version: string): Readonly<Record<string, Bound>> {
  return {
    '0': {plain: '元に戻す'},
    '-': {plain: '小さく'},
    '+': {plain: '大きく'},
    '⌫': {shift: 'クリア'},
    T: {plain: 'テスター', shift: 'テンプレ'},
    O: {plain: '参加型'},
    P: {shift: '前面固定'},
    R: {shift: 'シャッフル'},
    A: {shift: 'アンケート'},
    ...(isAtLeast(version, '6.0')
      ? {
          // A break in the middle: the word is wider than a key.
          S: {shift: 'タイム\u200Bスタンプ'},
          J: {plain: '次を追加'},
          '⏎': {plain: '空で追加'},
        }
      : {}),
    ...(isAtLeast(version, '8.0') ? {D: {plain: '辞書'}} : {}),
    F: {plain: '検索'},
    ...(isAtLeast(version, '5.2') ? {G: {plain: 'ギフト'}, K: {shift: 'ストック'}} : {}),
    L: {plain: 'リスナー', shift: 'セトリ'},
    N: {plain: '枠を追加'},
    ',': {plain: '設定'},
    '.': {plain: '停止'},
  };
}

/** A keyboard with the keys that do something together with Ctrl (⌘) or Ctrl (⌘) and Shift. */
export function KeyboardFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const bound = bindings(version);
  return (
    <Figure
      caption="色の付いたキーを、Ctrl（macOSは⌘）と一緒に押します。⇧の付いた操作では、Shiftも押します。"
      label={`キーボードの図。Ctrlまたは⌘と一緒に押すキーに色が付いている。${inWords(bound)}。`}
    >
      <div className={styles.board}>
        {ROWS.flatMap((row) => Array.from(row)).map((cap) => {
          const {plain, shift} = bound[cap] ?? {};
          return (
            <span key={cap} className={clsx(styles.key, cap in bound && styles.used, STARTS[cap])}>
              <Strong>
                {plain === undefined && shift !== undefined && (
                  <span className={styles.mark}>⇧</span>
                )}
                {cap}
              </Strong>
              {plain !== undefined && <span className={styles.action}>{plain}</span>}
              {plain !== undefined && shift !== undefined && (
                <span className={styles.mark}>
                  <Strong>⇧{cap}</Strong>
                </span>
              )}
              {shift !== undefined && <span className={styles.action}>{shift}</span>}
            </span>
          );
        })}
      </div>
    </Figure>
  );
}

function inWords(bound: Readonly<Record<string, Bound>>): string {
  return Object.entries(bound)
    .flatMap(([cap, {plain, shift}]) => [
      ...(plain === undefined ? [] : [`${nameOf(cap)}は${plain}`]),
      ...(shift === undefined ? [] : [`Shiftと${nameOf(cap)}は${shift}`]),
    ])
    .join('、')
    .replaceAll('\u200B', '');
}

const nameOf = (cap: string): string => SPOKEN[cap] ?? cap;
