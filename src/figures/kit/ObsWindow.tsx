import type {ReactNode} from 'react';

import styles from './ObsWindow.module.css';
import {Window} from './Window';

interface Props {
  /** Added to the name OBS, for example the dialog's name. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A window of the broadcasting software, always dark so that it never looks like ours. */
export function ObsWindow({title, children}: Props): ReactNode {
  return (
    <Window tone="obs" bar={<span className={styles.title}>{title ?? 'OBS'}</span>}>
      <div className={styles.body}>{children}</div>
    </Window>
  );
}
