import BrowserOnly from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';

import {LazyTool, lazyPart} from '@site/src/components/LazyTool';

import {isView} from './settings/isView';
import styles from './VolumeParty.module.css';

const LoadedParty = lazyPart(() => import('./LoadedParty'));
const LoadedView = lazyPart(() => import('./LoadedView'));

/** The place of the tool, or of the overlay (`?view=1`), which are loaded after the page. */
export function VolumeParty(): ReactNode {
  return (
    <LazyTool
      name="音量パーティー"
      withoutScript="下の「ほかのツールから合図を送る」は、そのまま使えます。"
      whenBroken="ルールと設定は、このブラウザに残っています。"
      className={styles.box ?? ''}
      eager
    >
      <BrowserOnly>
        {() => (isView(window.location.search) ? <LoadedView /> : <LoadedParty />)}
      </BrowserOnly>
    </LazyTool>
  );
}
