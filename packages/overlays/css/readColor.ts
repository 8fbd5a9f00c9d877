import {toHex} from '../contrast/color';

const NAMED: Readonly<Record<string, string>> = {
  transparent: '#00000000',
  black: '#000000ff',
  white: '#ffffffff',
};

const NUMBER = String.raw`([+-]?(?:\d+\.?\d*|\.\d+))`;
const CHANNEL = `${NUMBER}(?:\\s*,\\s*|\\s+)`;
/** `rgb()` and `rgba()`, with commas or without (CSS Color 4, section 5.1), channels as numbers. */
const FUNCTION = new RegExp(
  `^rgba?\\(\\s*${CHANNEL}${CHANNEL}${NUMBER}(?:\\s*[,/]\\s*${NUMBER}(%?))?\\s*\\)$`,
  'u',
);

/** `#rrggbbaa` of a colour as people write it in CSS; undefined for ways that are not known here. */
export function readColor(text: string): string | undefined {
  const value = text.trim().toLowerCase();
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/u.test(value)) {
    const long = value.length <= 5 ? value.replace(/[\da-f]/gu, '$&$&') : value;
    return long.length === 7 ? `${long}ff` : long;
  }
  if (Object.hasOwn(NAMED, value)) return NAMED[value];
  const [, r, g, b, alpha = '1', percent = ''] = FUNCTION.exec(value) ?? [];
  if (r === undefined || g === undefined || b === undefined) return undefined;
  return toHex({
    r: Number(r) / 255,
    g: Number(g) / 255,
    b: Number(b) / 255,
    a: Number(alpha) / (percent === '' ? 1 : 100),
  });
}
