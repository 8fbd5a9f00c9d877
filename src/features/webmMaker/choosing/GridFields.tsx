import {useEffect, useState, type ReactNode} from 'react';
import {EDIT_LIMITS} from '@komebiyori/webm/edit';
import type {Size} from '@komebiyori/webm/geometry';
import type {SpriteGrid} from '@komebiyori/webm/openOptions';
import {Button, NumberField} from '@site/src/components/ToolParts';

import styles from './choosing.module.css';

interface Props {
  /** Of the sheet, in pixels. */
  readonly size: Size;
  readonly start: SpriteGrid;
  readonly fps: number;
  /** Told while numbers change, for the grid on the picture. */
  readonly onGrid?: (grid: SpriteGrid) => void;
  readonly onOpen: (grid: SpriteGrid, fps: number) => void;
  readonly onCancel: () => void;
}

const MOST = 256;

/** How a sheet is cut: rows, columns, cells, frames a second. */
export function GridFields({size, start, fps, onGrid, onOpen, onCancel}: Props): ReactNode {
  const [grid, setGrid] = useState(start);
  const [rate, setRate] = useState(fps);
  const {rows, columns, count} = grid;
  const cells = rows * columns;
  const [width, height] = [Math.floor(size.width / columns), Math.floor(size.height / rows)];
  const set = (changes: Partial<SpriteGrid>): void => {
    setGrid((before) => {
      const next = {...before, ...changes};
      const most = next.rows * next.columns;
      return {...next, count: next.count !== null && next.count < most ? next.count : null};
    });
  };
  useEffect(() => {
    onGrid?.(grid);
  }, [grid, onGrid]);
  const isEven = size.width % columns === 0 && size.height % rows === 0;
  return (
    <div className={styles.grid}>
      <p className={styles.gridTitle}>シートをコマに分ける</p>
      <div className={styles.gridFields}>
        <NumberField
          label="横のコマ数"
          value={columns}
          min={1}
          max={MOST}
          onChange={(value) => {
            set({columns: Math.round(value)});
          }}
        />
        <NumberField
          label="縦のコマ数"
          value={rows}
          min={1}
          max={MOST}
          onChange={(value) => {
            set({rows: Math.round(value)});
          }}
        />
        <NumberField
          label="使うコマ数"
          value={count ?? cells}
          min={1}
          max={cells}
          onChange={(value) => {
            set({count: Math.round(value)});
          }}
        />
        <NumberField
          label="1秒のコマ数"
          value={rate}
          min={EDIT_LIMITS.fps[0]}
          max={EDIT_LIMITS.fps[1]}
          unit="fps"
          onChange={setRate}
        />
      </div>
      <p className={styles.gridNote}>
        1コマは{width}×{height}です。
        {!isEven && '割り切れないため、右端と下端が余ります。コマ数を確かめてください。'}
      </p>
      <div className={styles.buttons}>
        <Button
          look="primary"
          disabled={width < 1 || height < 1}
          onClick={() => {
            onOpen(grid, rate);
          }}
        >
          この分け方で開く
        </Button>
        <Button onClick={onCancel}>分けずに使う</Button>
      </div>
    </div>
  );
}
