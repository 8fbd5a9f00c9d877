import {useState, type ReactNode, type Ref} from 'react';

import {Choice} from './Fields';
import type {Option} from './Inputs';
import styles from './StageBox.module.css';

type Ground = 'game' | 'bright' | 'dark';

const GROUNDS: readonly Option<Ground>[] = [
  {value: 'game', name: 'ゲーム風'},
  {value: 'bright', name: '明るい'},
  {value: 'dark', name: '暗い'},
];

interface StageBoxProps {
  readonly width: number;
  readonly height: number;
  /** For what may be higher than the window. */
  readonly maxHeight?: string;
  /** The box, for a stage that draws itself into it. */
  readonly box?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
  /** What stands below, beside the choice of the ground. */
  readonly below: ReactNode;
}

/** An overlay as OBS shows it, over a ground that stands for the stream. */
export function StageBox(props: StageBoxProps): ReactNode {
  const {width, height, maxHeight, box, children, below} = props;
  const [ground, setGround] = useState<Ground>('game');
  return (
    <>
      <div
        className={styles.stage}
        data-ground={ground}
        style={{aspectRatio: `${width} / ${height}`, maxHeight}}
        ref={box}
      >
        {children}
      </div>
      <div className={styles.below}>
        <Choice label="プレビューの背景" value={ground} options={GROUNDS} onChange={setGround} />
        {below}
      </div>
    </>
  );
}
