import type {ReactNode} from 'react';
import type {Item} from '@komebiyori/effects';

import {placeOf} from './place';
import styles from './preview.module.css';
import {STAGE_SIZE} from './useStage';

/** The area in which an item appears, over the stage. */
export function PlaceFrame({item}: {readonly item: Item}): ReactNode {
  const place = placeOf(item, STAGE_SIZE);
  if (place === undefined) return null;
  const {width, height} = STAGE_SIZE;
  const x = (place.x / 100) * width;
  const y = (place.y / 100) * height;
  return (
    <svg className={styles.place} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect
        {...{x, y}}
        width={(place.width / 100) * width}
        height={(place.height / 100) * height}
      />
      <circle cx={x + (place.width / 200) * width} cy={y + (place.height / 200) * height} r={32} />
    </svg>
  );
}
