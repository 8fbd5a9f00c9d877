import type {Value} from '@komebiyori/fields';
import {catalogueOf} from '../model/catalogue';
import {setOptions, type Design} from '../model/design';

/** Dark letters on light colours. */
const BRIGHT: readonly PaletteRow[] = [
  ['yuki', '雪', '#1f4e79', '#1b2733', '#fbfdfff2', '#ffffff', '#7fb2e5', '#cfe6ff'],
  ['sakura', '桜', '#a61e58', '#47202f', '#fff2f6f2', '#ffffff', '#f48fb1', '#ffd3e2'],
  ['minto', 'ミント', '#0b6a55', '#143a31', '#effcf7f2', '#ffffff', '#57c9a7', '#c5f2e2'],
  ['remon', 'レモン', '#6b5200', '#33290a', '#fffbe3f2', '#fffdf2', '#f2c94c', '#ffeea6'],
  ['sora', '空', '#0b5394', '#12324f', '#eef8fff2', '#ffffff', '#5bb8f0', '#c9e9ff'],
  ['fuji', '藤', '#5a3a9a', '#2f2350', '#f8f3fff2', '#ffffff', '#a98be0', '#e2d4ff'],
  ['mikan', 'みかん', '#9a3c00', '#472208', '#fff5ebf2', '#ffffff', '#ff9a4d', '#ffdcc0'],
  ['matcha', '抹茶', '#45600f', '#2b3512', '#f7faeaf2', '#fdfff6', '#9bb74a', '#e0ebb6'],
  ['kraft', 'クラフト紙', '#7a3e12', '#3b2a1c', '#f3e6d3f2', '#fffaf2', '#b98a5a', '#e6c9a0'],
  ['washi', '和紙', '#8a1c1c', '#33271f', '#faf5eaf2', '#fffdf7', '#c0392b', '#f0d9b5'],
  ['ichigo', 'いちごミルク', '#b3123f', '#4a1a28', '#ffeef1f2', '#ffffff', '#ff6f91', '#ffc9d4'],
  ['mono', 'モノクロ', '#111111', '#222222', '#fffffff2', '#ffffff', '#555555', '#dddddd'],
];

/** Light letters on deep colours. */
const DEEP: readonly PaletteRow[] = [
  ['yozora', '夜空', '#ffe08a', '#ffffff', '#10162bd9', '#0b1020', '#7fa8ff', '#3d2f8f'],
  ['neon', 'ネオン', '#ff8ae2', '#f4fbff', '#12071fe0', '#12071f', '#00e5ff', '#6a1b9a'],
  ['shinkai', '深海', '#7ee8ff', '#eaf8ff', '#062a3ddb', '#041c2b', '#19b6d6', '#00566b'],
  ['mori', '森', '#b9e58b', '#f5fbef', '#12301ddb', '#0b2114', '#5fbf6b', '#2e5d1f'],
  ['tasogare', 'たそがれ', '#ffc38a', '#fff4ea', '#3a1c33db', '#241021', '#ff8a65', '#8a3324'],
  ['wain', 'ワイン', '#ffb3c1', '#fff3f5', '#3d0f1edb', '#2a0914', '#e0526f', '#7b1533'],
  ['sumi', '墨', '#e8e2d6', '#ffffff', '#1a1a1ae0', '#111111', '#c9a24b', '#4a3b12'],
  ['kuro-aka', '黒と赤', '#ff9c8f', '#ffffff', '#160a0ae0', '#120606', '#e53935', '#7f1512'],
  ['kuro-kin', '黒と金', '#f4cf6d', '#fffaf0', '#15120ae0', '#0f0d07', '#d4a937', '#5f4808'],
  ['aizome', '藍染め', '#bcd3ff', '#f3f7ff', '#14264adb', '#0d1a35', '#5c86d6', '#213f80'],
  ['murasaki', 'むらさき', '#d9c2ff', '#faf6ff', '#28164ddb', '#1a0e35', '#9b6bff', '#56309a'],
  ['cyber', '電脳', '#6dffb3', '#eafff4', '#04140ddf', '#03100a', '#00ff95', '#00512f'],
  ['kohi', 'コーヒー', '#ffd9ae', '#fff7ee', '#2e1d13db', '#20130c', '#c58b5b', '#6a3d1b'],
  ['aurora', 'オーロラ', '#9ff5d8', '#f2fffb', '#102a3bdb', '#0a1c29', '#8f7bff', '#1d5b66'],
  ['hanabi', '花火', '#ffe46b', '#ffffff', '#171133db', '#0f0a24', '#ff5fa2', '#8c1f5b'],
  ['kaigan', '夜の海岸', '#ffd2a6', '#f0f7ff', '#16324fdb', '#0d2136', '#58b4d9', '#20577a'],
];

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
type PaletteRow = readonly [
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
    'wafu.sealColor': edge,
    // The colour over the pane is none of the palette's.
    'glass.tint': 'none',
    'paid.background': paid.box,
    'paid.text': paid.text,
  };
  const known = catalogueOf(design.template, design.app);
  return setOptions(
    design,
    Object.fromEntries(Object.entries(values).filter(([key]) => known.has(key))),
  );
}
