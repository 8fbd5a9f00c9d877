import type {Edit} from '../model/edit';
import {copyPicture, type Picture} from '../model/picture';
import {crop} from '../pixels/transform';
import type {ClipOptions, ClipWriter} from './clipWriter';
import {chunk, compressPixels, pngFile} from './encodePng';

/**
 * Writes an APNG (PNG 3rd edition, 4.9 and 11.3.6), without loss. After the first frame only the rectangle
 * that changed is kept. Delays are exact fractions: `1000 / (1000 × fps)` of a second.
 */
export function apngWriter({size, fps, output}: ClipOptions): ClipWriter {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let sequence = 0;
  let frames = 0;
  let before: Picture | undefined;
  return {
    async add(picture) {
      const area = before === undefined ? {x: 0, y: 0, ...size} : changedArea(before, picture);
      const data = await compressPixels(crop(picture, area));
      parts.push(frameControl(sequence++, area, fps));
      parts.push(frames === 0 ? chunk('IDAT', data) : chunk('fdAT', numbered(sequence++, data)));
      before = copyPicture(picture);
      frames++;
    },
    finish() {
      const animation = words([frames, output.loops]);
      return pngFile(size, [chunk('acTL', animation), ...parts]);
    },
  };
}

/** Numbers as big-endian words of four bytes. */
function words(numbers: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  numbers.forEach((number, i) => {
    view.setUint32(i * 4, number);
  });
  return bytes;
}

function frameControl(
  sequence: number,
  {x, y, width, height}: ReturnType<typeof changedArea>,
  fps: number,
): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(26);
  data.set(words([sequence, width, height, x, y]));
  const view = new DataView(data.buffer);
  view.setUint16(20, 1000);
  view.setUint16(22, Math.round(fps * 1000));
  // The frame stays (dispose 0) and replaces what was there (blend 0): both are zero already.
  return chunk('fcTL', data);
}

function numbered(sequence: number, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 4);
  bytes.set(words([sequence]));
  bytes.set(data, 4);
  return bytes;
}

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
