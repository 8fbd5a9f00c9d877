import type {ReactNode} from 'react';

import {LazyTool, lazyPart} from '@site/src/components/LazyTool';

import './dock.css';
import styles from './Ponkit.module.css';

const LoadedPonkit = lazyPart(() => import('./LoadedPonkit'));

/** The place of the tool, which is loaded after the page. */
export function Ponkit(): ReactNode {
  return (
    <LazyTool
      name="ポン出しキット"
      withoutScript="下の「パッドを使わずに出す」は、そのまま使えます。"
      whenBroken="作ったパッドは、このブラウザに残っています。"
      className={styles.box ?? ''}
      eager
    >
      <LoadedPonkit />
    </LazyTool>
  );
}
