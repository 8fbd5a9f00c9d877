import {useHistory} from '@docusaurus/router';
import {startTransition, useEffect, useState, type ReactNode} from 'react';
import styles from './BelowFirstView.module.css';

/**
 * What stands further down a page of the manual (plugins/markdown/firstView.ts). When a link leads to
 * the page it comes one frame later: most of the time from a click to the heading would go into what
 * nobody sees yet. Where an address or the browser's history leads further down, it is there at once.
 */
export function BelowFirstView({children}: {children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const [isAwaited, setIsAwaited] = useState(
    () =>
      action === 'PUSH' &&
      location.search === '' &&
      location.hash === '' &&
      location.state === undefined,
  );
  useEffect(() => {
    if (!isAwaited) return undefined;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      // The frame is drawn after this, and then what waits.
      timer = window.setTimeout(() => {
        startTransition(() => {
          setIsAwaited(false);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isAwaited]);
  return isAwaited ? <div className={styles.awaited} /> : children;
}
