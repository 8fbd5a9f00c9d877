import type {ReactNode} from 'react';

import {AppWindow} from './AppWindow';
import {MenuList} from './MenuList';
import styles from './SettingsWindow.module.css';

/** The list at the left of メニュー（⋯）→ 設定, in the order of the window. */
export const SETTINGS_SECTIONS = [
  'メイン画面',
  'コメント',
  '読み上げ',
  '通知',
  'UI',
  'プラットフォーム',
  'API',
  'その他',
  'Pro（ライセンス）',
] as const;

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
