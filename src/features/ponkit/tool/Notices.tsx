import clsx from 'clsx';
import type {ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {Button, type AutosaveStatus} from '@site/src/components/ToolParts';
import {StepToast} from '@site/src/components/ToolParts/StepToast';
import {useUnkeptQuestion} from '@site/src/components/ToolParts/useUnkeptQuestion';
import {useStore} from '@site/src/lib/useStore';
import type {LoadNotice as Notice} from './ponkit.browser';
import {useTool} from './useTool';
import styles from './UndoBar.module.css';

const SAVED: Readonly<Record<AutosaveStatus, string>> = {
  untouched: '',
  waiting: '保存しています…',
  kept: 'このブラウザに保存しました',
  full: '保存できません。ブラウザの空きがないので、「キット」でzipに書き出して残してください。',
  blocked: '保存できません。ブラウザが止めているので、「キット」でzipに書き出して残してください。',
};

/** Takes steps back, and says whether the work is kept; asks before what is not is left. */
export function UndoBar({status}: {readonly status: AutosaveStatus}): ReactNode {
  const tool = useTool();
  const {past, present, future} = useStore(tool.history);
  const isFleeting = useStore(tool.assets.isFleeting);
  const [next] = future;
  const isUnkept = isFleeting || status === 'blocked' || status === 'full';
  useUnkeptQuestion(isFleeting ? 'blocked' : status);
  return (
    <div className={styles.bar}>
      {/* That all is well is no news: after each step it would be heard behind what the step did. */}
      <p
        className={clsx(styles.saved, isUnkept && styles.long)}
        role="status"
        aria-live={isUnkept ? undefined : 'off'}
      >
        {isFleeting
          ? '素材を残せません。ページを閉じる前に、「キット」でzipに書き出して残してください。'
          : SAVED[status]}
      </p>
      <span className={styles.steps}>
        <Button
          disabled={past.length === 0}
          title={past.length === 0 ? undefined : present.label}
          onClick={tool.undo}
        >
          元に戻す
        </Button>
        <Button disabled={next === undefined} title={next?.label} onClick={tool.redo}>
          やり直す
        </Button>
      </span>
      <StepToast history={tool.history} />
    </div>
  );
}

/** What of the last visit could not be read; until it is answered nothing is written over it. */
export function LoadNotice({notice}: {readonly notice: Notice}): ReactNode {
  const {dismissNotice} = useTool();
  const {left, text} = notice;
  return (
    <div className={styles.notice} role="alert">
      <p>
        {left === undefined
          ? '前に作った内容を読み取れません。元の内容は残っています。ファイルに保存してから、始めてください。'
          : `前に作った内容のうち、${left}個を読み取れません。元の内容は残っています。ファイルに保存してから、続けてください。`}
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
