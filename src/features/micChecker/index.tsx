import type {ReactNode} from 'react';

import {LazyTool, lazyPart} from '@site/src/components/LazyTool';

import styles from './MicChecker.module.css';

const LoadedChecker = lazyPart(() => import('./LoadedChecker'));

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
