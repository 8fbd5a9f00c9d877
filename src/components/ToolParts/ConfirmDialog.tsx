import {useEffect, useId, useRef, type ReactNode} from 'react';

import styles from './ToolParts.module.css';

interface Props {
  readonly title: ReactNode;
  /** The id of the text that says what is asked. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
  /** While what was confirmed is on its way: it cannot be taken back, so Escape does not say so. */
  readonly isHeld?: boolean;
  /** Called for Escape, too. */
  readonly onClose: () => void;
}

/** A question over the page, which waits behind it; the focus returns to where it was. */
export function ConfirmDialog(props: Props): ReactNode {
  const {title, describedBy, children, isHeld = false, onClose} = props;
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
        if (!isHeld) onClose();
      }}
      // Browsers close it at the second Escape in a row, whatever the first one was answered.
      onClose={({currentTarget}) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <h3 className={styles.dialogTitle} id={id}>
        {title}
      </h3>
      {children}
    </dialog>
  );
}
