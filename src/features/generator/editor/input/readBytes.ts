/** What a file is that holds no text; `unknown` when its bytes do not tell. */
export type NoText = 'picture' | 'film' | 'sound' | 'font' | 'archive' | 'document' | 'unknown';

export type ReadBytes =
  | {readonly kind: 'text'; readonly text: string; readonly isShiftJis: boolean}
  | {readonly kind: NoText};

/** By the first bytes, each a character; from the specifications of the formats. */
const SIGNATURES: readonly (readonly [start: RegExp, kind: NoText])[] = [
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:avif|avis|heic|heix|mif1))/su, 'picture'],
  [/^(?:ID3|OggS|fLaC|RIFF.{4}WAVE|.{4}ftypM4[AB] |\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/su, 'sound'],
  // Matroska and WebM, then MP4 and QuickTime.
  [/^(?:\x1aE\xdf\xa3|RIFF.{4}AVI |.{4}(?:ftyp|moov))/su, 'film'],
  [/^(?:wOF[2F]|OTTO|ttcf|\0\x01\0\0)/su, 'font'],
  [/^(?:Rar!|7z\xbc\xaf|\x1f\x8b)/su, 'archive'],
  [/^%PDF/u, 'document'],
];

/** No text of a style sheet or of JSON holds these. */
const CONTROLS = /(?![\t\n\f\r])\p{Cc}/u;

/**
 * Reads the bytes of a file as text: UTF-8, UTF-16 with its mark, or Shift_JIS, which editors on
 * Windows still write. Never throws.
 */
export function readBytes(bytes: Uint8Array): ReadBytes {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const found = SIGNATURES.find(([signature]) => signature.test(start));
  if (found !== undefined) return {kind: found[1]};
  const text = decoded(bytes, encodingOf(start));
  if (text !== undefined) return {kind: 'text', text, isShiftJis: false};
  const japanese = decoded(bytes, 'shift_jis');
  return japanese === undefined
    ? {kind: 'unknown'}
    : {kind: 'text', text: japanese, isShiftJis: true};
}

/** By the byte order mark (Encoding Standard, section 6). */
function encodingOf(start: string): string {
  if (start.startsWith('\xff\xfe')) return 'utf-16le';
  return start.startsWith('\xfe\xff') ? 'utf-16be' : 'utf-8';
}

/** The text without its mark; undefined when the bytes are none, or it would be full of controls. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, {fatal: true}).decode(bytes);
    return CONTROLS.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
