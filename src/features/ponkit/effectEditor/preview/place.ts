import {type Item, positionTypeOf} from '@komebiyori/effects';
import {valueAt} from '@komebiyori/fields/path';

import {asPair} from '../form/values';

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
