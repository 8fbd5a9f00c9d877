const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

interface IcoImage {
  /** Pixels across and down: 1 to 256. */
  readonly size: number;
  /** A PNG file of that size. */
  readonly png: Buffer;
}

/**
 * An ICO file that holds PNG images: a directory (ICONDIR), one entry for each image
 * (ICONDIRENTRY), then the images. All numbers are little-endian.
 *
 * Format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), and for PNG inside
 * https://devblogs.microsoft.com/oldnewthing/20101022-00/?p=12473.
 * @throws RangeError for an image that an entry cannot describe
 */
export function toIco(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({size, png}) => {
    if (size < 1 || size > 256) throw new RangeError(`icon of ${size} px: must be 1 to 256`);
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size % 256, 0); // width; 0 means 256
    entry.writeUInt8(size % 256, 1); // height
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits of a pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({png}) => png)]);
}
