import type {ReactNode} from 'react';
import {isWaiting} from '@site/src/browser/navigation.browser';
import {OnigiriMark, RiceGrain} from '@site/src/components/Mark';
import {useStore} from '@site/src/lib/useStore';
import styles from './RouteLoading.module.css';

/** The animated drawing with its words. */
export function Loader(): ReactNode {
  return (
    <div className={styles.loader}>
      <div className={styles.drawing}>
        <OnigiriMark className={styles.mark} />
        <RiceGrain className={styles.grain} />
      </div>
      <p className={styles.caption}>読み込んでいます</p>
    </div>
  );
}

/**
 * Says over the page that the next one is on its way, 200 ms after its link was clicked. The place
 * is always there, so that screen readers hear what comes into it.
 */
export function RouteLoading(): ReactNode {
  const isShown = useStore(isWaiting);
  return (
    <div className={styles.place} role="status" data-route-loading="">
      {isShown && (
        <div className={styles.card}>
          <Loader />
        </div>
      )}
    </div>
  );
}
