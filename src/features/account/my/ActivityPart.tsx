import type {ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import type {Account} from '../client/answers';
import {momentText} from '../model/formats';

import styles from './MyAccount.module.css';
import {eventText} from '../model/states';

const SHOWN = 20;

/** What happened lately, so that a visitor notices what somebody else did. */
export function ActivityPart({events}: {readonly events: Account['events']}): ReactNode {
  return (
    <Panel title="最近の操作">
      {events.length === 0 ? (
        <p>操作の記録はありません。</p>
      ) : (
        <details>
          <summary>最近の{Math.min(SHOWN, events.length)}件を見る</summary>
          <ul className={styles.rows}>
            {events.slice(0, SHOWN).map(({id, kind, created_at}) => (
              <li key={id}>
                <span className={styles.hint}>{momentText(created_at)}</span>
                <span>{eventText(kind)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.hint}>
        身に覚えのない操作があるときは、「すべての端末からログアウト」を押してください。
      </p>
    </Panel>
  );
}
