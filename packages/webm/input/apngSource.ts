import {decodeApng, convertIndexedToRgb, type DecodedPng} from 'fast-png';
import {pictureSize} from '@komebiyori/lib/pictureHeader';
import {WebmMakerError} from '../model/failures';
import type {Picture} from '../model/picture';
import {checkInflated} from './checkInflated';
import {checkDuration, checkSides} from './checkSize';
import {listSource, UNTIMED_US, type FrameSource} from './frameSource';
import {pngChunks} from './pngChunks';

/** What all frames may take: the library decodes them at once. */
const MOST_BYTES = 300e6;

/**
 * An APNG for browsers that cannot decode one frame by frame.
 *
 * @throws WebmMakerError `corrupt`, `noFrames`, `huge`, `tooLong` or `outOfMemory`
 */
export function openApng(name: string, bytes: Uint8Array<ArrayBuffer>): FrameSource {
  const size = pictureSize(bytes);
  if (size === undefined) throw new WebmMakerError({code: 'corrupt', name});
  checkSides(size.width, size.height);
  let frames = 0;
  for (const {type} of pngChunks(bytes)) if (type === 'fcTL') frames++;
  const needed = size.width * size.height * 4 * frames;
  if (needed > MOST_BYTES) throw new WebmMakerError({code: 'outOfMemory', bytes: needed});
  const png = decode(name, bytes);
  if (png.frames.length === 0) throw new WebmMakerError({code: 'noFrames', name});
  const times: number[] = [];
  let durationUs = 0;
  for (const {delayNumber, delayDenominator} of png.frames) {
    times.push(durationUs);
    // A denominator of 0 stands for 100 (PNG 3rd edition, 11.3.6.2).
    const us = Math.round((delayNumber * 1e6) / (delayDenominator || 100));
    durationUs += us === 0 ? UNTIMED_US : us;
  }
  checkDuration(durationUs);
  const info = {
    kind: 'animation',
    format: 'APNG',
    name,
    ...size,
    times,
    durationUs,
    audio: null,
    alpha: null,
    notices: [],
  } as const;
  return listSource(info, needed + bytes.length, (index) => {
    const frame = png.frames[index];
    const picture = frame && toRgba({...size, ...png, data: frame.data});
    if (picture === undefined) throw new WebmMakerError({code: 'corrupt', name});
    return picture;
  });
}

function decode(name: string, bytes: Uint8Array<ArrayBuffer>): ReturnType<typeof decodeApng> {
  try {
    checkInflated(name, bytes);
    return decodeApng(bytes);
  } catch {
    throw new WebmMakerError({code: 'corrupt', name});
  }
}

/**
 * A decoded PNG of any kind of colour as eight-bit RGBA; `undefined` for greys of less than eight bits,
 * whose pixels share bytes.
 */
export function toRgba(png: Omit<DecodedPng, 'text'>): Picture | undefined {
  const {width, height, depth, palette} = png;
  if (palette === undefined && depth < 8) return undefined;
  const values = palette === undefined ? png.data : convertIndexedToRgb({...png, text: {}});
  const channels = Math.round(values.length / (width * height));
  const shift = palette === undefined && depth === 16 ? 8 : 0;
  const value = (at: number): number => (values[at] ?? 0) >> shift;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels;
    const step = channels > 2 ? 1 : 0;
    data[pixel * 4] = value(from);
    data[pixel * 4 + 1] = value(from + step);
    data[pixel * 4 + 2] = value(from + step * 2);
    data[pixel * 4 + 3] = channels % 2 === 0 ? value(from + channels - 1) : 255;
  }
  return {width, height, data};
}
