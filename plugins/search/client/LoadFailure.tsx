import type {ReactNode} from 'react';
import {Button} from '../../../src/components/Button';
import styles from './LoadFailure.module.css';

interface Props {
  retry: () => void;
  /** What went wrong, when it is not the loading. */
  children?: ReactNode;
}

/** Says that the search cannot be used and offers to try again. */
export default function LoadFailure({retry, children}: Props): ReactNode {
  return (
    <div className={styles['failure']} role="alert">
      {children ?? <p>検索の準備ができませんでした。通信を確かめて、もう一度お試しください。</p>}
      <Button look="danger" size="small" onClick={retry}>
        Retry（もう一度試す）
      </Button>
    </div>
  );
}
