import {COPY_MESSAGES, useCopy} from '@site/src/components/CopyText';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Copies a code block. The result is shown on the button and told to screen readers. */
export function CopyButton({readText}: {readText: () => string}): ReactNode {
  const {state, copy} = useCopy(readText);
  return (
    <div className={styles.copy}>
      <span className={styles.result} role="status">
        {COPY_MESSAGES[state]}
      </span>
      <button className={styles.button} type="button" aria-label="コードをコピー" onClick={copy}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            d={state === 'copied' ? 'M5 12.5l4.5 4.5L19 7.5' : 'M9 8h10v13H9zM15 8V4H5v13h4'}
          />
        </svg>
      </button>
    </div>
  );
}
