type Tone = 'text' | 'soft' | 'name' | 'warm' | 'cool' | 'hot';

type Dot = readonly [tone: Tone, x: number, y: number, r: number];
/** `turn` in degrees about the bar's own middle. */
type Bar = readonly [
  tone: Tone,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  r?: number,
];
type Trail = readonly [tone: 'hot' | 'cool', d: string];
type Word = readonly [tone: Tone, x: number, y: number, size: number, text: string];

interface Art {
  readonly paths: readonly Trail[];
  readonly bars: readonly Bar[];
  readonly dots: readonly Dot[];
  readonly words: readonly Word[];
}

/** The six effects on a canvas of 160 x 90, by their name in the API. */
export const EFFECT_ART = {
  popper: {
    paths: [],
    bars: [
      ['warm', 8, 74, 20, 9, -50, 2],
      ['warm', 132, 74, 20, 9, 50, 2],
      ['name', 44, 40, 10, 4, 20],
      ['cool', 110, 34, 10, 4, -30],
      ['hot', 66, 22, 10, 4, 60],
      ['text', 88, 52, 10, 4, 10],
    ],
    dots: [
      ['hot', 36, 54, 4],
      ['cool', 30, 34, 3],
      ['warm', 54, 58, 3],
      ['hot', 120, 56, 3],
      ['name', 126, 40, 4],
      ['warm', 100, 24, 4],
      ['cool', 78, 40, 3],
      ['text', 46, 18, 3],
      ['name', 134, 22, 3],
    ],
    words: [],
  },
  dropper: {
    paths: [
      ['cool', 'M34 4v24'],
      ['cool', 'M74 2v10'],
      ['cool', 'M118 4v34'],
    ],
    bars: [
      ['warm', 22, 30, 24, 24, 18, 3],
      ['warm', 106, 42, 24, 24, -12, 3],
      ['soft', 50, 84, 60, 3, 0],
    ],
    dots: [
      ['hot', 74, 24, 11],
      ['name', 62, 71, 12],
      ['hot', 91, 71, 12],
    ],
    words: [],
  },
  notifier: {
    paths: [],
    bars: [
      ['soft', 34, 14, 92, 62, 0, 6],
      ['hot', 38, 18, 84, 38, 0, 4],
    ],
    dots: [
      ['warm', 80, 37, 13],
      ['text', 75, 35, 2],
      ['text', 85, 35, 2],
    ],
    words: [['text', 80, 70, 11, 'ありがとう']],
  },
  confetti: {
    paths: [],
    bars: [
      ['hot', 70, 26, 7, 7, 20],
      ['warm', 88, 16, 7, 7, -30],
      ['name', 54, 14, 7, 7, 45],
      ['cool', 104, 32, 7, 7, 60],
      ['hot', 40, 34, 7, 7, 12],
      ['warm', 120, 20, 7, 7, 33],
      ['name', 126, 50, 7, 7, -18],
      ['cool', 26, 20, 7, 7, -40],
      ['text', 60, 46, 7, 7, 30],
      ['hot', 96, 52, 7, 7, 70],
      ['warm', 34, 58, 7, 7, -15],
      ['cool', 74, 64, 7, 7, 8],
    ],
    dots: [
      ['warm', 82, 42, 4],
      ['cool', 50, 62, 4],
      ['name', 110, 68, 4],
      ['text', 112, 10, 3],
      ['hot', 20, 44, 4],
      ['text', 140, 36, 3],
    ],
    words: [],
  },
  throwing: {
    paths: [
      ['hot', 'M14 82Q44 10 84 42'],
      ['cool', 'M150 84Q128 16 92 38'],
    ],
    bars: [
      ['soft', 74, 58, 28, 32, 0, 10],
      ['warm', 20, 58, 12, 12, 30, 2],
      ['warm', 132, 50, 10, 10, -20, 2],
      ['warm', 84, 38, 7, 7, 15, 1],
    ],
    dots: [
      ['text', 88, 44, 15],
      ['hot', 66, 28, 3],
      ['hot', 108, 26, 3],
      ['hot', 88, 20, 3],
    ],
    words: [],
  },
  connector: {
    paths: [
      ['cool', 'M42 46h20'],
      ['cool', 'M98 46h20'],
    ],
    bars: [
      ['soft', 8, 28, 34, 36, 0, 5],
      ['soft', 63, 28, 34, 36, 0, 5],
      ['soft', 118, 28, 34, 36, 0, 5],
      ['warm', 16, 48, 12, 6, -40, 2],
      ['hot', 70, 36, 7, 7, 20],
      ['cool', 82, 48, 7, 7, 50],
    ],
    dots: [
      ['hot', 31, 40, 3],
      ['name', 25, 35, 3],
      ['warm', 86, 38, 3],
      ['name', 74, 54, 3],
      ['hot', 135, 46, 11],
    ],
    words: [
      ['text', 25, 78, 9, '0秒'],
      ['text', 80, 78, 9, '0.5秒'],
      ['text', 135, 78, 9, '1.5秒'],
    ],
  },
} as const satisfies Record<string, Art>;

/** The name of an effect in the API. */
export type Effect = keyof typeof EFFECT_ART;
