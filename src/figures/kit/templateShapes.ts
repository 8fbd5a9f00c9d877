type Tone = 'text' | 'soft' | 'name' | 'warm' | 'cool' | 'hot';

/** A rounded bar of a thumbnail: tone, x, y, width, height, corner radius; `line` draws the edge only. */
export type Shape = readonly [
  tone: Tone,
  x: number,
  y: number,
  w: number,
  h: number,
  r?: number,
  style?: 'line',
];

/** Thumbnails of the bundled templates on a canvas of 160 x 100, by folder name. */
export const TEMPLATE_SHAPES = {
  basic: [
    ['name', 14, 12, 34, 6, 3],
    ['text', 14, 23, 96, 7, 3],
    ['warm', 14, 41, 26, 6, 3],
    ['text', 14, 52, 116, 7, 3],
    ['name', 14, 70, 40, 6, 3],
    ['text', 14, 81, 72, 7, 3],
  ],
  bubble: [
    ['name', 10, 14, 18, 18, 9],
    ['text', 36, 10, 92, 24, 12],
    ['warm', 10, 45, 18, 18, 9],
    ['text', 36, 41, 68, 24, 12],
    ['cool', 10, 76, 18, 18, 9],
    ['text', 36, 72, 108, 24, 12],
  ],
  'line-up': [
    ['soft', 12, 34, 80, 5, 2],
    ['soft', 12, 45, 112, 5, 2],
    ['text', 12, 56, 64, 5, 2],
    ['text', 12, 67, 126, 5, 2],
    ['text', 12, 78, 92, 5, 2],
    ['name', 12, 89, 108, 5, 2],
  ],
  ticker: [
    ['soft', 0, 76, 160, 20, 0],
    ['name', 8, 83, 22, 6, 3],
    ['text', 35, 83, 58, 6, 3],
    ['warm', 106, 83, 18, 6, 3],
    ['text', 129, 83, 31, 6, 3],
  ],
  flow: [
    ['text', 84, 12, 68, 8, 4],
    ['soft', 60, 14, 16, 3, 1],
    ['text', 20, 32, 86, 8, 4],
    ['name', 110, 52, 50, 8, 4],
    ['soft', 86, 54, 16, 3, 1],
    ['text', 6, 74, 60, 8, 4],
    ['warm', 96, 80, 48, 8, 4],
  ],
  card: [
    ['text', 30, 12, 100, 76, 8],
    ['warm', 30, 12, 100, 26, 8],
    ['cool', 38, 17, 16, 16, 8],
    ['soft', 42, 50, 76, 7, 3],
    ['soft', 42, 64, 56, 7, 3],
  ],
  waiting: [
    ['name', 16, 12, 74, 9, 4],
    ['warm', 16, 31, 12, 12, 6],
    ['text', 36, 34, 74, 6, 3],
    ['warm', 16, 53, 12, 12, 6],
    ['text', 36, 56, 92, 6, 3],
    ['warm', 16, 75, 12, 12, 6],
    ['text', 36, 78, 60, 6, 3],
  ],
  survey: [
    ['text', 16, 12, 92, 8, 4],
    ['soft', 16, 32, 128, 14, 4],
    ['name', 16, 32, 98, 14, 4],
    ['soft', 16, 53, 128, 14, 4],
    ['warm', 16, 53, 56, 14, 4],
    ['soft', 16, 74, 128, 14, 4],
    ['cool', 16, 74, 32, 14, 4],
  ],
  setlist: [
    ['text', 16, 12, 60, 8, 4],
    ['soft', 16, 34, 6, 6, 3],
    ['soft', 30, 34, 84, 6, 3],
    ['hot', 10, 48, 140, 16, 4],
    ['text', 30, 53, 96, 6, 3],
    ['text', 16, 53, 6, 6, 3],
    ['soft', 16, 74, 6, 6, 3],
    ['soft', 30, 74, 66, 6, 3],
  ],
  wordparty: [
    ['hot', 18, 18, 10, 10, 5],
    ['warm', 44, 40, 8, 14, 2],
    ['name', 70, 14, 12, 7, 2],
    ['cool', 96, 34, 10, 10, 5],
    ['hot', 124, 16, 8, 14, 2],
    ['warm', 138, 52, 10, 10, 5],
    ['name', 22, 66, 8, 14, 2],
    ['text', 56, 62, 50, 18, 9],
    ['cool', 118, 78, 12, 7, 2],
  ],
  'neon-ex': [
    ['hot', 14, 12, 112, 22, 11, 'line'],
    ['text', 28, 20, 74, 6, 3],
    ['cool', 34, 41, 112, 22, 11, 'line'],
    ['text', 48, 49, 84, 6, 3],
    ['hot', 14, 70, 92, 22, 11, 'line'],
    ['text', 28, 78, 56, 6, 3],
  ],
  'cyber-mx': [
    ['cool', 12, 12, 136, 34, 0, 'line'],
    ['cool', 12, 12, 6, 34, 0],
    ['name', 26, 19, 34, 6, 0],
    ['text', 26, 32, 96, 6, 0],
    ['cool', 12, 54, 136, 34, 0, 'line'],
    ['warm', 12, 54, 6, 34, 0],
    ['name', 26, 61, 44, 6, 0],
    ['text', 26, 74, 78, 6, 0],
  ],
} as const satisfies Record<string, readonly Shape[]>;

/** The folder names of the bundled templates that have a thumbnail. */
export type TemplateId = keyof typeof TEMPLATE_SHAPES;
