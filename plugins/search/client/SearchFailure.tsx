import type {ReactNode} from 'react';
import styles from './SearchFailure.module.css';

/** Says that the index cannot be loaded and offers to try again. */
export default function SearchFailure({retry}: {retry: () => void}): ReactNode {
  return (
    <div className={styles['failure']} role="alert">
      <p>検索の準備ができませんでした。通信を確かめて、もう一度お試しください。</p>
      <button type="button" onClick={retry}>
        Retry（もう一度試す）
      </button>
    </div>
  );
}
