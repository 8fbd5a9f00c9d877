import {WebmMakerError} from '../model/failures';
import {MAX_BYTES, MAX_DURATION_US, MAX_SOURCE_PIXELS, MAX_SOURCE_SIDE} from '../model/source';

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
  if (Math.max(width, height) > MAX_SOURCE_SIDE || width * height > MAX_SOURCE_PIXELS)
    throw new WebmMakerError({code: 'huge', width, height});
}

/** Refuses inputs above ten minutes. */
export function checkDuration(durationUs: number): void {
  if (durationUs > MAX_DURATION_US)
    throw new WebmMakerError({code: 'tooLong', seconds: durationUs / 1e6});
}
