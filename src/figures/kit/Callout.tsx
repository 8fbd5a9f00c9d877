import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Callout.module.css';

const CIRCLED_ONE = 0x2460;

/** The number as the tables and labels of the manual write it: 1 is ①. */
export function circled(n: number): string {
  return String.fromCodePoint(CIRCLED_ONE + n - 1);
}

interface Props {
  readonly n: number;
  /** `gutter` stands left of the window, level with the band it numbers. */
  readonly place?: 'inline' | 'gutter';
}

/**
 * A numbered badge. Its text is the character ①, the same as in the tables of the manual, so that
 * copying, searching and screen readers meet one form; the badge itself shows a plain, sharp digit.
 */
export function Callout({n, place = 'inline'}: Props): ReactNode {
  return (
    <span className={clsx(styles.badge, place === 'gutter' && styles.gutter)} data-number={n}>
      <span className="visually-hidden">{circled(n)}</span>
    </span>
  );
}
