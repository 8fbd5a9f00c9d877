import type {ReactNode} from 'react';
import styles from './NearQueries.module.css';

interface Props {
  near: readonly string[];
  onTake: (query: string) => void;
}

/** Queries near one that found nothing, each a button that looks for it. */
export default function NearQueries({near, onTake}: Props): ReactNode {
  if (near.length === 0) return null;
  return (
    <p className={styles['near']}>
      {near.map((query) => (
        <button
          key={query}
          type="button"
          onClick={() => {
            onTake(query);
          }}
        >
          もしかして: <strong>{query}</strong>
        </button>
      ))}
    </p>
  );
}
