import type {Value} from '@komebiyori/fields';
import {catalogueOf} from '../model/catalogue';
import {setOptions, type Design} from '../model/design';
import {BRIGHT} from './bright';
import {DEEP} from './deep';

/** Colours that go together, all `#rrggbb` or `#rrggbbaa`. */
export interface Palette {
  readonly id: string;
  readonly name: string;
  /** Of names and texts. */
  readonly text: string;
  readonly body: string;
  readonly box: string;
  /** Of the edge around letters. */
  readonly edge: string;
  /** Of stripes, glow and frames. */
  readonly accent: string;
  readonly paid: {readonly box: string; readonly text: string};
}

/** A palette as a line of a table; what was paid for has light letters in deep colours. */
export type PaletteRow = readonly [
  id: string,
  name: string,
  text: string,
  body: string,
  box: string,
  edge: string,
  accent: string,
  paidBox: string,
];

/** All palettes: light letters first, then dark ones. */
export const PALETTES: readonly Palette[] = [
  ...DEEP.map((row) => paletteOf(row, '#ffffff')),
  ...BRIGHT.map((row) => paletteOf(row, row[3])),
];

function paletteOf(row: PaletteRow, paidText: string): Palette {
  const [id, name, text, body, box, edge, accent, paidBox] = row;
  return {id, name, text, body, box, edge, accent, paid: {box: paidBox, text: paidText}};
}

/** The design in the colours of a palette; what is shown and how large stays as it is. */
export function applyPalette(design: Design, palette: Palette): Design {
  const {text, body, box, edge, accent, paid} = palette;
  const values: Record<string, Value> = {
    'name.color': text,
    'body.color': body,
    'details.color': body,
    'box.background': box,
    'box.odd': box,
    'box.even': box,
    'box.borderColor': accent,
    'box.stripeColor': accent,
    'outline.nameColor': edge,
    'outline.bodyColor': edge,
    'outline.paidColor': edge,
    'shadow.glowColor': accent,
    'avatar.borderColor': accent,
    // What only one template has behind its names.
    'basic.plateColor': edge,
    'card.band': edge,
    'solo.plate': edge,
    'paid.background': paid.box,
    'paid.text': paid.text,
  };
  const known = catalogueOf(design.template, design.app);
  return setOptions(
    design,
    Object.fromEntries(Object.entries(values).filter(([key]) => known.has(key))),
  );
}
