import type {ReactNode} from 'react';

import {Button} from '../Button';
import styles from './CopyText.module.css';
import {useCopy} from './useCopy';

export {CodeOwner, useCopy} from './useCopy';

interface Props {
  readonly text: string;
  /** What is copied, for screen readers: 「紹介文（1行）をコピー」. */
  readonly label: string;
  /** What is left to do where the browser refuses; without it, the text is there to be selected. */
  readonly byHand?: string;
}

/** A button that copies a text and says how that went. */
export function CopyTextButton({text, label, byHand}: Props): ReactNode {
  const {said, copy} = useCopy(() => text, byHand);
  return (
    <span className={styles.copy}>
      <Button aria-label={label} onClick={copy}>
        コピー
      </Button>
      <span className={styles.result} role="status">
        {said}
      </span>
    </span>
  );
}
