import type {Edit} from '../model/edit';
import type {Picture} from '../model/picture';

type Area = NonNullable<Edit['crop']>;

/** The smallest rectangle with all pixels that differ; one pixel where none does. Sizes must be equal. */
export function changedArea(before: Picture, after: Picture): Area {
  const {width, height} = after;
  const pixels = ({data}: Picture): Uint32Array =>
    new Uint32Array(data.buffer, data.byteOffset, width * height);
  const [a, b] = [pixels(before), pixels(after)];
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (a[y * width + x] === b[y * width + x]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return {x: 0, y: 0, width: 1, height: 1};
  return {x: left, y: top, width: right - left + 1, height: bottom - top + 1};
}
