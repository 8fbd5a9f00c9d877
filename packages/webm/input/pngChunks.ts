import {ascii} from '@komebiyori/lib/pictureHeader';

/** Bytes before the first chunk. */
export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A chunk of a PNG file (PNG 3rd edition, 5.3), without its checksum. */
interface Chunk {
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** The chunks of a file up to where it ends or breaks. */
export function* pngChunks(bytes: Uint8Array<ArrayBuffer>): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return;
    const type = ascii(bytes, at + 4, at + 8);
    yield {type, data: bytes.subarray(at + 8, at + 8 + length)};
    at += 12 + length;
  }
}

/** Whether a PNG is animated: it has `acTL` before its picture (PNG 3rd edition, 11.3.6.1). */
export function isApng(bytes: Uint8Array<ArrayBuffer>): boolean {
  for (const {type} of pngChunks(bytes)) {
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
