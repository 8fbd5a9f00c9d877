import clsx from 'clsx';
import type {ReactNode} from 'react';
import {LOG_LOOK, Panel, ToneMark} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import {prefectureOf} from '../places/prefectures';
import type {Ignored, Verdict} from '../tally/votes';
import type {MapTool} from '../tool/tool.browser';
import styles from './LogPanel.module.css';

/** The list scrolls, so the keyboard must reach it. */
const SCROLLS = {tabIndex: 0, 'aria-label': '数えた記録'};

/** What was counted, and why the rest was not. */
export function LogPanel({tool}: {readonly tool: MapTool}): ReactNode {
  const session = useStore(tool.shown);
  const {log, silent} = useStore(session.state);
  return (
    <Panel title="数えた記録">
      <p className={styles.words}>
        地名のないコメント：{silent}件。名前は記録しません。ページを閉じると消えます。
      </p>
      {log.length === 0 ? (
        <div className={clsx(LOG_LOOK, styles.log)}>
          地名のあるコメントが来ると、ここに並びます。
        </div>
      ) : (
        <ol className={clsx(LOG_LOOK, styles.log)} {...SCROLLS}>
          {log.map(({id, text, verdict}) => {
            const {tone, text: words} = verdictText(verdict);
            return (
              <li key={id}>
                <ToneMark tone={tone} />
                <span className={styles.said}>{text}</span>
                <span className={styles.verdict}>{words}</span>
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}

const REASONS: Record<Ignored, string> = {
  none: '地名がありません',
  sentence: '地名が、話の途中に出ただけです',
  question: '質問の文です',
  ambiguous: '名字やふつうの言葉かもしれません',
  several: '2つ以上の場所があります',
  'no-command': '合図の言葉で始まっていません',
  closed: '受付時間外です',
  owner: '配信者のコメントです',
  filtered: '数えないサイトか枠です',
  duplicate: '同じコメントです',
  voted: '同じ人の2票目です',
  past: 'つなぐ前のコメントです',
};

/** What became of a comment, in words. */
function verdictText(verdict: Verdict): {tone: 'good' | 'none'; text: string} {
  if (verdict.kind === 'ignored') return {tone: 'none', text: REASONS[verdict.why]};
  const name = prefectureOf(verdict.code)?.name ?? '';
  const from =
    verdict.kind === 'moved' ? `（${prefectureOf(verdict.from)?.name ?? ''}から変更）` : '';
  return {tone: 'good', text: `${name}に1票${from}`};
}
