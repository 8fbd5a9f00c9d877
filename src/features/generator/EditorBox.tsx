import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, Suspense, useCallback, type ReactNode} from 'react';

import styles from './EditorBox.module.css';
import type {GeneratorVersion} from './versions';

const LoadedEditor = lazy(() => import('./LoadedEditor'));

interface Props {
  readonly version: GeneratorVersion;
}

/** The place of the editor, which is loaded after the page; its size is there from the start. */
export function EditorBox({version}: Props): ReactNode {
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const templates = useBaseUrl('/generator/templates');
  const goTo = useCallback(
    (app: GeneratorVersion) => {
      history.replace(`${templates}/${app}`);
    },
    [history, templates],
  );
  return (
    <div className={styles.box}>
      <noscript>
        <p className={styles.message}>
          エディタを使うには、ブラウザのJavaScriptを入にします。下の説明は、そのまま読めます。
        </p>
      </noscript>
      <ErrorBoundary fallback={({tryAgain}) => <Broken onRetry={tryAgain} />}>
        <BrowserOnly fallback={<Loading />}>
          {() => (
            <Suspense fallback={<Loading />}>
              <LoadedEditor
                app={version}
                editors={`${siteConfig.url}${templates}`}
                onVersion={goTo}
              />
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
      エディタを読み込んでいます…
    </p>
  );
}

function Broken({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <p>エディタで問題が起きました。下書きは、このブラウザに残っています。</p>
      <button className="button button--primary" type="button" onClick={onRetry}>
        もう一度開く
      </button>
    </div>
  );
}
