import {fromHex} from '@komebiyori/overlays/contrast/color';
import {isKeyedOut} from '@komebiyori/overlays/contrast/oklch';
import {surfacesOf} from '@komebiyori/overlays/contrast/surfaces';
import type {Design} from '@komebiyori/overlays/model/design';

/** The green that OBS takes out by default, as cloth and software have it. */
const KEYS = ['#00b140', '#00ff00'] as const;

/** What is not there cannot be taken out. */
const isSeen = (color: string): boolean => fromHex(color).a > 0.05;

/** The texts of a design that a green screen would take out, with their boxes. */
export function keyedTexts(design: Design): readonly string[] {
  return surfacesOf(design)
    .filter(({colors, boxes, edge}) =>
      [...colors, ...boxes, ...(edge !== undefined && edge.width > 0 ? [edge.color] : [])]
        .filter(isSeen)
        .some((color) => KEYS.some((key) => isKeyedOut(color, key))),
    )
    .map(({label}) => label);
}
