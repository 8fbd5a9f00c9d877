import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {lazy, Suspense, type ReactNode} from 'react';

import styles from './MicChecker.module.css';

const LoadedChecker = lazy(() => import('./LoadedChecker'));

/** The place of the tool, which is loaded after the page; its size is there from the start. */
export function MicChecker(): ReactNode {
  return (
    <div className={styles.box}>
      {/* Nobody comes here to read first. */}
      <Head>
        <meta name="boot" content="eager" />
      </Head>
      <noscript>
        <p className={styles.message}>
          この道具を使うには、ブラウザのJavaScriptを入にします。下の「OBSのメーターで確かめる」は、そのまま使えます。
        </p>
      </noscript>
      <ErrorBoundary fallback={({tryAgain}) => <Broken onRetry={tryAgain} />}>
        <BrowserOnly fallback={<Loading />}>
          {() => (
            <Suspense fallback={<Loading />}>
              <LoadedChecker />
            </Suspense>
          )}
        </BrowserOnly>
      </ErrorBoundary>
    </div>
  );
}

function Loading(): ReactNode {
  return (
    <p className={styles.loading} role="status">
      マイクチェッカーを読み込んでいます…
    </p>
  );
}

function Broken({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <p>マイクチェッカーで問題が起きました。</p>
      <button className="button button--primary" type="button" onClick={onRetry}>
        もう一度開く
      </button>
    </div>
  );
}
