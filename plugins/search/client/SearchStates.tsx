import type {QueryError} from '@komebiyori/search/parseQuery';
import type {ReactNode} from 'react';
import {Button} from '../../../src/components/Button';
import {indexErrorHelp} from '../shared/indexError';
import LoadFailure from './LoadFailure';
import styles from './SearchStates.module.css';

interface Props {
  retry: () => void;
  /** What was said of an index that cannot be used; none when it could not be loaded. */
  original?: string | undefined;
}

/** Says why a search failed, with what was said of the index. Not for the first load of a page. */
export function SearchFailure({retry, original}: Props): ReactNode {
  if (original === undefined) return <LoadFailure retry={retry} />;
  return (
    <LoadFailure retry={retry}>
      <p>{indexErrorHelp(original) ?? '検索に失敗しました。ページを再読み込みしてください。'}</p>
      <p lang="en">{original}</p>
    </LoadFailure>
  );
}

interface QueryErrorNoteProps {
  query: string;
  error: QueryError;
  /** Looks for another query in place of this one. */
  onTake: (query: string) => void;
}

/** Says why a query with operators cannot be read, marks the wrong part of it, and leads on. */
export function QueryErrorNote({query, error, onTake}: QueryErrorNoteProps): ReactNode {
  // Where something is missing, the operator that asks for it is marked.
  const start = error.start === error.end ? Math.max(0, error.start - 1) : error.start;
  return (
    <div className={styles['note']}>
      <p className={styles['query']}>
        {query.slice(0, start)}
        <mark>{query.slice(start, error.end)}</mark>
        {query.slice(error.end)}
      </p>
      <p>{error.message}</p>
      <p className={styles['original']} lang="en">
        {error.original}
      </p>
      <Button
        size="small"
        onClick={() => {
          onTake(error.escaped);
        }}
      >
        記号を文字として探す
      </Button>
    </div>
  );
}

/** Stands where an answer will be. Seen only when that takes a while. */
export function Preparing(): ReactNode {
  return (
    <p className={styles['preparing']}>
      <span className={styles['spinner']} />
      検索の準備をしています…
    </p>
  );
}
