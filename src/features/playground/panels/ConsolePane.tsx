import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import type {ConsoleLine} from '@site/plugins/playground/client';
import {Button, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Entry} from '../run/consoleLines';
import type {Desk} from '../run/desk.browser';
import {explainError} from '../run/explainError';
import styles from './panels.module.css';

interface Props {
  readonly desk: Desk;
  readonly onGo: (line: ConsoleLine) => void;
}

const LEVELS: Readonly<Record<ConsoleLine['level'], string>> = {
  log: '出力',
  debug: '出力',
  info: '情報',
  warn: '注意',
  error: 'エラー',
};
const LOOKS: Readonly<Partial<Record<ConsoleLine['level'], string | undefined>>> = {
  warn: styles.warn,
  error: styles.error,
};

/** What the template writes to the console, and what goes wrong in it. */
export function ConsolePane({desk, onGo}: Props): ReactNode {
  const entries = useStore(desk.lines);
  return (
    <Panel
      title="コンソール"
      aside={
        <Button disabled={entries.length === 0} onClick={desk.clearLines}>
          消す
        </Button>
      }
    >
      {entries.length === 0 ? (
        <p className={styles.note}>console.logの出力と、エラーがここに出ます。</p>
      ) : (
        // Not live: a template may write at any moment. The preview says how many errors there are.
        <ol className={styles.lines} aria-label="コンソールの行">
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} onGo={onGo} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Line({entry, onGo}: {readonly entry: Entry; readonly onGo: Props['onGo']}): ReactNode {
  const {line, count} = entry;
  const {level, text, file} = line;
  const meaning = level === 'error' || level === 'warn' ? explainError(text) : undefined;
  const place = file === undefined ? undefined : `${file}${line.line ? `:${line.line}` : ''}`;
  return (
    <li className={clsx(styles.line, LOOKS[level])}>
      <span className={styles.level}>{LEVELS[level]}</span>
      <span className={styles.text}>
        {text}
        {count > 1 && <b>（{count}回）</b>}
        {meaning !== undefined && <span className={styles.meaning}>{meaning}</span>}
      </span>
      {place !== undefined &&
        (file === 'onesdk.js' ? (
          <span className={styles.place}>{place}</span>
        ) : (
          <button
            className={styles.place}
            type="button"
            onClick={() => {
              onGo(line);
            }}
          >
            {place}
          </button>
        ))}
    </li>
  );
}
