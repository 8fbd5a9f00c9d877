// Change: our mark instead of Docusaurus's rings, live-region roles, readable contrast, Japanese text.
import {Loader} from '@site/src/components/RouteLoading';
import type Original from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof Original>;

function LoadError({message, onRetry}: {message: string; onRetry: () => void}): ReactNode {
  return (
    <div className={styles.error} role="alert">
      <p className={styles.explanation}>
        ページを読み込めませんでした。通信を確かめて、もう一度お試しください。
      </p>
      <p className={styles.message} lang="en">
        {message}
      </p>
      <button className={styles.retry} type="button" onClick={onRetry}>
        <span lang="en">Retry</span>（もう一度読み込む）
      </button>
    </div>
  );
}

/** What react-loadable shows in place of a route: nothing for 200 ms, then the loader, or the error. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    // A build that cannot read a page must fail instead of writing this message into the page.
    if (typeof window === 'undefined') throw error;
    return <LoadError message={String(error)} onRetry={retry} />;
  }
  return pastDelay ? (
    <div className={styles.page} role="status">
      <Loader />
    </div>
  ) : null;
}
