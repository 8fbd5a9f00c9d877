import {NORI_PATH, ONIGIRI_PATH} from '@site/src/lib/markPaths';
import type {ReactNode} from 'react';
import styles from './Mark.module.css';

interface Face {
  /** Strokes that draw eyes and mouth. */
  strokes: readonly string[];
  /** Centres of round eyes. */
  eyes: readonly (readonly [number, number])[];
  /** What lies on top, filled with the accent or the amber colour. */
  extra?: {d: string; tone: 'accent' | 'amber'};
}

/** Six different faces, so that six free places do not look like one picture copied. */
export const SUPPORTER_FACES: readonly Face[] = [
  {
    eyes: [
      [25.5, 27],
      [38.5, 27],
    ],
    strokes: ['M28 31c2 3 6 3 8 0'],
  },
  {
    eyes: [],
    strokes: [
      'M22.5 27.5c1.5-2.5 4.5-2.5 6 0',
      'M35.5 27.5c1.5-2.5 4.5-2.5 6 0',
      'M29 31.5c1.6 1.7 4.4 1.7 6 0',
    ],
  },
  {
    eyes: [[25.5, 26.5]],
    strokes: ['M35.5 27c1.5-1.5 4.5-1.5 6 0', 'M28.5 31.5c2 2 5 2 7 0'],
    extra: {
      d: 'M44 14l1.6 3.3 3.6.5-2.6 2.6.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.6 3.6-.5Z',
      tone: 'amber',
    },
  },
  {
    eyes: [
      [25.5, 27.5],
      [38.5, 27.5],
    ],
    strokes: ['M30 32h4'],
    extra: {d: 'M32 13.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z', tone: 'accent'},
  },
  {
    eyes: [
      [26.5, 26],
      [37.5, 26],
    ],
    strokes: ['M29.5 30.5c0 3 5 3 5 0Z', 'M22 22.5l5-1', 'M42 22.5l-5-1'],
  },
  {
    eyes: [
      [25.5, 28],
      [38.5, 28],
    ],
    strokes: ['M29 32c1.6 1.7 4.4 1.7 6 0'],
    extra: {
      d: 'M32 19c-2-5 2-8 6-7-1 4-3 6-6 7Zm0 0c0-3-2.5-5-5.5-4.5.5 3 2.5 4.5 5.5 4.5Z',
      tone: 'amber',
    },
  },
];

const GROUNDS = ['groundAmber', 'groundLeaf', 'groundPlum'] as const;

/** An avatar for a supporter's place, drawn by us. Decorative; the name stands beside it. */
export function SupporterFace({
  index,
  className,
}: {
  index: number;
  className?: string | undefined;
}): ReactNode {
  const face = SUPPORTER_FACES[index % SUPPORTER_FACES.length];
  if (face === undefined) return null;
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <circle
        className={styles[GROUNDS[index % GROUNDS.length] ?? 'groundAmber']}
        cx="32"
        cy="32"
        r="32"
      />
      <g transform="translate(11 9) scale(0.66)">
        <path className={styles.rice} d={ONIGIRI_PATH} />
        <path className={styles.nori} d={NORI_PATH} />
        {face.extra && <path className={styles[face.extra.tone]} d={face.extra.d} />}
        {face.eyes.map(([cx, cy]) => (
          <circle key={cx} className={styles.ink} cx={cx} cy={cy} r="2.2" />
        ))}
        {face.strokes.map((d) => (
          <path key={d} className={styles.line} d={d} />
        ))}
      </g>
    </svg>
  );
}
