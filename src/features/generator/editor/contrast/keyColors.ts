import {fromHex} from '@site/overlays/contrast/color';
import {toOklch} from '@site/overlays/contrast/oklch';
import {surfacesOf} from '@site/overlays/contrast/surfaces';
import type {Design} from '@site/overlays/model/design';

/** The green that OBS takes out by default, as cloth and software have it. */
const KEYS = ['#00b140', '#00ff00'] as const;

/** Colours that are nearer than this go with the green (distance in OKLab). */
const NEAR = 0.12;

/** What is not there cannot be taken out. */
const isSeen = (color: string): boolean => fromHex(color).a > 0.05;

/** The Euclidean distance of two colours in OKLab (CSS Color 4, ΔE-OK). */
export function distance(a: string, b: string): number {
  const [one, other] = [toOklch(a), toOklch(b)].map(({l, c, h}) => [
    l,
    c * Math.cos(h),
    c * Math.sin(h),
  ]);
  return Math.hypot(...(one ?? []).map((value, at) => value - (other?.[at] ?? 0)));
}

/** The texts of a design that a green screen would take out, with their boxes. */
export function keyedTexts(design: Design): readonly string[] {
  return surfacesOf(design)
    .filter(({colors, boxes, edge}) =>
      [...colors, ...boxes, ...(edge !== undefined && edge.width > 0 ? [edge.color] : [])]
        .filter(isSeen)
        .some((color) => KEYS.some((key) => distance(color, key) < NEAR)),
    )
    .map(({label}) => label);
}
