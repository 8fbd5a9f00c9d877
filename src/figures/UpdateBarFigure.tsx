import type {ReactNode} from 'react';

import {appVersion, DEFAULT_VERSION, type FigureProps} from './kit/app';
import {AppWindow} from './kit/AppWindow';
import {Push} from './kit/Controls';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';
import {Band} from './kit/Window';
import styles from './UpdateBarFigure.module.css';

/** The version before each, so that a page shows the update that leads to its own version. */
const BEFORE: Readonly<Partial<Record<string, string>>> = {
  '8.0': '7.2',
  '7.2': '7.1',
  '7.1': '7.0',
  '7.0': '6.0',
  '6.0': '5.2',
  '5.2': '5.1',
  '5.1': '5.0',
};

/** The blue bar in the main window and the window it opens. */
export function UpdateBarFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const before = BEFORE[version];
  const change = before === undefined ? undefined : {from: before, to: appVersion(version)};
  return (
    <Figure
      caption="新しい版があるときだけ水色の帯が出ます。帯を押すと「アップデートがあります」の窓が開きます。"
      label={`メイン画面の上に出る水色の帯「アップデートがあります」と、押すと開く窓。窓には${change === undefined ? '新しい版の番号' : `いまの版${change.from}と新しい版${change.to}`}と、「あとで」「ダウンロード」のボタンがある。ダウンロードが終わると「インストールして再起動」に変わる。`}
    >
      <AppWindow version={before ?? version}>
        <Band className={styles.news}>
          <Icon name="download" size={14} />
          アップデートがあります
        </Band>
        <Band className={styles.back}>
          <div className={styles.dialog}>
            <div className={styles.title}>アップデートがあります</div>
            {change !== undefined && (
              <div className={styles.change}>
                <span>{change.from}</span>
                <Icon name="arrow" size={16} />
                <span className={styles.new}>{change.to}</span>
              </div>
            )}
            <div className={styles.progress}>
              <span className={styles.step}>1. ダウンロード</span>
              <span className={styles.step}>2. インストールして再起動</span>
            </div>
            <div className={styles.buttons}>
              <Push>あとで</Push>
              <Push tone="main">ダウンロード</Push>
            </div>
          </div>
        </Band>
      </AppWindow>
    </Figure>
  );
}
