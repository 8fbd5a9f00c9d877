import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

import styles from './Confetti.module.css';

/** Where each piece flies to, in parts of the stream's width, and its turn. Fixed: no randomness in a drawing. */
const PIECES = [
  [-24, -15, 200],
  [-19, -20, -160],
  [-14, -13, 300],
  [-9, -21, 120],
  [-4, -16, -240],
  [1, -23, 260],
  [6, -14, -120],
  [11, -20, 340],
  [16, -15, -300],
  [21, -19, 180],
  [25, -12, -200],
  [-27, -8, 140],
  [28, -6, -160],
  [-12, -7, 220],
] as const;

const TONES = [styles.amber, styles.accent, styles.rice, styles.leaf];

interface Props {
  /** Whether the application feeds the overlay; until then a loop of styles sets it off. */
  readonly live: boolean;
  /** How often it has gone off since; mount a new one for each time. */
  readonly bursts: number;
}

/** The word party: the comment 「8888」 lets a cracker go off. */
export function Confetti({live, bursts}: Props): ReactNode {
  if (live && bursts === 0) return null;
  return (
    <div className={clsx(styles.origin, live && styles.once)} data-entering={live ? '' : undefined}>
      {PIECES.map(([x, y, turn], index) => (
        <i
          key={index}
          className={clsx(styles.piece, TONES[index % TONES.length])}
          style={{'--x': `${x}cqi`, '--y': `${y}cqi`, '--turn': `${turn}deg`} as CSSProperties}
        />
      ))}
    </div>
  );
}
