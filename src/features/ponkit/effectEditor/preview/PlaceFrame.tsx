import type {ReactNode} from 'react';
import {type Item, positionTypeOf} from '@komebiyori/effects';
import {valueAt} from '@komebiyori/fields/path';
import {asPair} from '../form/values';
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

/** Where something appears, in percent of the stage from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where an item appears: the area of its X and Y; a point has no width and no height. Undefined for
 * items without a place.
 * @param size of the stage in pixels
 */
export function placeOf(
  item: Item,
  size: {readonly width: number; readonly height: number},
): Place | undefined {
  const across = asPair(valueAt(item, 'options.x'));
  const down = asPair(valueAt(item, 'options.y'));
  if (across === undefined || down === undefined) return undefined;
  const isPixel = positionTypeOf(item) === 'pixel';
  const [left, right] = [...across].map((x) => (isPixel ? (x / size.width) * 100 : x));
  const [top, bottom] = [...down].map((y) => (isPixel ? (y / size.height) * 100 : y));
  if (left === undefined || right === undefined) return undefined;
  if (top === undefined || bottom === undefined) return undefined;
  const x = Math.min(left, right);
  const y = Math.min(top, bottom);
  return {x, y, width: Math.abs(right - left), height: Math.abs(bottom - top)};
}
