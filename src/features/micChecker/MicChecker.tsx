import {lazy, type ReactNode} from 'react';
import {LazyTool} from '@site/src/components/LazyTool';

import styles from './MicChecker.module.css';

const LoadedChecker = lazy(() => import('./LoadedChecker'));

/** The place of the tool, which is loaded after the page. */
export function MicChecker(): ReactNode {
  return (
    <LazyTool
      name="マイクチェッカー"
      withoutScript="下の「OBSのメーターで確かめる」は、そのまま使えます。"
      className={styles.box ?? ''}
      eager
    >
      <LoadedChecker />
    </LazyTool>
  );
}
