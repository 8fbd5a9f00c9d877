import type {ReactNode} from 'react';

import {Mascot} from './Mascot';
import styles from './Room.module.css';

const LIGHTS = [40, 130, 220, 310, 400, 490, 580, 670, 760, 850, 930];
const BOOKS = [
  {x: 668, h: 62, tone: styles.bookA},
  {x: 690, h: 74, tone: styles.bookB},
  {x: 710, h: 56, tone: styles.bookC},
  {x: 732, h: 68, tone: styles.bookA},
  {x: 752, h: 60, tone: styles.bookB},
];
const TOWERS = [
  [306, 176, 30, 60],
  [340, 150, 24, 86],
  [368, 186, 38, 50],
  [412, 160, 26, 76],
  [444, 190, 34, 46],
  [484, 168, 36, 68],
] as const;

/** The stream behind the comments: a room in the evening, drawn by us. */
export function Room(): ReactNode {
  return (
    <svg className={styles.room} viewBox="0 0 960 540" focusable="false">
      <rect className={styles.wall} width="960" height="540" />
      <Window />
      <path className={styles.wire} d="M0 22C160 62 320 62 480 34s320-30 480 4" />
      {LIGHTS.map((x, index) => (
        <circle
          key={x}
          className={styles.bulb}
          cx={x}
          cy={46 + (index % 3) * 5}
          r="6"
          style={{animationDelay: `${-index * 0.7}s`}}
        />
      ))}
      <g>
        {BOOKS.map(({x, h, tone}) => (
          <rect key={x} className={tone} x={x} y={196 - h} width="17" height={h} rx="2" />
        ))}
        <path
          className={styles.leaf}
          d="M850 152c-26-8-34-30-30-50 22 4 34 22 30 50Zm2 2c-2-28 8-46 32-54 6 22-6 44-32 54Z"
        />
        <path className={styles.pot} d="M830 152h44l-6 44h-32Z" />
        <rect className={styles.wood} x="640" y="196" width="270" height="12" rx="3" />
      </g>
      <g transform="translate(196 176) scale(4.300)">
        <Mascot />
      </g>
      <rect className={styles.desk} y="404" width="960" height="136" />
      <rect className={styles.deskEdge} y="404" width="960" height="9" />
      <Microphone />
      <g>
        <path className={styles.steam} d="M508 372c-8-12 8-18 0-32M526 372c-8-12 8-18 0-32" />
        <path className={styles.mug} d="M490 382h54v42a14 14 0 0 1-14 14h-26a14 14 0 0 1-14-14Z" />
        <path className={styles.mugHandle} d="M544 392h8a12 12 0 0 1 0 26h-8" />
      </g>
    </svg>
  );
}

function Window(): ReactNode {
  return (
    <g>
      <rect className={styles.sky} x="300" y="62" width="226" height="174" rx="8" />
      <circle className={styles.moon} cx="470" cy="108" r="22" />
      {TOWERS.map(([x, y, w, h]) => (
        <rect key={x} className={styles.tower} x={x} y={y} width={w} height={h} />
      ))}
      <path
        className={styles.lit}
        d="M350 164h5v5h-5zM350 182h5v5h-5zM424 174h5v5h-5zM496 182h5v5h-5zM508 196h5v5h-5zM318 192h5v5h-5z"
      />
      <path className={styles.frame} d="M300 62h226v174H300ZM413 62v174M300 146h226" />
    </g>
  );
}

function Microphone(): ReactNode {
  return (
    <g>
      <path className={styles.arm} d="M70 470 108 300 206 366" />
      <circle className={styles.joint} cx="108" cy="300" r="8" />
      <rect
        className={styles.mic}
        x="196"
        y="336"
        width="42"
        height="66"
        rx="20"
        transform="rotate(-14 217 369)"
      />
      <path className={styles.grille} d="M206 352l30-7M208 364l30-7M211 376l30-7" />
    </g>
  );
}
