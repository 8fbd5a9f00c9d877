import type {ReactNode} from 'react';
import styles from './Preparing.module.css';

/** Stands where an answer will be. Seen only when that takes a while. */
export default function Preparing(): ReactNode {
  return (
    <p className={styles['preparing']}>
      <span className={styles['spinner']} />
      検索の準備をしています…
    </p>
  );
}
