import type {PaletteRow} from './palettes';

/** Dark letters on light colours. */
export const BRIGHT: readonly PaletteRow[] = [
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
