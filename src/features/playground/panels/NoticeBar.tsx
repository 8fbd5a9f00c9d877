import type {ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Desk} from '../run/desk.browser';
import type {Shelf} from '../work/shelf.browser';
import styles from './panels.module.css';

interface Props {
  readonly shelf: Shelf;
  readonly desk: Pick<Desk, 'state'>;
  readonly afterHang: boolean;
  readonly onRun: () => void;
}

const STOPPED = {
  received: 'リンクから開いたため、まだ動かしていません。コードを確かめてから実行してください。',
  hung: 'テンプレートが応答しないため、止めました。無限ループがないかを確かめて、直してから実行してください。',
  flooded:
    'テンプレートが書き出す行や通信が多すぎるため、止めました。何度も続ける処理がないかを確かめて、直してから実行してください。',
} as const;

const waitingText = (afterHang: boolean): string =>
  afterHang
    ? '前のテンプレートが終わらなかったため、止めたまま開きました。直してから実行してください。'
    : '止めたまま開きました。コードを確かめてから実行してください。';

/** What there is to say about what was opened, and how the template stands where it does not run. */
export function NoticeBar({shelf, desk, afterHang, onRun}: Props): ReactNode {
  const notice = useStore(shelf.notice);
  const unreadable = useStore(shelf.unreadable);
  const kept = useStore(shelf.kept);
  const state = useStore(desk.state);
  return (
    <div role="status">
      {unreadable !== undefined && (
        <div className={styles.notice}>
          <p>
            前に書いたものを読み取れません。元の内容は残っています。ファイルに保存してから、続けてください。
          </p>
          <Button
            onClick={() => {
              saveFile('playground-backup.json', unreadable);
            }}
          >
            元の内容を保存
          </Button>
          <Button onClick={shelf.dropUnreadable}>新しく始める</Button>
        </div>
      )}
      {(kept === 'full' || kept === 'blocked') && (
        <div className={styles.notice}>
          <p>このブラウザに残せません。ページを閉じる前に、「zipを保存」で書き出してください。</p>
        </div>
      )}
      {state !== 'running' && state !== 'stopped' && (
        <div className={styles.notice}>
          <p>{state === 'waiting' ? waitingText(afterHang) : STOPPED[state]}</p>
          <Button onClick={onRun}>実行</Button>
        </div>
      )}
      {notice !== undefined && (
        <div className={styles.notice}>
          <p>{notice.text}</p>
          {notice.undo !== undefined && (
            <Button onClick={notice.undo.act}>{notice.undo.name}</Button>
          )}
          <Button
            onClick={() => {
              shelf.notice.set(undefined);
            }}
          >
            閉じる
          </Button>
        </div>
      )}
    </div>
  );
}
