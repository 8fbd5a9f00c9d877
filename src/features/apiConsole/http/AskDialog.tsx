import {useId, type ReactNode} from 'react';
import {Button, ConfirmDialog} from '@site/src/components/ToolParts';
import type {ApiCall} from '@site/src/lib/apiReference/samples';
import styles from './Http.module.css';

interface Props {
  readonly call: ApiCall;
  /** What it does. */
  readonly text: string;
  readonly onSend: () => void;
  /** Called for Escape, too. */
  readonly onClose: () => void;
}

/** Asks before something is sent that stays. */
export function AskDialog({call, text, onSend, onClose}: Props): ReactNode {
  const id = useId();
  return (
    <ConfirmDialog
      title="本アプリを変更する呼び出しを送りますか"
      describedBy={id}
      onClose={onClose}
    >
      <p>
        <code>
          {call.method} {call.path}
        </code>
      </p>
      <p id={id}>{text}</p>
      <div className={styles.buttons}>
        {/* First, so that Enter does no harm. */}
        <Button onClick={onClose}>送らない</Button>
        <Button look="primary" onClick={onSend}>
          変更を送る
        </Button>
      </div>
    </ConfirmDialog>
  );
}
