import {ascii} from '@komebiyori/lib/pictureHeader';
import {pngChunks} from './pngChunks';
import type {Sniffed} from './sniff';

/** Bytes of a part of a file; fewer than asked for at its end. */
export type ReadPart = (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>;

/** A file that ends before it says it does; `frames` as far as it tells how many there should be. */
export interface CutShort {
  readonly frames: number | null;
}

const WHOLE = undefined;

/**
 * Looks whether a file is a part of one: a download that was interrupted, a disk that was full. Browsers
 * show what there is of it and say nothing. Only what the format says itself counts, so a file that does
 * not say where it ends is whole.
 *
 * @param size of the file, in bytes
 */
export async function cutShort(
  read: ReadPart,
  size: number,
  format: Sniffed,
): Promise<CutShort | undefined> {
  const cut = {frames: null};
  switch (format) {
    case 'gif':
      return gifEnds(await read(0, size)) ? WHOLE : cut;
    case 'png':
      return cutPng(await read(0, size));
    case 'jpeg':
      return jpegEnds(await read(0, size)) ? WHOLE : cut;
    case 'webp': {
      const head = viewOf(await read(0, 8));
      return head.getUint32(4, true) + 8 > size ? cut : WHOLE;
    }
    case 'avif':
      return (await walkBoxes(read, size)).end ? WHOLE : cut;
    case 'isobmff': {
      // A recording that was not ended has no index: programs write it last.
      const {end, index} = await walkBoxes(read, size);
      return end && index ? WHOLE : cut;
    }
    case 'matroska':
      return segmentEnds(await read(0, 4096), size) ? WHOLE : cut;
  }
}

const viewOf = ({buffer, byteOffset, byteLength}: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Whether the blocks of a GIF lead to its trailer (GIF89a, 27). */
function gifEnds(bytes: Uint8Array): boolean {
  const tableSize = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + tableSize(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return true;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 11 + tableSize(bytes[at + 9] ?? 0);
    // What is no block is not read by browsers either.
    else return true;
    while ((bytes[at] ?? 0) > 0) at += (bytes[at] ?? 0) + 1;
    at++;
  }
  // Without a trailer, but with all of its last block: nothing that one could see is missing.
  return at === bytes.length;
}

/** An APNG tells how many frames it has (PNG 3rd edition, 11.3.6.1). */
function cutPng(bytes: Uint8Array<ArrayBuffer>): CutShort | undefined {
  let frames: number | null = null;
  for (const {type, data} of pngChunks(bytes)) {
    if (type === 'IEND') return WHOLE;
    if (type === 'acTL' && data.length >= 8) frames = viewOf(data).getUint32(0);
  }
  return {frames};
}

/** Whether an end of image comes after a start of scan: within one 0xFF is followed by 0 or a restart. */
function jpegEnds(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    if (bytes[at + 1] === undefined) return false;
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  if (at >= bytes.length) return false;
  for (let i = bytes.length - 2; i > at; i--)
    if (bytes[i] === 0xff && bytes[i + 1] === 0xd9) return true;
  return false;
}

/**
 * Whether the boxes of an ISO base media file end with it, and whether one of them is its index (`moov`).
 * The last one may say 0, which is "to the end".
 */
async function walkBoxes(read: ReadPart, size: number): Promise<{end: boolean; index: boolean}> {
  let index = false;
  let at = 0;
  while (at + 8 <= size) {
    const bytes = await read(at, at + 16);
    const head = viewOf(bytes);
    index ||= ascii(bytes, 4, 8) === 'moov';
    const length = head.getUint32(0);
    const isLong = length === 1 && head.byteLength >= 16;
    const box = isLong ? Number(head.getBigUint64(8)) : length;
    if (box < 8) return {end: true, index};
    at += box;
  }
  return {end: at <= size, index};
}

/** Whether the segment of a Matroska file is as long as it says; one of unknown size is. */
function segmentEnds(bytes: Uint8Array, size: number): boolean {
  const header = sizeAt(bytes, 4);
  if (header === undefined) return true;
  const at = header.next + header.value;
  const isSegment = [0x18, 0x53, 0x80, 0x67].every((byte, i) => bytes[at + i] === byte);
  const segment = isSegment ? sizeAt(bytes, at + 4) : undefined;
  return segment === undefined || segment.next + segment.value <= size;
}

/** A size of EBML (RFC 8794, 4) and where it ends; undefined for one that is unknown. */
function sizeAt(bytes: Uint8Array, at: number): {value: number; next: number} | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8) return undefined;
  let value = first & ((1 << (8 - length)) - 1);
  let isUnknown = value === (1 << (8 - length)) - 1;
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i] ?? 0;
    value = value * 256 + byte;
    if (byte !== 0xff) isUnknown = false;
  }
  return isUnknown ? undefined : {value, next: at + length};
}
