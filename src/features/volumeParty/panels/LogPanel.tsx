import clsx from 'clsx';
import type {ReactNode} from 'react';
import {LOG_LOOK, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {FireEntry, WordOutcome} from '../tool/fireLog';
import type {PartyTool} from '../tool/tool.browser';
import styles from './LogPanel.module.css';

const OUTCOMES: Record<NonNullable<WordOutcome>, string> = {
  sending: '送っています',
  'not-linked': '送っていません。下の案内に従って、本アプリとつないでください',
  ok: '届きました',
  offline: '届きません。本アプリが起動しているか確かめてください',
  denied: '届きません。ブラウザの許可を確かめてください',
  refused: '本アプリが受け付けませんでした。「設定 → API」を確かめてください',
  timeout: '本アプリから応答がありません。本アプリの画面が動くか確かめてください',
  cancelled: '取り消しました',
};

/** A place that scrolls has to be reached by keyboard. */
const SCROLLS = {'aria-label': '出た記録', tabIndex: 0};

/** What was set off, the newest first. */
export function LogPanel({tool}: {readonly tool: PartyTool}): ReactNode {
  const log = useStore(tool.log);
  return (
    <Panel title="出た記録">
      {log.length === 0 ? (
        <p className={clsx(LOG_LOOK, styles.log)}>
          まだ何も出ていません。「デモを流す」か「試す」で確かめられます。
        </p>
      ) : (
        <ol className={clsx(LOG_LOOK, styles.log)} {...SCROLLS}>
          {log.map((entry) => (
            <li key={entry.id} data-rule={entry.ruleId} data-at={entry.at.toFixed(0)}>
              <b>{entry.name}</b>
              <span>{entry.level === undefined ? 'テスト' : `${entry.level.toFixed(1)}dB`}</span>
              <Word entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Word({entry: {word, outcome}}: {readonly entry: FireEntry}): ReactNode {
  if (outcome === undefined) return null;
  return (
    <span className={styles.word}>
      合図「{word}」：{OUTCOMES[outcome]}
    </span>
  );
}
