import type {ReactNode} from 'react';
import {Button} from '../Button';

import styles from './CopyText.module.css';
import {COPY_MESSAGES, useCopy} from './useCopy';

interface Props {
  readonly text: string;
  /** What is copied, for screen readers: 「紹介文（1行）をコピー」. */
  readonly label: string;
}

/** A button that copies a text and says how that went. */
export function CopyTextButton({text, label}: Props): ReactNode {
  const {state, copy} = useCopy(() => text);
  return (
    <span className={styles.copy}>
      <Button aria-label={label} onClick={copy}>
        コピー
      </Button>
      <span className={styles.result} role="status">
        {COPY_MESSAGES[state]}
      </span>
    </span>
  );
}
