import type {ReactNode} from 'react';
import {Button} from '../../../src/components/Button';
import type {QueryError} from '../shared/queryError';
import styles from './QueryErrorNote.module.css';

interface Props {
  query: string;
  error: QueryError;
  /** Looks for another query in place of this one. */
  onTake: (query: string) => void;
}

/** Says why a query with operators cannot be read, marks the wrong part of it, and leads on. */
export default function QueryErrorNote({query, error, onTake}: Props): ReactNode {
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
