import {PNG_SIGNATURE} from '../input/pngChunks';
import type {Size} from '../model/geometry';
import type {Picture} from '../model/picture';

const CRC_TABLE = Uint32Array.from({length: 256}, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** CRC-32 as in PNG (3rd edition, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** A chunk with its length and checksum (PNG 3rd edition, 5.3). */
export function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** The header of eight-bit RGBA. */
export function headerChunk(width: number, height: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([8, 6, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** A file of eight-bit RGBA, by the chunks between its first and its last. */
export const pngFile = ({width, height}: Size, chunks: readonly Uint8Array<ArrayBuffer>[]): Blob =>
  new Blob(
    [PNG_SIGNATURE, headerChunk(width, height), ...chunks, chunk('IEND', new Uint8Array())],
    {type: 'image/png'},
  );

/**
 * A picture as PNG, without loss. A canvas would do it too, but keeps colours multiplied by their opacity,
 * which loses those of faint pixels.
 */
export const encodePng = async (picture: Picture): Promise<Blob> =>
  pngFile(picture, [chunk('IDAT', await compressPixels(picture))]);

/** The pixels filtered and compressed, as in `IDAT` and `fdAT`. */
export async function compressPixels(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([filterRows(picture)]).stream();
  // `deflate` is the zlib format that PNG wants.
  const compressed = stream.pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** The filters that are tried: none, difference to the left, difference to above (9.2). */
const FILTERS = [0, 1, 2] as const;

/** Each row with the filter that leaves the smallest numbers, as the standard advises (12.7). */
function filterRows({width, height, data}: Picture): Uint8Array<ArrayBuffer> {
  const row = width * 4;
  const filtered = new Uint8Array((row + 1) * height);
  const attempt = new Uint8Array(row);
  for (let y = 0; y < height; y++) {
    let least = Infinity;
    for (const filter of FILTERS) {
      const cost = filterRow(data, y, row, filter, attempt);
      if (cost >= least) continue;
      least = cost;
      filtered[y * (row + 1)] = filter;
      filtered.set(attempt, y * (row + 1) + 1);
    }
  }
  return filtered;
}

/** Writes a filtered row; the sum of its numbers seen as signed. */
function filterRow(
  data: Uint8ClampedArray,
  y: number,
  row: number,
  filter: (typeof FILTERS)[number],
  into: Uint8Array,
): number {
  const from = y * row;
  const back = filter === 1 ? 4 : row;
  let cost = 0;
  for (let i = 0; i < row; i++) {
    const isFirst = filter === 1 ? i < 4 : y === 0;
    const near = filter === 0 || isFirst ? 0 : (data[from + i - back] ?? 0);
    const value = ((data[from + i] ?? 0) - near) & 0xff;
    into[i] = value;
    cost += value < 128 ? value : 256 - value;
  }
  return cost;
}
