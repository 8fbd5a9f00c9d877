import type {ReactNode} from 'react';
import {Panel, ToneMark} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {MapTool} from '../tool/tool.browser';
import styles from './LogPanel.module.css';
import {verdictText} from './verdictTexts';

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
        <p className={styles.empty}>地名のあるコメントが来ると、ここに並びます。</p>
      ) : (
        <ol className={styles.list} {...SCROLLS}>
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
