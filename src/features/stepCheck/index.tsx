import {lazy, startTransition, Suspense, useEffect, useState, type ReactNode} from 'react';

import {loadPart} from '@site/src/browser/navigation.browser';
import {Button} from '@site/src/components/Button';

import type {CheckId} from './checks';
import styles from './StepCheck.module.css';

const LoadedStepCheck = lazy(() => loadPart(() => import('./LoadedStepCheck')));

interface Props {
  readonly id: CheckId;
}

/** Whether the page was loaded anew for a press (`resume.browser.ts`). */
const isAwaited = (id: string): boolean =>
  (window.history.state as {readonly stepCheck?: unknown} | null)?.stepCheck === id;

/**
 * Asks the reader's app, at a press, whether a step of the manual is done. Pages carry this much of it
 * and no more. `data-reach` is how plugins/hosting knows that the page may reach the app, and
 * plugins/markdown/output leaves it out.
 */
export function StepCheck({id}: Props): ReactNode {
  const [presses, setPresses] = useState(-1);
  useEffect(() => {
    if (!isAwaited(id)) return;
    startTransition(() => {
      setPresses(0);
    });
  }, [id]);
  return (
    <section className={styles.box} aria-label="この手順の確認" data-reach="loopback">
      <Button
        onClick={() => {
          setPresses(Math.max(presses, 0) + 1);
        }}
      >
        {presses < 0 ? 'この手順を確認' : 'もう一度確認'}
      </Button>
      <p>この端末の本アプリの状態を読み取って確かめます。設定は変えません。</p>
      {presses >= 0 && (
        <Suspense fallback="準備しています…">
          <LoadedStepCheck id={id} presses={presses} />
        </Suspense>
      )}
    </section>
  );
}
