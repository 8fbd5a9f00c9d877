import type {ReactNode} from 'react';

import {LazyTool, lazyPart} from '@site/src/components/LazyTool';

import styles from './WebmMaker.module.css';

const LoadedMaker = lazyPart(() => import('./LoadedMaker'));

/** The place of the tool, which is loaded after the page. */
export function WebmMaker(): ReactNode {
  return (
    <LazyTool
      name="透過WebMツール"
      withoutScript="下の「ffmpegで作る」は、そのまま使えます。"
      className={styles.box ?? ''}
      eager
    >
      <LoadedMaker />
    </LazyTool>
  );
}
