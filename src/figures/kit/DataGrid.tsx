import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './DataGrid.module.css';

interface GridRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  /** The row the page talks about, or the chosen one. */
  readonly marked?: boolean;
}

interface Props {
  /** CSS widths of the columns, for example `1.5rem minmax(0, 1fr) 4rem`. */
  readonly columns: string;
  readonly head?: readonly ReactNode[];
  readonly rows: readonly GridRow[];
}

/** A list with columns as a window of the app draws it: listeners, queue, songs, log. */
export function DataGrid({columns, head, rows}: Props): ReactNode {
  const style = {gridTemplateColumns: columns};
  return (
    <div className={styles.grid}>
      {head !== undefined && (
        <div className={clsx(styles.row, styles.head)} style={style}>
          {head.map((cell, index) => (
            <div key={String(index)}>{cell}</div>
          ))}
        </div>
      )}
      {rows.map(({key, cells, marked = false}) => (
        <div key={key} className={clsx(styles.row, marked && styles.marked)} style={style}>
          {cells.map((cell, index) => (
            <div key={String(index)} className={styles.cell}>
              {cell}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
