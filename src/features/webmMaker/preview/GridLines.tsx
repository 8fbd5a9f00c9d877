import type {ReactNode} from 'react';

import type {Size} from '../model/geometry';
import type {SpriteGrid} from '../model/openOptions';
import styles from './Stage.module.css';

interface Props {
  readonly grid: SpriteGrid;
  /** Of the sheet, in pixels. */
  readonly size: Size;
}

/** Where a sheet is cut; cells that are not used are darker. */
export function GridLines({grid, size}: Props): ReactNode {
  const {rows, columns, count} = grid;
  const [width, height] = [Math.floor(size.width / columns), Math.floor(size.height / rows)];
  const cells = Array.from({length: Math.min(rows * columns, 4096)}, (_, i) => i);
  return (
    <svg
      className={styles.overlay}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {cells.map((i) => (
        <rect
          key={i}
          className={count !== null && i >= count ? styles.unused : styles.cell}
          x={(i % columns) * width}
          y={Math.floor(i / columns) * height}
          {...{width, height}}
        />
      ))}
    </svg>
  );
}
