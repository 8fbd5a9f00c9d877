import type {ReactNode} from 'react';
import {BRAND_COLORS, type BrandColor} from '@site/config/brandColors';
import {CopyTextButton} from '@site/src/components/CopyText';
import {NORI_PATH, ONIGIRI_PATH} from '@site/src/lib/markPaths';
import styles from './Palette.module.css';

/** The colours with values to copy. */
export function Palette(): ReactNode {
  return (
    <ul className={styles.list}>
      {PALETTE.map(({color, name, use}) => (
        <li key={color} className={styles.card}>
          <Ground color={color} />
          <div className={styles.body}>
            <strong>{name}</strong>
            <code>{BRAND_COLORS[color]}</code>
            <span className={styles.use}>{use}</span>
            <CopyTextButton text={BRAND_COLORS[color]} label={`${name}の値をコピー`} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Pairs of colours that are hard to tell apart, shown on the mark. */
export function ForbiddenPairs(): ReactNode {
  return (
    <ul className={styles.list}>
      {FORBIDDEN.map(({front, ground, name, reason}) => (
        <li key={name} className={styles.card}>
          <Ground color={ground} front={front} />
          <div className={styles.body}>
            <strong>× {name}</strong>
            <span className={styles.use}>{reason}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface GroundProps {
  readonly color: BrandColor;
  readonly front?: BrandColor;
}

/** Plain colours of the brand, the same in both colour modes, and so attributes instead of tokens. */
function Ground({color, front}: GroundProps): ReactNode {
  return (
    <svg
      className={styles.ground}
      viewBox="0 0 160 72"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="100%" height="100%" fill={BRAND_COLORS[color]} />
      {front !== undefined && (
        <g transform="translate(54 10) scale(0.8)" fill={BRAND_COLORS[front]}>
          <path d={NORI_PATH} />
          <path d={ONIGIRI_PATH} fill="none" stroke={BRAND_COLORS[front]} strokeWidth="3.5" />
        </g>
      )}
    </svg>
  );
}

interface Swatch {
  readonly color: BrandColor;
  readonly name: string;
  readonly use: string;
}

/** The colours that others may use, most used first. */
const PALETTE: readonly Swatch[] = [
  {color: 'nori', name: '海苔の緑', use: '見出し、ボタン、アイコンの地'},
  {color: 'deepNori', name: '深い海苔', use: '濃い背景、マークの線'},
  {color: 'ume', name: '梅', use: '目印'},
  {color: 'amber', name: '山吹', use: '強調の面'},
  {color: 'ink', name: '墨', use: '文字'},
  {color: 'paper', name: '紙', use: '背景'},
];

interface Pair {
  readonly front: BrandColor;
  readonly ground: BrandColor;
  readonly name: string;
  readonly reason: string;
}

/** Pairs that must not be used for text or marks: their contrast is below 4.5:1. */
export const FORBIDDEN: readonly Pair[] = [
  {front: 'amber', ground: 'paper', name: '紙に山吹', reason: '明るさが近く、読めません。'},
  {front: 'deepNori', ground: 'nori', name: '海苔の緑に深い海苔', reason: '線が沈みます。'},
  {
    front: 'ume',
    ground: 'nori',
    name: '海苔の緑に梅',
    reason: '色の見え方によっては区別できません。',
  },
  {front: 'ink', ground: 'deepNori', name: '深い海苔に墨', reason: '文字が消えます。'},
];
