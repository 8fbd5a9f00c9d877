import type {ReactNode} from 'react';

import {loadSamples} from '@site/plugins/playground/client';
import {LazyTool, lazyPart} from '@site/src/components/LazyTool';

import styles from './Playground.module.css';

const LoadedPlayground = lazyPart(async () => {
  const [{Bench}, parts] = await Promise.all([import('./Bench'), loadSamples()]);
  return {default: () => <Bench {...parts} />};
});

/** The place of the playground, which is loaded after the page. */
export function Playground(): ReactNode {
  return (
    <LazyTool
      name="プレイグラウンド"
      withoutScript="サンプルのコードは、マニュアルの各ページにあります。"
      whenBroken="書いたテンプレートは、このブラウザに残っています。"
      className={styles.box ?? ''}
      eager
    >
      <LoadedPlayground />
    </LazyTool>
  );
}
