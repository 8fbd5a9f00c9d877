import type {ReactNode} from 'react';

import styles from './Stage.module.css';

interface Props {
  /** What stands in the picture of the stream, for example ゲーム画面. */
  readonly scene?: string;
  readonly children?: ReactNode;
}

/** The picture that viewers see: a dark 16:9 stage with overlays upon it (see StageItem). */
export function Stage({scene, children}: Props): ReactNode {
  return (
    <div className={styles.stage}>
      {scene !== undefined && <span className={styles.scene}>{scene}</span>}
      {children}
    </div>
  );
}

interface ItemProps {
  /** Per cent of the stage from its left and top edges to the item's own. */
  readonly x: number;
  readonly y: number;
  /** Per cent of the stage's width; as wide as its content without it. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** Something upon the stage: an overlay, an effect, a number. */
export function StageItem({x, y, width, children}: ItemProps): ReactNode {
  const style = {
    left: `${String(x)}%`,
    top: `${String(y)}%`,
    ...(width === undefined ? {} : {width: `${String(width)}%`}),
  };
  return (
    <div className={styles.item} style={style}>
      {children}
    </div>
  );
}
