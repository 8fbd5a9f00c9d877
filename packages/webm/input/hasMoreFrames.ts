import {ascii} from '@komebiyori/lib/pictureHeader';

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
