/** Bytes as lower-case hexadecimal digits, two for each. */
export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Red, green and blue of `#rrggbb`, 0 to 255 each; what are no digits is 0. */
export function fromHexColor(color: string): [number, number, number] {
  const channel = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16) || 0;
  return [channel(1), channel(3), channel(5)];
}

/** Writes `#rrggbb`; channels are rounded and clipped. */
export function toHexColor(channels: readonly [number, number, number]): string {
  return `#${toHex(Uint8ClampedArray.from(channels).buffer)}`;
}
