import {useEffect, useId, useRef, type ReactNode} from 'react';

import styles from './ToolParts.module.css';

interface Props {
  readonly title: ReactNode;
  /** The id of the text that says what is asked. */
  readonly describedBy?: string;
  readonly children: ReactNode;
  /** Called for Escape, too. */
  readonly onClose: () => void;
}

/** A question over the page, which waits behind it; the focus returns to where it was. */
export function ConfirmDialog({title, describedBy, children, onClose}: Props): ReactNode {
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
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h3 className={styles.dialogTitle} id={id}>
        {title}
      </h3>
      {children}
    </dialog>
  );
}
