import {convertIndexedToRgb, decode, type DecodedPng} from 'fast-png';
import {pictureSize} from '@komebiyori/lib/pictureHeader';
import {throwIfCancelled, WebmMakerError} from '../model/failures';
import {copyPicture, emptyPicture, type Picture} from '../model/picture';
import {BLEND_OVER, DISPOSE_BACKGROUND, DISPOSE_PREVIOUS, readApng, type Frame} from './apngFrames';
import {checkInflated} from './checkInflated';
import {checkDuration, checkSides} from './checkSize';
import {UNTIMED_US, type FrameSource} from './frameSource';

/** What one frame may take: the canvas, the same of before, and the frame as it is unpacked and as RGBA. */
const MOST_BYTES = 800e6;

/**
 * An APNG for browsers that cannot decode one frame by frame. Frames build on those before them, so each
 * pass begins with the first.
 *
 * @param stillUs how long a picture with one frame shows
 * @throws WebmMakerError `corrupt`, `huge`, `tooLong` or `outOfMemory`
 */
export function openApng(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  stillUs: number,
): FrameSource {
  const size = pictureSize(bytes);
  if (size === undefined) throw new WebmMakerError({code: 'corrupt', name});
  checkSides(size.width, size.height);
  const needed = size.width * size.height * 4 * 4;
  if (needed > MOST_BYTES) throw new WebmMakerError({code: 'outOfMemory', bytes: needed});
  const frames = framesOf(name, bytes);
  const times: number[] = [];
  let durationUs = 0;
  for (const {delayUs} of frames) {
    times.push(durationUs);
    durationUs += delayUs === 0 ? UNTIMED_US : delayUs;
  }
  const isStill = frames.length === 1;
  if (isStill) durationUs = stillUs;
  checkDuration(durationUs);
  return {
    info: {
      kind: isStill ? 'still' : 'animation',
      format: isStill ? 'PNG' : 'APNG',
      name,
      ...size,
      times,
      durationUs,
      audio: null,
      alpha: null,
      notices: [],
    },
    bytes: bytes.length * 2,
    sound: null,
    async *frames(indexes, signal) {
      const canvas = emptyPicture(size.width, size.height);
      const last = indexes.at(-1) ?? -1;
      const wanted = new Set(indexes);
      for (const [index, frame] of frames.slice(0, last + 1).entries()) {
        throwIfCancelled(signal);
        const picture = decodePng(frame.png());
        if (picture === undefined)
          throw new WebmMakerError({code: 'decodeFailed', seconds: (times[index] ?? 0) / 1e6});
        // Nothing was there before the first (PNG 3rd edition, 11.3.6.2).
        const isBack = frame.dispose === DISPOSE_PREVIOUS && index > 0;
        const before = isBack ? copyPicture(canvas) : undefined;
        paint(canvas, picture, frame);
        if (wanted.has(index)) yield await Promise.resolve({index, picture: copyPicture(canvas)});
        if (before !== undefined) canvas.data.set(before.data);
        else if ([DISPOSE_BACKGROUND, DISPOSE_PREVIOUS].includes(frame.dispose))
          clear(canvas, frame);
      }
    },
    close: () => undefined,
  };
}

/** Its frames, of which what can be seen at once to be broken is refused. */
function framesOf(name: string, bytes: Uint8Array<ArrayBuffer>): readonly Frame[] {
  try {
    checkInflated(name, bytes);
    const frames = readApng(bytes);
    if (frames?.[0] !== undefined && decodePng(frames[0].png()) !== undefined) return frames;
  } catch {
    // The library says of broken data whatever it stumbles over.
  }
  throw new WebmMakerError({code: 'corrupt', name});
}

function paint(canvas: Picture, frame: Picture, {x: left, y: top, blend}: Frame): void {
  for (let y = 0; y < frame.height; y++) {
    const from = y * frame.width * 4;
    const to = ((top + y) * canvas.width + left) * 4;
    const row = frame.data.subarray(from, from + frame.width * 4);
    if (blend === BLEND_OVER) paintOver(canvas.data, to, row);
    else canvas.data.set(row, to);
  }
}

/** Colours are not multiplied by their opacity (PNG 3rd edition, 13.16). */
function paintOver(data: Uint8ClampedArray, to: number, row: Uint8ClampedArray): void {
  for (let at = 0; at < row.length; at += 4) {
    const alpha = row[at + 3] ?? 0;
    const under = ((255 - alpha) * (data[to + at + 3] ?? 0)) / 255;
    const all = alpha + under;
    if (alpha === 0) continue;
    for (let i = at; i < at + 3; i++)
      data[to + i] = ((row[i] ?? 0) * alpha + (data[to + i] ?? 0) * under) / all;
    data[to + at + 3] = all;
  }
}

function clear({width, data}: Picture, {x, y: top, width: across, height}: Frame): void {
  for (let y = top; y < top + height; y++)
    data.fill(0, (y * width + x) * 4, (y * width + x + across) * 4);
}

/**
 * The picture of a PNG, exactly, as no canvas gives it; undefined when the file is broken, or of one of
 * the few kinds that the library does not know.
 */
export function decodePng(bytes: Uint8Array): Picture | undefined {
  try {
    return toRgba(decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * A decoded PNG of any kind of colour as eight-bit RGBA; `undefined` for greys of less than eight bits,
 * whose pixels share bytes.
 */
function toRgba(png: Omit<DecodedPng, 'text'>): Picture | undefined {
  const {width, height, depth, palette, transparency} = png;
  if (palette === undefined && depth < 8) return undefined;
  const values = palette === undefined ? png.data : convertIndexedToRgb({...png, text: {}});
  const channels = Math.round(values.length / (width * height));
  const shift = palette === undefined && depth === 16 ? 8 : 0;
  const value = (at: number): number => (values[at] ?? 0) >> shift;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels;
    const step = channels > 2 ? 1 : 0;
    // One colour may stand for nothing (PNG 3rd edition, 11.3.1.1).
    if (transparency?.every((one, i) => values[from + i] === one) === true) continue;
    data[pixel * 4] = value(from);
    data[pixel * 4 + 1] = value(from + step);
    data[pixel * 4 + 2] = value(from + step * 2);
    data[pixel * 4 + 3] = channels % 2 === 0 ? value(from + channels - 1) : 255;
  }
  return {width, height, data};
}
