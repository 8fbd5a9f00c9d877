import clsx from 'clsx';
import type {ReactNode} from 'react';

import {type Shape, TEMPLATE_SHAPES, type TemplateId} from './templateShapes';
import styles from './TemplateThumb.module.css';

interface Props {
  readonly id: TemplateId;
  /** Only its first bar, the heading: nothing has come yet. */
  readonly empty?: boolean;
}

/** The small picture of a bundled template, over a dark stage as in OBS. */
export function TemplateThumb({id, empty = false}: Props): ReactNode {
  const shapes: readonly Shape[] = TEMPLATE_SHAPES[id].slice(0, empty ? 1 : undefined);
  return (
    <svg viewBox="0 0 160 100" className={styles.thumb} aria-hidden="true" focusable="false">
      {shapes.map(([tone, x, y, width, height, r = 0, style]) => (
        <rect
          key={`${String(x)} ${String(y)} ${String(width)} ${tone}`}
          className={clsx(styles[tone], style === 'line' && styles.line)}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={r}
        />
      ))}
    </svg>
  );
}
