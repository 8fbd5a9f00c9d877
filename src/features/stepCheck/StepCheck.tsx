import {lazy, startTransition, Suspense, useEffect, useState, type ReactNode} from 'react';
import {loadPart} from '@site/src/browser/navigation.browser';
import type {CheckId} from './checks';
import {reloadToAsk, takeResumed} from './resume.browser';

import styles from './StepCheck.module.css';

const LoadedStepCheck = lazy(() => loadPart(() => import('./LoadedStepCheck')));

interface Props {
  readonly id: CheckId;
}

/**
 * Asks the reader's app, at a press, whether a step of the manual is done. `data-reach` is how
 * plugins/hosting knows that the page may reach the app, and plugins/page-markdown leaves it out.
 */
export function StepCheck({id}: Props): ReactNode {
  const [presses, setPresses] = useState(0);
  const [isResumed, setResumed] = useState(false);
  useEffect(() => {
    if (!takeResumed(id)) return;
    startTransition(() => {
      setResumed(true);
    });
  }, [id]);
  const isOn = presses > 0 || isResumed;
  return (
    <section className={styles.box} aria-label="この手順の確認" data-reach="loopback">
      <div className={styles.row}>
        <button
          className={styles.button}
          type="button"
          onClick={() => {
            if (!reloadToAsk(id)) setPresses(presses + 1);
          }}
        >
          {isOn ? 'もう一度確認' : 'この手順を確認'}
        </button>
        <p className={styles.text}>この端末の本アプリに聞いて確かめます。設定は変えません。</p>
      </div>
      {isOn && (
        <Suspense fallback={<p role="status">準備しています…</p>}>
          <LoadedStepCheck id={id} presses={presses} />
        </Suspense>
      )}
    </section>
  );
}
