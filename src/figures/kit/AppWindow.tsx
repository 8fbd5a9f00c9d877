import type {ReactNode} from 'react';

import {APP_NAME, appVersion} from './app';
import styles from './AppWindow.module.css';
import {Icon} from './Icon';
import {Window} from './Window';

interface Props {
  readonly version: string;
  /** Names a window other than the main one, for example テンプレート. */
  readonly title?: string;
  readonly gutter?: boolean;
  readonly callout?: number;
  readonly children: ReactNode;
}

/** A window of the app. The main window also carries 前面固定 and PiP表示 in its title bar. */
export function AppWindow({version, title, gutter = false, callout, children}: Props): ReactNode {
  const bar = (
    <>
      <Mark />
      {title !== undefined && <span className={styles.title}>{title}</span>}
      <span className={title === undefined ? styles.title : styles.soft}>
        {APP_NAME} <span className={styles.version}>{appVersion(version)}</span>
      </span>
      {title === undefined && (
        <span className={styles.tools}>
          <Icon name="pin" size={15} />
          <Icon name="pip" size={15} />
        </span>
      )}
    </>
  );
  return (
    <Window bar={bar} gutter={gutter} {...(callout === undefined ? {} : {callout})}>
      {children}
    </Window>
  );
}

/** The onigiri that is a speech bubble, small enough for a title bar. */
function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true" focusable="false">
      <path
        className={styles.rice}
        d="M12 2.5c1.4 0 2.4.7 3.2 2l6 10.3c1.5 2.6-.2 5.7-3.2 5.7H9l-5 2.3.7-3.3c-2-.9-2.9-2.9-1.9-4.7l6-10.3c.8-1.3 1.8-2 3.2-2Z"
      />
      <path className={styles.nori} d="M8.5 13.5h7v7h-7z" />
    </svg>
  );
}
