import type {ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {Button} from '@site/src/components/ToolParts';

import styles from './LoadNotice.module.css';
import type {LoadNotice as Notice} from './ponkit.browser';
import {useTool} from './useTool';

/** What of the last visit could not be read; until it is answered nothing is written over it. */
export function LoadNotice({notice}: {readonly notice: Notice}): ReactNode {
  const {dismissNotice} = useTool();
  const {left, text} = notice;
  return (
    <div className={styles.notice} role="alert">
      <p>
        {left === undefined
          ? '前に作った内容を読み取れません。元の内容は残っています。ファイルに保存してから、始めます。'
          : `前に作った内容のうち、${left}個を読み取れません。元の内容は残っています。ファイルに保存してから、続けます。`}
      </p>
      <Button
        onClick={() => {
          saveFile('ponkit-backup.json', text);
        }}
      >
        元の内容を保存
      </Button>
      <Button onClick={dismissNotice}>
        {left === undefined ? '新しく始める' : '残りで続ける'}
      </Button>
    </div>
  );
}
