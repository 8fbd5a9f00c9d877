import type {ReactNode} from 'react';

import styles from './Mark.module.css';

interface Props {
  /** Edge length in px at the normal text size. */
  readonly size?: number;
}

/** The app's icon: an onigiri that is a speech bubble. */
export function Mark({size = 18}: Props): ReactNode {
  const edge = `${String(size / 16)}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      style={{width: edge, height: edge, flex: 'none'}}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.rice}
        d="M12 2.5c1.4 0 2.4.7 3.2 2l6 10.3c1.5 2.6-.2 5.7-3.2 5.7H9l-5 2 .7-3c-2-.9-2.9-2.9-1.9-4.7l6-10.3c.8-1.3 1.8-2 3.2-2Z"
      />
      <path className={styles.nori} d="M8.5 13.5h7v7h-7z" />
    </svg>
  );
}
