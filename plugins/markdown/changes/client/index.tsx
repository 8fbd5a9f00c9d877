import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import {CHANGES_ID, changesAddress} from '../shared/changes';
import styles from './styles.module.css';

const Changes = lazy(() => import(/* webpackChunkName: "page-changes" */ './Changes'));

/** 「ほかのバージョンとの違い」 below a page of the manual; nothing is loaded before it is opened. */
export function PageChanges(): ReactNode {
  const {metadata} = useDoc();
  const {version} = useDocsVersion();
  const address = useBaseUrl(changesAddress('/', version, metadata.id));
  // By page, so that moving to another one closes the details.
  return <Details key={address} address={address} />;
}

function Details({address}: {readonly address: string}): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // It may have been opened before React was there, also by a link to it.
  useEffect(() => {
    if (details.current?.open === true) setWasOpened(true);
  }, []);
  return (
    <details
      ref={details}
      className={styles.changes}
      onToggle={({currentTarget}) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>ほかのバージョンとの違い</summary>
      {/* A link to something inside of it makes a browser open the details. */}
      <div id={CHANGES_ID}>
        {wasOpened && (
          <Suspense fallback={<p role="status">読み込んでいます。</p>}>
            <Changes address={address} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
