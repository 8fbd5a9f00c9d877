import {hasTransparency, type Picture} from '../model/picture';

/** Planes of a picture as video encoders take them: I420, first Y, then U and V of half the sides. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** What a decoder must know about planes of `toColorPlanes`; it is written into the file. */
export const COLOR_SPACE = {
  fullRange: false,
  matrix: 'smpte170m',
  primaries: 'bt709',
  transfer: 'bt709',
} as const;

/**
 * Colours as I420 in BT.601 with limited range (ITU-R BT.601-7, 2.5: Y 16–235, U and V 16–240); sides must
 * be even. It is the only kind VP8 knows (RFC 6386, 9.2), and the one that comes back right everywhere:
 * Chromium's own conversion of limited BT.709 loses up to 12 of 255 in blue, because its factor for blue
 * (2.11) does not fit into the bytes of its fast code. U and V of a block are the mean of its pixels
 * weighted by their opacity, so that colours below transparent pixels do not bleed into edges.
 */
export function toColorPlanes(picture: Picture): Planes {
  const {width, height} = picture;
  const data = hasTransparency(picture) ? fillHidden(picture) : picture.data;
  const planes = new Uint8Array((width * height * 3) / 2);
  const uFrom = width * height;
  for (let pixel = 0, at = 0; pixel < uFrom; pixel++, at += 4)
    planes[pixel] =
      16.5 +
      0.256788 * (data[at] ?? 0) +
      0.504129 * (data[at + 1] ?? 0) +
      0.097906 * (data[at + 2] ?? 0);
  averageChroma(data, width, height, planes);
  return {width, height, data: planes};
}

/** Writes U and V; opacity is the weight, and all count alike where nothing is seen. */
function averageChroma(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  planes: Uint8Array,
): void {
  const uFrom = width * height;
  const vFrom = uFrom + uFrom / 4;
  const row = width * 4;
  let block = 0;
  for (let y = 0; y < height; y += 2)
    for (let x = 0, a = y * row; x < width; x += 2, a += 8, block++) {
      const b = a + 4;
      const c = a + row;
      const d = c + 4;
      // Added to all weights; what is seen weighs at least a thousand times as much.
      const wa = (data[a + 3] ?? 0) + 0.001;
      const wb = (data[b + 3] ?? 0) + 0.001;
      const wc = (data[c + 3] ?? 0) + 0.001;
      const wd = (data[d + 3] ?? 0) + 0.001;
      const share = 1 / (wa + wb + wc + wd);
      const red =
        ((data[a] ?? 0) * wa + (data[b] ?? 0) * wb + (data[c] ?? 0) * wc + (data[d] ?? 0) * wd) *
        share;
      const green =
        ((data[a + 1] ?? 0) * wa +
          (data[b + 1] ?? 0) * wb +
          (data[c + 1] ?? 0) * wc +
          (data[d + 1] ?? 0) * wd) *
        share;
      const blue =
        ((data[a + 2] ?? 0) * wa +
          (data[b + 2] ?? 0) * wb +
          (data[c + 2] ?? 0) * wc +
          (data[d + 2] ?? 0) * wd) *
        share;
      planes[uFrom + block] = 128.5 - 0.148223 * red - 0.290993 * green + 0.439216 * blue;
      planes[vFrom + block] = 128.5 + 0.439216 * red - 0.367788 * green - 0.071427 * blue;
    }
}

/** Alpha as the Y of I420, full range, U and V grey: how WebM carries it beside the colours. */
export function toAlphaPlanes({width, height, data}: Picture): Planes {
  const planes = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let pixel = 0; pixel < width * height; pixel++) planes[pixel] = data[pixel * 4 + 3] ?? 0;
  return {width, height, data: planes};
}

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

/**
 * The alpha, full range, of a grey that a decoder made of it as of a Y of limited range. What lay beyond
 * the ends of that range is lost to them: nearly transparent is transparent, nearly opaque opaque.
 */
export const lumaOf = (grey: number): number =>
  grey === 0 || grey === 255 ? grey : Math.round(16 + (grey * 219) / 255);
