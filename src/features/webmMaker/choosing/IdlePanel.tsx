import {useState, type ReactNode} from 'react';
import {OnigiriMark} from '@site/src/components/Mark';
import {Button} from '@site/src/components/ToolParts';

import {useTool} from '../tool/useTool';
import {FileButtons} from './FileButtons';
import {drawSample, type Sample} from './sample.browser';
import styles from './choosing.module.css';

/** Before anything is open: what can be brought, and a sample for those who have nothing at hand. */
export function IdlePanel(): ReactNode {
  const tool = useTool();
  return (
    <div className={styles.idle}>
      <OnigiriMark className={styles.mark} />
      <p className={styles.invite}>画像か動画を、ここにドロップします</p>
      <div className={styles.buttons}>
        <FileButtons onTake={tool.take} hasFolder />
      </div>
      <p className={styles.formats}>
        GIF・APNG・WebP・AVIF・PNG・JPEG・MP4・MOV・WebM・MKV。画像をまとめて選ぶと、連番の動画になります。コピーした画像は
        <kbd>Ctrl</kbd>+<kbd>V</kbd>でも貼れます。
      </p>
      <Samples />
      <p className={styles.privacy}>ファイルは送信しません。変換は、この端末の中だけで行います。</p>
    </div>
  );
}

function Samples(): ReactNode {
  const tool = useTool();
  const [isFailed, setIsFailed] = useState(false);
  const open = async (sample: Sample): Promise<void> => {
    try {
      await tool.opener.open(await drawSample(sample));
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <div className={styles.samples}>
      <p>素材がないときは、見本で試せます。</p>
      <div className={styles.buttons}>
        <Button onClick={() => void open('stamp')}>透過スタンプの見本</Button>
        <Button onClick={() => void open('green')}>グリーンバックの見本</Button>
      </div>
      {isFailed && <p role="alert">見本を描けませんでした。手元のファイルを選んでください。</p>}
    </div>
  );
}
