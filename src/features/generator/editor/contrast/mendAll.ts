import {checkContrast} from '@komebiyori/overlays/contrast/checkContrast';
import {fromHex} from '@komebiyori/overlays/contrast/color';
import {mendings} from '@komebiyori/overlays/contrast/mend';
import {isKeyedOut} from '@komebiyori/overlays/contrast/oklch';
import {surfacesOf} from '@komebiyori/overlays/contrast/surfaces';
import {setOptions, type Design} from '@komebiyori/overlays/model/design';

/** Mending one text may mend or spoil another; there are never more texts than this. */
const MAX_ROUNDS = 100;

/**
 * The design with every text mended that can be. An edge or a box is put on first, because it helps
 * many texts at once and keeps the colours that somebody chose.
 */
export function mendAll(design: Design): Design {
  let mended = design;
  const given = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const failing = checkContrast(mended).find(
      ({passes, surface}) => !passes && !given.has(surface.id),
    );
    if (failing === undefined) return mended;
    const ways = mendings(mended, failing);
    const best = ways.find(({kind}) => kind === 'edge') ?? ways[0];
    given.add(failing.surface.id);
    if (best !== undefined) mended = setOptions(mended, best.options);
  }
  return mended;
}

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
