import type {Packed} from '@komebiyori/overlays/package/packFolder';
import type {ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {Button} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';

import styles from './styles.module.css';

interface Props {
  /** The overlay's address with its settings. */
  readonly url: string;
  /** The same, with what OBS reads from a dragged address. */
  readonly obsUrl: string;
  /** Makes the template for the app; what it loads may be out of reach. */
  readonly makeZip: () => Promise<Packed>;
  /** What is to be known of size and address. */
  readonly children: ReactNode;
}

/** Ways of an overlay to OBS: dragged, by its address, as a template of the app, in a tab. */
export function ToObs({url, obsUrl, makeZip, children}: Props): ReactNode {
  const [said, say] = useSaid();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      say('URLをコピーしました。OBSのブラウザソースの「URL」に貼ります。');
    } catch {
      say('コピーできません。「OBSへドラッグ」を使います。');
    }
  };
  const saveZip = async (): Promise<void> => {
    try {
      const {fileName, bytes} = await makeZip();
      saveFile(fileName, bytes);
      say('zipを保存しました。展開せずに、本アプリのテンプレートのウィンドウへドラッグします。');
    } catch {
      say('zipを作れません。通信を確かめて、もう一度押します。');
    }
  };
  return (
    <>
      <div className={styles.row}>
        <a
          className={styles.handle}
          href={obsUrl}
          draggable
          onDragStart={({dataTransfer}) => {
            dataTransfer.effectAllowed = 'all';
            dataTransfer.setData('text/uri-list', obsUrl);
            dataTransfer.setData('text/plain', obsUrl);
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
        <a className={styles.open} href={url} target="_blank" rel="noreferrer">
          新しいタブで見る
        </a>
      </div>
      <p className={styles.words}>
        ドラッグすると、OBSが「URL経由でソースを追加」の確認を出すので、「はい」を押します。
      </p>
      <p className={styles.words}>{children}</p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}
