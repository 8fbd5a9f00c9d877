import {useEffect, useId, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
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

/** Asks before something is sent that stays; the focus returns to where it was. */
export function AskDialog({call, text, onSend, onClose}: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h3 className={styles.dialogTitle} id={id}>
        本アプリを変更する呼び出しを送りますか
      </h3>
      <p>
        <code>
          {call.method} {call.path}
        </code>
      </p>
      <p id={`${id}-text`}>{text}</p>
      <div className={styles.buttons}>
        {/* First, so that Enter does no harm. */}
        <Button onClick={onClose}>送らない</Button>
        <Button look="main" onClick={onSend}>
          変更を送る
        </Button>
      </div>
    </dialog>
  );
}
