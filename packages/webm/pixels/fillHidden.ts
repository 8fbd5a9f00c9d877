import type {Picture} from '../model/picture';

/** Side of the blocks: that of the transform blocks in which video encoders think. */
const BLOCK = 16;

/**
 * The pixels of a picture with a colour below what is not seen: the mean of what is seen in the same block
 * of 16×16 pixels, or that of the block before. A hard step at the edge of a figure would cost bits and
 * ring into what is seen.
 */
export function fillHidden({width, height, data}: Picture): Uint8ClampedArray {
  const across = Math.ceil(width / BLOCK);
  const sums = sumBlocks({width, height, data}, across);
  const filled = data.slice();
  let [red, green, blue] = [0, 0, 0];
  for (let block = 0; block * 4 < sums.length; block++) {
    const weight = sums[block * 4 + 3] ?? 0;
    if (weight > 0) {
      red = (sums[block * 4] ?? 0) / weight;
      green = (sums[block * 4 + 1] ?? 0) / weight;
      blue = (sums[block * 4 + 2] ?? 0) / weight;
    }
    const [left, top] = [(block % across) * BLOCK, Math.floor(block / across) * BLOCK];
    for (let y = top; y < Math.min(height, top + BLOCK); y++)
      for (let x = left; x < Math.min(width, left + BLOCK); x++) {
        const at = (y * width + x) * 4;
        if (filled[at + 3] !== 0) continue;
        filled[at] = red;
        filled[at + 1] = green;
        filled[at + 2] = blue;
      }
  }
  return filled;
}

/** Colours times alpha, and alpha, of all blocks. */
function sumBlocks({width, height, data}: Picture, across: number): Float64Array {
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
  return sums;
}
