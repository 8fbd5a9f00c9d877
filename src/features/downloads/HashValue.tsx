import type {ReactNode} from 'react';

import styles from './Checksums.module.css';
import {useCopy, type CopyState} from './useCopy';

const MESSAGES: Record<CopyState, string> = {
  idle: '',
  copied: 'コピーしました',
  failed: 'コピーできませんでした',
};

interface Props {
  /** What the value is, such as 「16進」. */
  readonly label: string;
  readonly fileName: string;
  readonly value: string;
}

/** A hash with a button that copies it. Without script the value can be selected. */
export function HashValue({label, fileName, value}: Props): ReactNode {
  const {state, copy} = useCopy(value);
  return (
    <>
      <dt>SHA-512（{label}）</dt>
      <dd className={styles.value}>
        <code className={styles.hash}>{value}</code>
        <span className={styles.copy}>
          <button
            className={styles.button}
            type="button"
            aria-label={`${fileName}のSHA-512（${label}）をコピー`}
            onClick={copy}
          >
            コピー
          </button>
          <span className={styles.result} role="status">
            {MESSAGES[state]}
          </span>
        </span>
      </dd>
    </>
  );
}
