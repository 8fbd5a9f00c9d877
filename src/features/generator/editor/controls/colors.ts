/** How much a `#rrggbbaa` covers: 0 to 1. */
export const alphaOf = (color: string): number =>
  Number.parseInt(color.slice(7, 9) || 'ff', 16) / 255;

/** The colour with another opacity, 0 to 1. */
export function withAlpha(color: string, alpha: number): string {
  const byte = Math.round(Math.min(Math.max(alpha, 0), 1) * 255);
  return color.slice(0, 7) + byte.toString(16).padStart(2, '0');
}

/** As people write it: without the opacity of an opaque colour. */
export const shortHex = (color: string): string =>
  color.endsWith('ff') && color.length === 9 ? color.slice(0, 7) : color;
