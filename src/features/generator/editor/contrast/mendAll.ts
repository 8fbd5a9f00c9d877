import {checkContrast} from '@komebiyori/overlays/contrast/checkContrast';
import {mendings} from '@komebiyori/overlays/contrast/mend';
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
