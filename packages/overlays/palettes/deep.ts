import type {PaletteRow} from './palettes';

/** Light letters on deep colours. */
export const DEEP: readonly PaletteRow[] = [
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
