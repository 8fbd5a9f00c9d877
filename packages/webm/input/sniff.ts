/** Formats that are told apart by their first bytes. */
export type Sniffed = 'gif' | 'png' | 'webp' | 'avif' | 'jpeg' | 'isobmff' | 'matroska';

/** How many bytes `sniff` looks at. */
export const SNIFFED_BYTES = 32;

const AVIF_BRANDS = ['avif', 'avis'];

/** The format of a file by its signature, never by its name; `undefined` for what the tool cannot open. */
export function sniff(bytes: Uint8Array): Sniffed | undefined {
  const text = (from: number, to: number): string =>
    String.fromCharCode(...bytes.subarray(from, to));
  if (/^GIF8[79]a/u.test(text(0, 6))) return 'gif';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (text(0, 4) === '\u001aE\u00df\u00a3') return 'matroska';
  // Old QuickTime files begin with another box than `ftyp`.
  if (text(4, 8) === 'ftyp') return AVIF_BRANDS.includes(text(8, 12)) ? 'avif' : 'isobmff';
  return ['moov', 'mdat', 'wide', 'free', 'skip'].includes(text(4, 8)) ? 'isobmff' : undefined;
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
