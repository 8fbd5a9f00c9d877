import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Vignette} from './Vignette';
import styles from './Vignette.module.css';

/** Comments of several sites flow into one list. */
export function GatherVignette(): ReactNode {
  return (
    <Vignette tone="green">
      <path
        className={styles.line}
        d="M70 34C150 34 150 66 214 66M70 66h144M70 98C150 98 150 80 214 80M70 130C150 130 150 94 214 94"
      />
      {['Y', 'T', 'ニ', 'ツ'].map((letter, index) => (
        <g key={letter} transform={`translate(54 ${34 + index * 32})`}>
          <circle className={styles.paper} r="14" />
          <text className={styles.letter} y="5">
            {letter}
          </text>
        </g>
      ))}
      <rect className={styles.paper} x="214" y="22" width="158" height="116" rx="10" />
      {[44, 70, 96, 122].map((y, index) => (
        <g key={y}>
          <circle
            className={index === 1 ? styles.accent : styles.primary}
            cx="232"
            cy={y - 4}
            r="6"
          />
          <rect
            className={styles.ink}
            x="246"
            y={y - 8}
            width={[96, 72, 108, 60][index]}
            height="8"
            rx="4"
          />
        </g>
      ))}
    </Vignette>
  );
}

/** A comment becomes a voice. */
export function SpeechVignette(): ReactNode {
  const heights = [18, 42, 66, 34, 82, 50, 28, 60, 22];
  return (
    <Vignette tone="amber">
      <path
        className={styles.paper}
        d="M40 36h128a12 12 0 0 1 12 12v50a12 12 0 0 1-12 12H84l-22 20v-20H40a12 12 0 0 1-12-12V48a12 12 0 0 1 12-12Z"
      />
      <rect className={styles.ink} x="48" y="58" width="108" height="8" rx="4" />
      <rect className={styles.ink} x="48" y="78" width="76" height="8" rx="4" />
      {heights.map((height, index) => (
        <rect
          key={index}
          className={clsx(styles.accent, styles.speak)}
          style={{animationDelay: `${-index * 0.23}s`}}
          x={214 + index * 17}
          y={80 - height / 2}
          width="9"
          height={height}
          rx="4.500"
        />
      ))}
    </Vignette>
  );
}

/** What viewers said, over the time of the stream. */
export function LogVignette(): ReactNode {
  return (
    <Vignette tone="blue">
      <rect className={styles.paper} x="40" y="18" width="320" height="124" rx="10" />
      <path className={styles.grid} d="M58 50h284M58 80h284M58 110h284" />
      <path
        className={styles.area}
        d="M58 122c24-6 30-30 52-32s26 22 46 14 26-62 50-62 30 44 52 40 26-20 44-16 22 28 40 32v24H58Z"
      />
      <path
        className={styles.curve}
        pathLength="1"
        d="M58 122c24-6 30-30 52-32s26 22 46 14 26-62 50-62 30 44 52 40 26-20 44-16 22 28 40 32"
      />
      <circle className={styles.accent} cx="206" cy="42" r="7" />
    </Vignette>
  );
}
