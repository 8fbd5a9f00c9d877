import type {StampId} from '../model/mark';

interface Stamp {
  /** As the pad calls it. */
  readonly name: string;
  /** SVG path in a square of 100. */
  readonly path: string;
  /** Drawn as a line of this width, else filled. */
  readonly line?: number;
}

export const STAMPS: Readonly<Record<StampId, Stamp>> = {
  circle: {name: '丸', path: 'M50 14a36 36 0 1 1 0 72a36 36 0 1 1 0-72z', line: 13},
  cross: {name: 'ばつ', path: 'M18 18L82 82M82 18L18 82', line: 14},
  check: {name: 'チェック', path: 'M14 54L40 80L88 22', line: 14},
  star: {
    name: '星',
    path: 'M50 6L63 36.500L96 39.500L71 61.500L78.500 94L50 77L21.500 94L29 61.500L4 39.500L37 36.500z',
  },
  heart: {
    name: 'ハート',
    path: 'M50 90C14 64 4 46 8 30C13 10 40 6 50 28C60 6 87 10 92 30C96 46 86 64 50 90z',
  },
  question: {
    name: 'はてな',
    path: 'M30 34C30 4 74 6 71 34C69 50 50 50 50 66M50 85V86',
    line: 13,
  },
  exclamation: {name: 'びっくり', path: 'M50 12V60M50 85V86', line: 15},
  note: {
    name: '音符',
    path: 'M40 16L82 8V66A15 13 0 1 1 70 54V27L52 30V76A15 13 0 1 1 40 64z',
  },
};
