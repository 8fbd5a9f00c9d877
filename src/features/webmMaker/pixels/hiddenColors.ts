import type {Picture, Rgb} from '../model/picture';

/** Side of the blocks: that of the transform blocks in which video encoders think. */
const BLOCK = 16;

/** A colour for the fully transparent pixels of a picture. */
export interface HiddenColors {
  /** The colour for a pixel. */
  readonly at: (x: number, y: number) => Rgb;
}

/**
 * Colours for what is not seen: the mean of what is seen in the same block of 16×16 pixels, or that of the
 * block before. A hard step at the edge of a figure would cost bits and ring into what is seen.
 */
export function hiddenColors({width, height, data}: Picture): HiddenColors {
  const across = Math.ceil(width / BLOCK);
  const sums = new Float64Array(across * Math.ceil(height / BLOCK) * 4);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * across;
    for (let x = 0; x < width; x++, at += 4) {
      const alpha = data[at + 3] ?? 0;
      if (alpha === 0) continue;
      const sum = (row + Math.floor(x / BLOCK)) * 4;
      sums[sum] = (sums[sum] ?? 0) + (data[at] ?? 0) * alpha;
      sums[sum + 1] = (sums[sum + 1] ?? 0) + (data[at + 1] ?? 0) * alpha;
      sums[sum + 2] = (sums[sum + 2] ?? 0) + (data[at + 2] ?? 0) * alpha;
      sums[sum + 3] = (sums[sum + 3] ?? 0) + alpha;
    }
  }
  const colors = toColors(sums);
  return {
    at: (x, y) => colors[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)] ?? [0, 0, 0],
  };
}

function toColors(sums: Float64Array): Rgb[] {
  const colors: Rgb[] = [];
  let before: Rgb = [0, 0, 0];
  for (let sum = 0; sum < sums.length; sum += 4) {
    const weight = sums[sum + 3] ?? 0;
    if (weight > 0)
      before = [
        (sums[sum] ?? 0) / weight,
        (sums[sum + 1] ?? 0) / weight,
        (sums[sum + 2] ?? 0) / weight,
      ];
    colors.push(before);
  }
  return colors;
}
