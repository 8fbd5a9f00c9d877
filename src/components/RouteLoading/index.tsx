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
 * Shows over the page that the next one is on its way, 200 ms after its link was clicked. Those who
 * hear the site are told by the announcer of routes.
 */
export function RouteLoading(): ReactNode {
  const isShown = useStore(isWaiting);
  if (!isShown) return null;
  return (
    <div className={styles.place} aria-hidden data-route-loading="">
      <div className={styles.card}>
        <Loader />
      </div>
    </div>
  );
}
