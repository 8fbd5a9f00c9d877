import type {ReactNode} from 'react';
import styles from './Mark.module.css';

/** The outline of the mark: a rice ball that is a speech bubble. The tail is at the lower left. */
export const ONIGIRI_PATH =
  'M32 4c4 0 7 2 9 5.5L58.5 40c3.5 6 0 14-7.5 14H23l-10.5 7.5c-1.2.9-2.7-.2-2.4-1.6L11.5 54C5 53.5 2 46 5.5 40L23 9.5C25 6 28 4 32 4Z';
export const NORI_PATH = 'M21 36h22v18H23.5L21 56Z';

/** The site's mark as a decorative drawing; the text beside it says what it stands for. */
export function OnigiriMark({className}: {className?: string | undefined}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.rice} d={ONIGIRI_PATH} />
      <path className={styles.nori} d={NORI_PATH} />
      <circle className={styles.ink} cx="25.5" cy="27" r="2.2" />
      <circle className={styles.ink} cx="38.5" cy="27" r="2.2" />
      <path className={styles.line} d="M29 31.5c1.6 1.7 4.4 1.7 6 0" />
    </svg>
  );
}
