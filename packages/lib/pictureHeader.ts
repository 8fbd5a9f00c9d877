/** Formats of pictures that all browsers show. */
export type PictureFormat = 'gif' | 'png' | 'webp' | 'avif' | 'jpeg';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Pixels of the longer side. A file of a few kilobytes can hold a picture that takes gigabytes once it is
 * decoded; no overlay shows more than a screen of 8K.
 */
export const MAX_PICTURE_SIDE = 8192;

/** Whether a picture takes more memory than it is worth. */
export const isHugePicture = ({width, height}: PictureSize): boolean =>
  Math.max(width, height) > MAX_PICTURE_SIDE;

const AVIF_BRANDS = ['avif', 'avis'];

/** Bytes as the letters that signatures of files are written in. */
export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * What a picture is by its signature, never by its name; `undefined` for everything else.
 * @param bytes 12 of them are enough
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (/^GIF8[79]a/u.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  const isAvif = ascii(bytes, 4, 8) === 'ftyp' && AVIF_BRANDS.includes(ascii(bytes, 8, 12));
  return isAvif ? 'avif' : undefined;
}

/**
 * Size of a picture as its header says, before anything is decoded; `undefined` where the bytes end
 * before they say it.
 * @param bytes the file, or its beginning
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (pictureFormat(bytes)) {
      case 'png':
        // PNG 3rd edition, 11.2.1: the first chunk.
        return ascii(bytes, 12, 16) === 'IHDR'
          ? {width: view.getUint32(16), height: view.getUint32(20)}
          : undefined;
      case 'gif':
        return gifSize(view);
      case 'webp':
        return webpSize(bytes, view);
      case 'jpeg':
        return jpegSize(view);
      case 'avif':
        return avifSize(bytes, view);
      case undefined:
        return undefined;
    }
  } catch (error) {
    // Read past the end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** GIF89a, 18; a first frame that is larger makes the picture larger in browsers. */
function gifSize(view: DataView): PictureSize {
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  const flags = view.byteLength > 10 ? view.getUint8(10) : 0;
  let at = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  // Blocks before the first frame are extensions (GIF89a, 23 to 26).
  while (at + 1 < view.byteLength && view.getUint8(at) === 0x21) {
    at += 2;
    while (at < view.byteLength && view.getUint8(at) > 0) at += view.getUint8(at) + 1;
    at += 1;
  }
  if (at + 9 > view.byteLength || view.getUint8(at) !== 0x2c) return {width, height};
  const side = (screen: number, place: number): number =>
    Math.max(screen, view.getUint16(at + place, true) + view.getUint16(at + place + 4, true));
  return {width: side(width, 1), height: side(height, 3)};
}

/** RFC 9649: extended, lossless or lossy. */
function webpSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  switch (ascii(bytes, 12, 16)) {
    case 'VP8X':
      // Three bytes each, and one less than the size.
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    case 'VP8L': {
      // 14 bits each, and one less than the size.
      const bits = view.getUint32(21, true);
      return {width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1};
    }
    case 'VP8 ':
      // The upper two bits are a scale (RFC 6386, 9.1).
      return {width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff};
    default:
      return undefined;
  }
}

/** Markers of a frame are C0 to CF, but for tables (C4, CC) and an extension (C8) (ITU-T T.81, B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** From segment to segment up to the one of the frame. */
function jpegSize(view: DataView): PictureSize {
  let at = 2;
  // The end of the bytes ends it.
  for (;;) {
    // Decoders pass over what stands between two segments.
    while (view.getUint8(at) !== 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return {width: view.getUint16(at + 7), height: view.getUint16(at + 5)};
    // Any number of FF may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
}

/** `ispe` of ISO/IEC 23008-12, 6.5.3: one for each item, of which tiles are smaller than the whole. */
const ISPE = 0x69737065;
const ISPE_LENGTH = 20;
/** They stand before the picture, which is long. */
const ISPE_WITHIN = 65_536;

function avifSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  const head = bytes.subarray(0, ISPE_WITHIN);
  let largest: PictureSize | undefined;
  let at = head.indexOf(0x69, 4);
  while (at !== -1 && at + 16 <= head.length) {
    if (view.getUint32(at) === ISPE && view.getUint32(at - 4) === ISPE_LENGTH) {
      const size = {width: view.getUint32(at + 8), height: view.getUint32(at + 12)};
      const area = (largest?.width ?? 0) * (largest?.height ?? 0);
      if (size.width * size.height > area) largest = size;
    }
    at = head.indexOf(0x69, at + 1);
  }
  return largest;
}
