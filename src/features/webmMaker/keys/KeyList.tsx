import {useEffect, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';

import {KEY_ROWS} from './shortcuts';
import styles from './KeyList.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keys, in a window above the page. */
export function KeyList({isOpen, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.box} aria-label="キーの一覧" onClose={onClose}>
      <p className={styles.title}>キーの一覧</p>
      <dl className={styles.rows}>
        {KEY_ROWS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>閉じる</Button>
    </dialog>
  );
}
