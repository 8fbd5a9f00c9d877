import type {Picture, Rgb} from '@komebiyori/webm/picture';
import type {Rect} from './cropDrag';

/** Alpha up to this is not seen: dust that a key leaves. */
const DUST = 8;

/** The smallest part of a picture that holds all that is visible; `null` where nothing is. */
export function visibleBounds({width, height, data}: Picture): Rect | null {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= DUST) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top < 0) top = y;
      bottom = y;
    }
  return right < 0 ? null : {x: left, y: top, width: right - left + 1, height: bottom - top + 1};
}

/** The smallest part that holds both. */
export function unite(a: Rect | null, b: Rect | null): Rect | null {
  if (a === null || b === null) return a ?? b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The mean colour of what is visible around a pixel: one pixel of a video is never its cloth. */
export function colorAround({width, height, data}: Picture, x: number, y: number): Rgb | null {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const at = (row * width + column) * 4;
      if ((data[at + 3] ?? 0) <= DUST) continue;
      count++;
      for (const channel of [0, 1, 2] as const) sums[channel] += data[at + channel] ?? 0;
    }
  return count === 0 ? null : [mean(sums[0], count), mean(sums[1], count), mean(sums[2], count)];
}

const mean = (sum: number, count: number): number => Math.round(sum / count);

/** The colour of a wall behind: the median of a picture's corners, channel by channel. */
export function cornerColor(picture: Picture): Rgb | null {
  const [right, bottom] = [picture.width - 2, picture.height - 2];
  const corners = [colorAround(picture, 1, 1), colorAround(picture, right, 1)];
  const all = [...corners, colorAround(picture, 1, bottom), colorAround(picture, right, bottom)];
  const seen = all.filter((color) => color !== null);
  if (seen.length === 0) return null;
  const median = (channel: 0 | 1 | 2): number => {
    const sorted = seen.map((color) => color[channel]).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  };
  return [median(0), median(1), median(2)];
}
