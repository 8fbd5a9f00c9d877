import {hasTransparency, type Picture} from '../model/picture';
import {hiddenColors} from './hiddenColors';

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
  const data = hasTransparency(picture) ? withoutHidden(picture) : picture.data;
  const planes = new Uint8Array((width * height * 3) / 2);
  const uFrom = width * height;
  const vFrom = uFrom + uFrom / 4;
  for (let pixel = 0, at = 0; pixel < uFrom; pixel++, at += 4)
    planes[pixel] =
      16.5 +
      0.256788 * (data[at] ?? 0) +
      0.504129 * (data[at + 1] ?? 0) +
      0.097906 * (data[at + 2] ?? 0);
  const row = width * 4;
  for (let y = 0, block = 0; y < height; y += 2)
    for (let x = 0, at = y * row; x < width; x += 2, at += 8, block++) {
      const [a, b, c, d] = [at, at + 4, at + row, at + row + 4];
      const [wa, wb] = [(data[a + 3] ?? 0) + 0.001, (data[b + 3] ?? 0) + 0.001];
      const [wc, wd] = [(data[c + 3] ?? 0) + 0.001, (data[d + 3] ?? 0) + 0.001];
      const sum = wa + wb + wc + wd;
      const mean = (channel: number): number =>
        ((data[a + channel] ?? 0) * wa +
          (data[b + channel] ?? 0) * wb +
          (data[c + channel] ?? 0) * wc +
          (data[d + channel] ?? 0) * wd) /
        sum;
      const [red, green, blue] = [mean(0), mean(1), mean(2)];
      planes[uFrom + block] = 128.5 - 0.148223 * red - 0.290993 * green + 0.439216 * blue;
      planes[vFrom + block] = 128.5 + 0.439216 * red - 0.367788 * green - 0.071427 * blue;
    }
  return {width, height, data: planes};
}

/** The pixels with likely colours below what is fully transparent. */
function withoutHidden(picture: Picture): Uint8ClampedArray {
  const {width, height} = picture;
  const data = picture.data.slice();
  const hidden = hiddenColors(picture);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) if (data[at + 3] === 0) data.set(hidden.at(x, y), at);
  return data;
}

/** Alpha as the Y of I420, full range, U and V grey: how WebM carries it beside the colours. */
export function toAlphaPlanes({width, height, data}: Picture): Planes {
  const planes = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let pixel = 0; pixel < width * height; pixel++) planes[pixel] = data[pixel * 4 + 3] ?? 0;
  return {width, height, data: planes};
}
