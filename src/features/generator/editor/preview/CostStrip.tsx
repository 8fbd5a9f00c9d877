import {useSyncExternalStore, type ReactNode} from 'react';
import type {Design} from '@komebiyori/overlays/model/design';

import styles from './CostStrip.module.css';
import {adviceFor} from './costAdvice';
import type {PaceStore} from './pace';

interface Props {
  /** The design a moment ago. */
  readonly settled: Design;
  readonly pace: PaceStore;
  readonly missing: readonly string[];
}

/** What the design costs the PC, in a place whose height never changes. */
export function CostStrip({settled, pace, missing}: Props): ReactNode {
  const now = useSyncExternalStore(pace.subscribe, pace.read, pace.read);
  const {tone, text} = adviceFor(settled, {isSlow: now?.isSlow === true, missing});
  return (
    <div className={styles.strip} data-part="cost" role="group" aria-label="見本の重さ">
      <p className={styles.figures}>
        <span title="100コマのうち95コマは、この時間以内に描けています" data-slow={now?.isSlow}>
          1コマ <b>{now === undefined ? '–' : now.p95.toFixed(1)}</b>ms
        </span>
        <span title="見本の中の要素の数">
          要素 <b>{now === undefined ? '–' : now.nodes.toLocaleString('ja')}</b>個
        </span>
      </p>
      <p className={styles.advice} data-tone={tone}>
        {text}
      </p>
    </div>
  );
}
