import type {Size} from '../model/geometry';
import {pngSize} from './pngChunks';
import type {ImageFormat} from './sniff';

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
