import {useState, type ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {Button, Panel} from '@site/src/components/ToolParts';
import {printAddress} from '@site/src/lib/appLink/address';
import {useStore} from '@site/src/lib/useStore';

import {VIEW_SIZE, viewUrl} from '../settings/viewUrl';
import type {MapTool} from '../tool/tool.browser';
import styles from './ObsPanel.module.css';

/** Ways to OBS. */
export function ObsPanel({tool}: {readonly tool: MapTool}): ReactNode {
  const address = useStore(tool.link.address);
  const settings = {...useStore(tool.settings), address: printAddress(address)};
  const [said, say] = useState('');
  const {origin} = window.location;
  const forObs = viewUrl(settings, origin, true);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(viewUrl(settings, origin));
      say('URLをコピーしました。OBSのブラウザソースの「URL」に貼ります。');
    } catch {
      say('コピーできません。「OBSへドラッグ」を使います。');
    }
  };
  const saveZip = async (): Promise<void> => {
    try {
      const [{packMap}, {fetchViewScript}] = await Promise.all([
        import('../view/packMap'),
        import('../view/viewScript.browser'),
      ]);
      const {name, bytes} = packMap(settings, await fetchViewScript());
      saveFile(name, bytes);
      say('zipを保存しました。展開せずに、本アプリのテンプレートの窓へドラッグします。');
    } catch {
      say('zipを作れません。ネットの接続を確かめ、もう一度押します。');
    }
  };
  return (
    <Panel title="OBSに映す">
      <div className={styles.row}>
        <a
          className={styles.handle}
          href={forObs}
          draggable
          onDragStart={({dataTransfer}) => {
            dataTransfer.effectAllowed = 'all';
            dataTransfer.setData('text/uri-list', forObs);
            dataTransfer.setData('text/plain', forObs);
          }}
          onClick={(event) => {
            event.preventDefault();
            say('押すのではなく、OBSの「ソース」の上までドラッグします。');
          }}
        >
          OBSへドラッグ
        </a>
        <Button onClick={() => void copy()}>URLをコピー</Button>
        <Button onClick={() => void saveZip()}>zipを保存</Button>
        <a
          className={styles.open}
          href={viewUrl(settings, origin)}
          target="_blank"
          rel="noreferrer"
        >
          新しいタブで見る
        </a>
      </div>
      <p className={styles.words}>
        大きさは{VIEW_SIZE.width}×{VIEW_SIZE.height}
        です。設定はURLの中に入っています。変えたあとは、もう一度ドラッグするか、URLを貼り直します。上の「操作」は、映っている地図にも届きます。
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </Panel>
  );
}
