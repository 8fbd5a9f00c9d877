import type {ReactNode} from 'react';

import {CopyTextButton} from '@site/src/components/CopyText';

import styles from './Checksums.module.css';

interface Props {
  /** What the value is, such as 「16進」. */
  readonly label: string;
  readonly fileName: string;
  readonly value: string;
}

/** A hash with a button that copies it. Without script the value can be selected. */
export function HashValue({label, fileName, value}: Props): ReactNode {
  return (
    <>
      <dt>SHA-512（{label}）</dt>
      <dd className={styles.value}>
        <code className={styles.hash}>{value}</code>
        <CopyTextButton text={value} label={`${fileName}のSHA-512（${label}）をコピー`} />
      </dd>
    </>
  );
}
