import type {ReactNode} from 'react';

import {APP_NAME, appVersion} from './app';
import styles from './AppWindow.module.css';
import {Icon} from './Icon';
import {Mark} from './Mark';
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
