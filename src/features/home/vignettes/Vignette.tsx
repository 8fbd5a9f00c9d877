import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Vignette.module.css';

const GROUND = {
  green: styles.groundGreen,
  amber: styles.groundAmber,
  blue: styles.groundBlue,
  accent: styles.groundAccent,
} as const;

interface Props {
  readonly tone: keyof typeof GROUND;
  readonly children: ReactNode;
}

/** The ground of a small drawing beside a text that says the same, so it is hidden from readers of text. */
export function Vignette({tone, children}: Props): ReactNode {
  return (
    <svg
      className={clsx(styles.vignette, GROUND[tone])}
      viewBox="0 0 400 160"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
