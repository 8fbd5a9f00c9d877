import type {AssetType} from './assets';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * What a file is by its first bytes, whatever it calls itself; undefined for what no kit holds.
 * SVG is none: it may hold script.
 * @param bytes 16 of them are enough
 */
export function sniff(bytes: Uint8Array): AssetType | undefined {
  const [a = 0, b = 0, c = 0] = bytes;
  const four = ascii(bytes, 0, 4);
  if (four === '\u0089PNG') return 'image/png';
  if (a === 0xff && b === 0xd8 && c === 0xff) return 'image/jpeg';
  if (four === 'GIF8') return 'image/gif';
  if (four === 'OggS') return 'audio/ogg';
  if (four === 'RIFF') {
    const form = ascii(bytes, 8, 12);
    return form === 'WEBP' ? 'image/webp' : form === 'WAVE' ? 'audio/wav' : undefined;
  }
  if (ascii(bytes, 4, 8) === 'ftyp') {
    return /^M4[AB] /u.test(ascii(bytes, 8, 12)) || ascii(bytes, 8, 12) === 'mp42'
      ? 'audio/mp4'
      : undefined;
  }
  // With a tag before it, or a frame of layer III at once (ISO 11172-3, 2.4.1.3).
  const isFrame = a === 0xff && (b & 0xe0) === 0xe0 && (b & 0x06) === 0x02;
  return ascii(bytes, 0, 3) === 'ID3' || isFrame ? 'audio/mpeg' : undefined;
}
