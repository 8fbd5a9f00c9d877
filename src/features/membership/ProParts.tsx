import type {ReactNode} from 'react';

import styles from './ProParts.module.css';

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Part({title, text, children}: PartProps): ReactNode {
  return (
    <li className={styles.part}>
      <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
        {children}
      </svg>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}

const ROWS = [22, 54, 86] as const;
const CHANCES = [
  {x: 34, height: 66, label: '60'},
  {x: 98, height: 38, label: '30'},
  {x: 162, height: 18, label: '10'},
] as const;
const NOTES = [40, 120, 200] as const;

const NeonTubes = (): ReactNode =>
  ROWS.map((y, index) => (
    <g key={y} className={index === 1 ? styles.neonB : styles.neonA}>
      <rect className={styles.glow} x="24" y={y} width={150 + index * 20} height="22" rx="11" />
      <rect className={styles.tube} x="24" y={y} width={150 + index * 20} height="22" rx="11" />
      <line className={styles.tube} x1="44" x2={120 + index * 22} y1={y + 11} y2={y + 11} />
    </g>
  ));

const CyberPlates = (): ReactNode =>
  ROWS.map((y, index) => (
    <g key={y} className={index === 1 ? styles.neonA : styles.neonC}>
      <path className={styles.plate} d={`M20 ${y}h186l14 12v12h-188l-12-12z`} />
      <path className={styles.edge} d={`M20 ${y}h186l14 12v12h-188l-12-12z`} />
      <line className={styles.edge} x1="36" x2={100 + index * 34} y1={y + 12} y2={y + 12} />
    </g>
  ));

const LotteryChances = (): ReactNode =>
  CHANCES.map(({x, height, label}, index) => (
    <g key={x}>
      <rect
        className={index === 2 ? styles.lucky : styles.bar}
        x={x}
        y={90 - height}
        width="44"
        height={height}
        rx="6"
      />
      <text className={styles.number} x={x + 22} y="110" textAnchor="middle">
        {label}
      </text>
    </g>
  ));

const ItemNotes = (): ReactNode =>
  NOTES.map((x, index) => (
    <g key={x}>
      <rect className={styles.tile} x={x - 30} y="18" width="60" height="48" rx="10" />
      <circle
        className={index === 1 ? styles.lucky : styles.bar}
        cx={x}
        cy="42"
        r={9 + index * 3}
      />
      <path
        className={styles.note}
        d={`M${x - 7} 102v-20l16-4v20M${x - 7} 102a5 4 0 1 1-3-4M${x + 9} 98a5 4 0 1 1-3-4`}
      />
    </g>
  ));

/** The four things that Pro adds, each with a drawing. */
export function ProParts(): ReactNode {
  return (
    <ul className={styles.parts}>
      <Part
        title="neon-ex"
        text="ネオン管のように光るテンプレートです。幅600、高さ800を基準に作っています。"
      >
        <NeonTubes />
      </Part>
      <Part
        title="cyber-mx"
        text="電脳風の飾りの中にコメントを出すテンプレートです。幅600、高さ800を基準に作っています。"
      >
        <CyberPlates />
      </Part>
      <Part
        title="固定表示の抽選"
        text="決まった位置に出る画像の、出やすさを決めます。当たりの1枚をまれに出せます。"
      >
        <LotteryChances />
      </Part>
      <Part
        title="アイテムごとの音"
        text="固定表示で出た画像ごとに、違う音を鳴らします。音量は0〜100で決めます。"
      >
        <ItemNotes />
      </Part>
    </ul>
  );
}
