import {WebmMakerError} from '../model/failures';
import type {Size} from '../model/geometry';
import {MAX_BYTES, MAX_DURATION_US, MAX_SOURCE_PIXELS, MAX_SOURCE_SIDE} from '../model/source';
import {pngSize} from './pngChunks';
import type {ImageFormat} from './sniff';

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

/**
 * Size of a picture as its header says, before anything is decoded: PNG, GIF (GIF89a, 18) and extended
 * WebP (`VP8X`). `undefined` for others, which cannot say more than their decoders take.
 */
export function headerSize(bytes: Uint8Array<ArrayBuffer>, format: ImageFormat): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'png') return pngSize(bytes);
  if (format === 'gif' && bytes.length >= 10)
    return {width: view.getUint16(6, true), height: view.getUint16(8, true)};
  if (format === 'webp' && bytes.length >= 30 && view.getUint32(12) === VP8X)
    // Three bytes each, and one less than the size.
    return {
      width: (view.getUint32(24, true) & 0xffffff) + 1,
      height: (view.getUint32(26, true) >>> 8) + 1,
    };
  return undefined;
}

const VP8X = 0x56503858;
