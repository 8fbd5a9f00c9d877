import type {FileFault} from '@komebiyori/lib/siteFile.browser';
import {useEffect, useState, type ReactNode} from 'react';
import {siteFault} from '../../../src/browser/loadFailure.browser';
import {Button} from '../../../src/components/Button';
import {FAULT_WORDS} from '../../../src/lib/faultWords';
import styles from './LoadFailure.module.css';

interface Props {
  retry: () => void;
  /** What went wrong, when it is not the loading. */
  children?: ReactNode;
}

/** Says that the search cannot be used and offers to try again. */
export default function LoadFailure({retry, children}: Props): ReactNode {
  const [fault, setFault] = useState<FileFault>('network');
  useEffect(() => {
    void siteFault().then((found) => {
      if (found !== undefined) setFault(found);
    });
  }, []);
  return (
    <div className={styles['failure']} role="alert">
      {children ?? <p>検索の準備ができませんでした。{FAULT_WORDS[fault]}</p>}
      {fault === 'gone' ? (
        <Button
          look="danger"
          size="small"
          onClick={() => {
            window.location.reload();
          }}
        >
          ページを再読み込みする
        </Button>
      ) : (
        <Button look="danger" size="small" onClick={retry}>
          Retry（もう一度試す）
        </Button>
      )}
    </div>
  );
}
