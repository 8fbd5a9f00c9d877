import type {ReactNode} from 'react';
import type {QueryError} from '../shared/queryError';
import styles from './QueryErrorNote.module.css';

interface Props {
  query: string;
  error: QueryError;
}

/** Says why a query with operators cannot be read, and marks the wrong part of it. */
export default function QueryErrorNote({query, error}: Props): ReactNode {
  // Where something is missing, the operator that asks for it is marked.
  const start = error.start === error.end ? Math.max(0, error.start - 1) : error.start;
  return (
    <div className={styles['note']}>
      <p>{error.message}</p>
      <p className={styles['query']}>
        {query.slice(0, start)}
        <mark>{query.slice(start, error.end)}</mark>
        {query.slice(error.end)}
      </p>
      <p className={styles['original']} lang="en">
        {error.original}
      </p>
    </div>
  );
}
