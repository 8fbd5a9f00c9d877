import {expect, it} from 'vitest';
import {BRAND_COLORS, type BrandColor} from '@site/config/brandColors';
import {FORBIDDEN} from './palette';

/** Relative luminance of a six-digit colour, WCAG 2.2 definition. */
function luminance(color: BrandColor): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(BRAND_COLORS[color].slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(FORBIDDEN)('$name is hard to read indeed', ({front, ground}) => {
  const [dark = 0, light = 0] = [luminance(front), luminance(ground)].sort((a, b) => a - b);
  expect((light + 0.05) / (dark + 0.05)).toBeLessThan(4.5);
});
