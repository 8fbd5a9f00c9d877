import {WebmMakerError} from '../model/failures';
import {MAX_DURATION_US} from '../model/source';

/** Largest input. */
const MAX_BYTES = 2 * 1024 ** 3;
/** Ten minutes of 300 frames a second. A file of a few hundred bytes can claim a thousand million. */
const MAX_FRAMES = 180_000;
/** Longest side of an input picture. Chromium's own images end at 65,535; memory ends before. */
const MAX_SIDE = 16_384;
/** Most pixels of an input picture: 256 MB of RGBA. */
const MAX_PIXELS = 64_000_000;

/** Refuses files without bytes and those above 2 GB. */
export function checkBytes(files: readonly {readonly name: string; readonly size: number}[]): void {
  if (files.length === 0) throw new WebmMakerError({code: 'noFiles'});
  const empty = files.find((file) => file.size === 0);
  if (empty !== undefined) throw new WebmMakerError({code: 'empty', name: empty.name});
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (bytes > MAX_BYTES) throw new WebmMakerError({code: 'tooLarge', bytes});
}

/** Refuses pictures that no memory holds. */
export function checkSides(width: number, height: number): void {
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    throw new WebmMakerError({code: 'huge', width, height});
}

/** Refuses inputs above ten minutes. */
export function checkDuration(durationUs: number): void {
  if (durationUs > MAX_DURATION_US)
    throw new WebmMakerError({code: 'tooLong', seconds: durationUs / 1e6});
}

/** Refuses a row of frames as soon as it is known to be longer than any that ten minutes have. */
export function checkFrames(frames: number): void {
  if (frames > MAX_FRAMES) throw new WebmMakerError({code: 'tooManyFrames', most: MAX_FRAMES});
}
