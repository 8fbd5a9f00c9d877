import type {Picture} from '../model/picture';

/**
 * Pixels inside of an edge, and outside of it, that may be mixed: one by smoothing, more where a video
 * keeps colours at half the size.
 */
export const INSIDE = 3;
export const OUTSIDE = 2;
/**
 * What a pixel is for those around it: surely ground, surely figure, or at an edge, where it may be a part
 * of both; 0 for what is transparent already and says nothing.
 */
export const GROUND = 1;
export const FIGURE = 2;
/** From here on a pixel may be mixed. */
export const MIXED_GROUND = 3;
export const MIXED_FIGURE = 4;

/** What each pixel is, by the distances of the colours to the key's and the one up to which it is ground. */
export function kindsOf(
  {width, height, data}: Picture,
  distances: Float32Array,
  similarity: number,
): Uint8Array {
  const sides = new Uint8Array(distances.length);
  for (let i = 0; i < sides.length; i++) sides[i] = (distances[i] ?? 0) > similarity ? 1 : 0;
  const depths = depthsOf(sides, width, height);
  const kinds = new Uint8Array(sides.length);
  for (let i = 0; i < kinds.length; i++) {
    const depth = depths[i] ?? 0;
    if (data[i * 4 + 3] === 0) continue;
    if (sides[i] === 1) kinds[i] = depth > INSIDE ? FIGURE : MIXED_FIGURE;
    else kinds[i] = depth > OUTSIDE ? GROUND : MIXED_GROUND;
  }
  return kinds;
}

/** Chessboard distance to the nearest pixel on the other side of the edge, up to `INSIDE`; 255 beyond. */
function depthsOf(sides: Uint8Array, width: number, height: number): Uint8Array {
  const depths = new Uint8Array(sides.length).fill(255);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const side = sides[i];
      const isEdge =
        (x > 0 && sides[i - 1] !== side) ||
        (x < width - 1 && sides[i + 1] !== side) ||
        (y > 0 && sides[i - width] !== side) ||
        (y < height - 1 && sides[i + width] !== side);
      if (isEdge) tellAround(sides, depths, {width, height, x, y});
    }
  return depths;
}

/** Tells the pixels around one of an edge how near it is, those on the other side of it. */
function tellAround(
  sides: Uint8Array,
  depths: Uint8Array,
  {width, height, x, y}: {width: number; height: number; x: number; y: number},
): void {
  const side = sides[y * width + x];
  const [right, bottom] = [Math.min(width - 1, x + INSIDE), Math.min(height - 1, y + INSIDE)];
  for (let j = Math.max(0, y - INSIDE); j <= bottom; j++)
    for (let i = Math.max(0, x - INSIDE); i <= right; i++) {
      const pixel = j * width + i;
      if (sides[pixel] === side) continue;
      const depth = Math.max(Math.abs(i - x), Math.abs(j - y));
      if (depth < (depths[pixel] ?? 0)) depths[pixel] = depth;
    }
}
