import {ascii, pictureFormat, type PictureFormat} from '@komebiyori/lib/pictureHeader';

/** Formats that are told apart by their first bytes. */
export type Sniffed = PictureFormat | 'isobmff' | 'matroska';

/** How many bytes `sniff` looks at. */
export const SNIFFED_BYTES = 32;

/** The format of a file by its signature, never by its name; `undefined` for what the tool cannot open. */
export function sniff(bytes: Uint8Array): Sniffed | undefined {
  const picture = pictureFormat(bytes);
  if (picture !== undefined) return picture;
  if (ascii(bytes, 0, 4) === '\u001aE\u00df\u00a3') return 'matroska';
  if (isPhonePhoto(bytes)) return undefined;
  // Old QuickTime files begin with another box than `ftyp`.
  return ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(ascii(bytes, 4, 8))
    ? 'isobmff'
    : undefined;
}

/** Brands of pictures that no MP4 has: ISO/IEC 23008-12, annex B, and Apple's own. */
const PHOTO_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1)$/u;

/** Whether a file is a photo or a burst in HEIF, as phones write it: boxes like those of an MP4. */
export const isPhonePhoto = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 8) === 'ftyp' && PHOTO_BRANDS.test(ascii(bytes, 8, 12));

/** Whether a file is sound alone: MP3, AAC, Ogg, WAV or FLAC. */
export function isSound(bytes: Uint8Array): boolean {
  if (ascii(bytes, 0, 4) === 'RIFF') return ascii(bytes, 8, 12) === 'WAVE';
  if (/^(?:ID3|OggS|fLaC)/u.test(ascii(bytes, 0, 4))) return true;
  // Without a tag: the sync word of a frame of MPEG's layer III, or of AAC.
  const [first = 0, second = 0] = bytes;
  return first === 0xff && ((second & 0xe6) === 0xe2 || (second & 0xf6) === 0xf0);
}

/** Media types of the formats that are pictures. */
export const IMAGE_TYPES = {
  gif: 'image/gif',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
} as const;

export type ImageFormat = keyof typeof IMAGE_TYPES;

export const isImage = (format: Sniffed): format is ImageFormat => format in IMAGE_TYPES;

/** Endings of what can stand in a row of pictures or be opened alone, and of photos, which are told. */
const ENDINGS = /\.(?:png|apng|webp|jpe?g|avif|gif|hei[cf]|mp4|m4v|mov|webm|mkv)$/iu;

/**
 * Whether a file does not belong to the others: folders also hold what systems put there (`.DS_Store`,
 * `Thumbs.db`), notes and music. A picture belongs to them whatever its name is, and so does what is
 * named like one: a picture that is broken is not left out but told.
 */
export const isForeign = (name: string, format: Sniffed | undefined): boolean =>
  name.startsWith('.') || !(ENDINGS.test(name) || (format !== undefined && isImage(format)));

/** The animation flag of the first byte of `VP8X` (RFC 9649, 2.7). */
const WEBP_ANIMATION = 0x02;

/**
 * Whether a WebP or AVIF says of itself that it moves: by the animation flag of the extended header (RFC
 * 9649, 2.7), or by the brand of image sequences (AV1 Image File Format, 6.3) among those of its first box
 * (ISO/IEC 14496-12, 4.3).
 * @param bytes the file, or its beginning
 */
export function hasMoreFrames(bytes: Uint8Array): boolean {
  if (ascii(bytes, 8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0;
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const end = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  // The major brand, its version, and the compatible ones.
  const brands = ascii(bytes, 8, Math.min(end, 256)).match(/.{4}/gsu) ?? [];
  return brands.some((brand, i) => i !== 1 && brand === 'avis');
}
