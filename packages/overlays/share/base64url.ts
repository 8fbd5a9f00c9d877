const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    const digits = Math.min(bytes.length - at, 3) + 1;
    for (let digit = 0; digit < digits; digit += 1) {
      text += ALPHABET.charAt((group >> (18 - 6 * digit)) & 63);
    }
  }
  return text;
}

/** Base64 with `+`, `/` and padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  const text = toBase64Url(bytes).replaceAll('-', '+').replaceAll('_', '/');
  return text + '='.repeat((4 - (text.length % 4)) % 4);
}

/** The bytes of a base64 text with `+`, `/` and padding; undefined when it is none. */
export const fromBase64 = (text: string): Uint8Array | undefined =>
  fromBase64Url(text.replace(/=+$/u, '').replaceAll('+', '-').replaceAll('/', '_'));

/** The bytes of a base64url text; undefined when it is none. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/u.test(text) || text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let buffer = 0;
  let filled = 0;
  let at = 0;
  for (const digit of text) {
    buffer = ((buffer << 6) | ALPHABET.indexOf(digit)) & 0xffff;
    filled += 6;
    if (filled < 8) continue;
    filled -= 8;
    bytes[at] = (buffer >> filled) & 255;
    at += 1;
  }
  return bytes;
}
