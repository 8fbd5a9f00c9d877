import {contrast} from '@komebiyori/lib/contrast';

/** Red, green, blue and opacity, each from 0 to 1, in sRGB with its transfer function. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Reads `#rrggbb` or `#rrggbbaa`; anything else is opaque black. */
export function fromHex(hex: string): Rgba {
  const part = (at: number, missing: string): number => {
    const value = Number.parseInt(hex.slice(at, at + 2) || missing, 16) / 255;
    return Number.isNaN(value) ? 0 : value;
  };
  return {r: part(1, '00'), g: part(3, '00'), b: part(5, '00'), a: part(7, 'ff')};
}

/** Writes `#rrggbbaa`, clipped to what sRGB has. */
export function toHex({r, g, b, a}: Rgba): string {
  return `#${[r, g, b, a].map(twoDigits).join('')}`;
}

function twoDigits(channel: number): string {
  const byte = Math.round(Math.min(Math.max(channel, 0), 1) * 255);
  return byte.toString(16).padStart(2, '0');
}

/** The same colour, half as opaque: the Chromium of OBS 28 to 30 has no `color-mix()` to ask for it. */
export function faded(hex: string): string {
  const color = fromHex(hex);
  return toHex({...color, a: color.a / 2});
}

/** `#rrggbb` of a colour over an opaque one (source-over, as browsers blend: in encoded sRGB). */
export function over(top: string, below: string): string {
  const [front, back] = [fromHex(top), fromHex(below)];
  const mix = (x: number, y: number) => x * front.a + y * (1 - front.a);
  return toHex({
    r: mix(front.r, back.r),
    g: mix(front.g, back.g),
    b: mix(front.b, back.b),
    a: 1,
  }).slice(0, 7);
}

/** `#rrggbbaa` of a colour over one that may be translucent, too (source-over). */
export function stack(top: string, below: string): string {
  const [front, back] = [fromHex(top), fromHex(below)];
  const a = front.a + back.a * (1 - front.a);
  const mix = (x: number, y: number) =>
    a === 0 ? 0 : (x * front.a + y * back.a * (1 - front.a)) / a;
  return toHex({r: mix(front.r, back.r), g: mix(front.g, back.g), b: mix(front.b, back.b), a});
}

const DARK = '#1a1a1aff';
const LIGHT = '#ffffffff';

/** Dark or white text, whichever reads better on a background; translucent ones count over grey. */
export function readableOn(background: string): string {
  const solid = over(background, '#808080');
  const ratio = (ink: string) => contrast(ink.slice(0, 7), solid);
  return ratio(DARK) >= ratio(LIGHT) ? DARK : LIGHT;
}
