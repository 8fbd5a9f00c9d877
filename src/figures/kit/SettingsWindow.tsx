import {SETTINGS_SECTIONS} from '@site/src/lib/appFacts';
import type {ReactNode} from 'react';

import {AppWindow} from './AppWindow';
import {MenuList} from './MenuList';
import styles from './SettingsWindow.module.css';

/** A name of that list. */
type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

interface Props {
  readonly version: string;
  readonly open: SettingsSection;
  readonly children: ReactNode;
}

/** The window メニュー（⋯）→ 設定 with one section open; its rows are a Form. */
export function SettingsWindow({version, open, children}: Props): ReactNode {
  return (
    <AppWindow version={version} title="設定">
      <div className={styles.body}>
        <div className={styles.menu}>
          <MenuList
            look="side"
            items={SETTINGS_SECTIONS.map((name) => ({name, marked: name === open}))}
          />
        </div>
        <div className={styles.content}>
          <div className={styles.heading}>{open}</div>
          {children}
        </div>
      </div>
    </AppWindow>
  );
}
