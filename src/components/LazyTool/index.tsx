import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {clsx} from 'clsx';
import {Suspense, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** What the visitor calls the tool, as in 「…を読み込んでいます」. */
  readonly name: string;
  /** What a visitor without script still finds on the page: whole sentences. */
  readonly withoutScript: string;
  /** What became of the visitor's work when the tool breaks: whole sentences. */
  readonly whenBroken?: string;
  /** Gives the place its size, so that the page below does not move when the tool comes. */
  readonly className: string;
  /** Loads the application at once: for pages on which nobody comes to read first. */
  readonly eager?: boolean;
  /** The tool, an element of `React.lazy`. */
  readonly children: ReactNode;
}

/** The place of a tool that is loaded after the page, with what stands there when it is not. */
export function LazyTool({
  name,
  withoutScript,
  whenBroken = '',
  className,
  eager = false,
  children,
}: Props): ReactNode {
  const loading = (
    <p className={styles.loading} role="status">
      {name}を読み込んでいます…
    </p>
  );
  return (
    <div className={clsx(styles.box, className)}>
      {eager && (
        <Head>
          <meta name="boot" content="eager" />
        </Head>
      )}
      <noscript>
        <p className={styles.message}>
          {name}を使うには、ブラウザのJavaScriptを入にします。{withoutScript}
        </p>
      </noscript>
      <ErrorBoundary
        fallback={({tryAgain}) => (
          <div className={styles.message} role="alert">
            <p>
              {name}で問題が起きました。{whenBroken}
            </p>
            <button className="button button--primary" type="button" onClick={tryAgain}>
              もう一度開く
            </button>
          </div>
        )}
      >
        <BrowserOnly fallback={loading}>
          {() => <Suspense fallback={loading}>{children}</Suspense>}
        </BrowserOnly>
      </ErrorBoundary>
    </div>
  );
}
