import type {ReactNode} from 'react';

import {BRAND_COLORS, type BrandColor} from '@site/config/brandColors';
import {CopyTextButton} from '@site/src/components/CopyText';
import {NORI_PATH, ONIGIRI_PATH} from '@site/src/lib/markPaths';
import styles from './Palette.module.css';
import {FORBIDDEN, PALETTE} from './palette';

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
