/** Relative luminance, WCAG 2.2 definition. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.slice(1).replace(/[\da-f]/gu, '$&$&') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(long.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two `#rgb` or `#rrggbb` colours, WCAG 2.2 definition: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
