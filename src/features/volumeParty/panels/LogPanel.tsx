import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {LOG_LOOK, Panel} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
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

const isFailure = ({outcome}: FireEntry): boolean =>
  outcome !== undefined && outcome !== 'ok' && outcome !== 'cancelled';

const wordText = ({word, outcome}: FireEntry): string =>
  outcome === undefined ? '' : `合図「${word}」：${OUTCOMES[outcome]}`;

/**
 * What is said of the log: what became of each trial, and on air the first word in a row that did not
 * reach the app. The rest would be said at every shout.
 */
function useLogSaid(log: readonly FireEntry[]): ReactNode {
  const [said, say] = useSaid();
  const told = useRef({id: log[0]?.id ?? -1, isFailing: false});
  const done = log.find(({outcome}) => outcome !== 'sending');
  useEffect(() => {
    if (done === undefined || done.id <= told.current.id) return;
    const wasFailing = told.current.isFailing;
    // A rule without a word says nothing of the app.
    const isFailing = done.outcome === undefined ? wasFailing : isFailure(done);
    told.current = {id: done.id, isFailing};
    const name = `「${done.name}」`;
    if (done.level === undefined) {
      say(done.outcome === undefined ? `${name}を出しました。` : `${name}の${wordText(done)}。`);
    } else if (isFailing && !wasFailing) say(`${name}の${wordText(done)}。`);
  }, [done, say]);
  return said;
}

/** A place that scrolls has to be reached by keyboard. */
const SCROLLS = {'aria-label': '出た記録', tabIndex: 0};

/** What was set off, the newest first. */
export function LogPanel({tool}: {readonly tool: PartyTool}): ReactNode {
  const log = useStore(tool.log);
  return (
    <Panel title="出た記録">
      <p className="visually-hidden" role="status">
        {useLogSaid(log)}
      </p>
      {log.length === 0 ? (
        <div className={clsx(LOG_LOOK, styles.log)}>
          まだ何も出ていません。「デモを流す」か「試す」で確かめられます。
        </div>
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

function Word({entry}: {readonly entry: FireEntry}): ReactNode {
  const text = wordText(entry);
  return text === '' ? null : <span className={styles.word}>{text}</span>;
}
