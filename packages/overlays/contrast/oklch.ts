import {fromHex, toHex, type Rgba} from './color';

/** Lightness 0 to 1, chroma from 0, hue in radians, and opacity. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly a: number;
}

type Three = readonly [number, number, number];

/** sRGB's transfer function and back (IEC 61966-2-1, as CSS Color 4, section 10.2). */
const linear = (x: number): number => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
const encoded = (x: number): number =>
  x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;

/** Oklab of linear sRGB: Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toOklab([r, g, b]: Three): Three {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The way back, from the same source. */
function fromOklab([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const labOf = ({r, g, b}: Rgba): Three => toOklab([linear(r), linear(g), linear(b)]);

/** A hexadecimal colour in OKLCH. */
export function toOklch(hex: string): Oklch {
  const color = fromHex(hex);
  const [l, x, y] = labOf(color);
  return {l, c: Math.hypot(x, y), h: Math.atan2(y, x), a: color.a};
}

/** `#rrggbbaa` of a colour; what sRGB lacks loses chroma, not hue (CSS Color 4, section 13.2). */
export function fromOklch({l, c, h, a}: Oklch): string {
  const at = (chroma: number): Three => fromOklab([l, chroma * Math.cos(h), chroma * Math.sin(h)]);
  let [low, high] = [0, c];
  if (!isInside(at(c))) {
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2;
      [low, high] = isInside(at(middle)) ? [middle, high] : [low, middle];
    }
    high = low;
  }
  const [r, g, b] = at(high).map((x) => encoded(Math.min(Math.max(x, 0), 1)));
  return toHex({r: r ?? 0, g: g ?? 0, b: b ?? 0, a});
}

const isInside = (channels: Three): boolean => channels.every((x) => x >= -1e-4 && x <= 1.0001);

/** The difference of two colours: ΔE-OK, the distance in Oklab (CSS Color 4, section 20). */
function difference(one: string, other: string): number {
  const [a, b] = [labOf(fromHex(one)), labOf(fromHex(other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Colours this near to the key colour are keyed out with it, at least in part. */
const KEYED = 0.12;

/** Whether a chroma key of a colour would take away another. */
export const isKeyedOut = (color: string, key: string): boolean => difference(color, key) < KEYED;
