import type {ReactNode} from 'react';
import {LazyTool, lazyPart} from '@site/src/components/LazyTool';

import styles from './CommentMap.module.css';

const LoadedMap = lazyPart(() => import('./LoadedMap'));

/** The place of the tool, which is loaded after the page. */
export function CommentMap(): ReactNode {
  return (
    <LazyTool
      name="コメントマップ"
      withoutScript="下の「本アプリのアンケートで集める」は、そのまま使えます。"
      whenBroken="選んだ設定は、このブラウザに残っています。"
      className={styles.box ?? ''}
      eager
    >
      <LoadedMap />
    </LazyTool>
  );
}
