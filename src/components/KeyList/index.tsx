import {useEffect, useRef, type ReactNode} from 'react';

import {Button} from '@site/src/components/ToolParts';

import {CharacterKeySwitch} from './CharacterKeySwitch';
import styles from './KeyList.module.css';

export {CharacterKeySwitch} from './CharacterKeySwitch';

/** Keys that are pressed, alone or together, and what they do. */
export type KeyRow = readonly [keys: readonly string[], what: string];

interface Props {
  readonly rows: readonly KeyRow[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keys of a tool, in a window above the page, where single characters can be switched off. */
export function KeyList({rows, isOpen, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.box} aria-label="キーの一覧" onClose={onClose}>
      <p className={styles.title}>キーの一覧</p>
      <dl className={styles.rows}>
        {rows.map(([keys, what]) => (
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
      <div className={styles.own}>
        <CharacterKeySwitch />
      </div>
      <Button onClick={onClose}>閉じる</Button>
    </dialog>
  );
}
