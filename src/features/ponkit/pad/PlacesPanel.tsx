import type {ReactNode} from 'react';
import {CopyTextButton} from '@site/src/components/CopyText';
import {Panel} from '@site/src/components/ToolParts';

import styles from './PlacesPanel.module.css';

const DOCK_PATH = '/tools/wordparty-ponkit?dock=1';

/** Where else the pad can be: a dock of OBS, a phone. */
export function PlacesPanel(): ReactNode {
  const dock = `${window.location.origin}${DOCK_PATH}`;
  return (
    <Panel title="OBSのドックやスマートフォンで使う">
      <div className={styles.url}>
        <code>{dock}</code>
        <CopyTextButton text={dock} label="ドックのURLをコピー" />
      </div>
      <ul className={styles.ways}>
        <li>
          OBSは、「ドック →
          カスタムブラウザドック」にこのURLを入れます。パッドは「キット」のzipかリンクで移します。
        </li>
        <li>
          別の端末では、AndroidかPCのChromeで同じURLを開き、「つなぐ先」に本アプリのPCのIPアドレスを入れます。先に、本アプリの「設定
          → API」の「許可ホスト」に、その端末のIPアドレスを足します。
        </li>
        <li>
          <a href={DOCK_PATH} target="_blank" rel="noopener">
            ボタンだけを新しいタブで開く
          </a>
        </li>
      </ul>
    </Panel>
  );
}
