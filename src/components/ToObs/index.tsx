import type {Packed} from '@komebiyori/overlays/package/packFolder';
import type {ReactNode} from 'react';
import {faultOf} from '@site/src/browser/fileFault.browser';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {Button} from '@site/src/components/ToolParts';
import {FAULT_WORDS} from '@site/src/lib/faultWords';
import {useSaid} from '@site/src/lib/useSaid';

import {obsUrl, type ObsSource} from './obsUrl';
import styles from './styles.module.css';

interface Props {
  /** The overlay's address with its settings. */
  readonly url: string;
  readonly source: ObsSource;
  /** Makes the template for the app; what it loads may be out of reach. */
  readonly makeZip: () => Promise<Packed>;
  /** What is to be known of size and address. */
  readonly children: ReactNode;
}

/** Ways of an overlay to OBS: dragged, by its address, as a template of the app, in a tab. */
export function ToObs({url, source, makeZip, children}: Props): ReactNode {
  const dragged = obsUrl(url, source);
  const [said, say] = useSaid();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      say('URLをコピーしました。OBSのブラウザソースの「URL」に貼り付けてください。');
    } catch {
      say('コピーできませんでした。「OBSへドラッグ」を使ってください。');
    }
  };
  const saveZip = async (): Promise<void> => {
    try {
      const {fileName, bytes} = await makeZip();
      saveFile(fileName, bytes);
      say(
        'zipを保存しました。展開せずに、本アプリのテンプレートのウィンドウへドラッグしてください。',
      );
    } catch (error) {
      say(`zipを作れません。${FAULT_WORDS[await faultOf(error)]}`);
    }
  };
  return (
    <>
      <div className={styles.row}>
        <a
          className={styles.handle}
          href={dragged}
          draggable
          onDragStart={({dataTransfer}) => {
            dataTransfer.effectAllowed = 'all';
            dataTransfer.setData('text/uri-list', dragged);
            dataTransfer.setData('text/plain', dragged);
          }}
          onClick={(event) => {
            event.preventDefault();
            say('押すのではなく、OBSの「ソース」の上までドラッグしてください。');
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
