import versions from '@site/versions.json';
import type {ReactNode} from 'react';

import {appVersion, DEFAULT_VERSION, type FigureProps} from './kit/app';
import {AppWindow} from './kit/AppWindow';
import {Push} from './kit/Controls';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';
import {Band} from './kit/Window';
import styles from './UpdateBarFigure.module.css';

/** The blue bar in the main window and the window it opens. */
export function UpdateBarFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  // The newest manual shows the update to its version; from an older one the way may be long.
  const [newest, before] = versions;
  const change =
    version === newest && before !== undefined
      ? {from: before, to: appVersion(version)}
      : undefined;
  return (
    <Figure
      caption="新しいバージョンがあるときだけ水色の帯が出ます。帯を押すと「アップデートがあります」のウィンドウが開きます。"
      label={`メイン画面の上に出る水色の帯「アップデートがあります」と、押すと開くウィンドウ。ウィンドウには${change === undefined ? '新しいバージョンの番号' : `今のバージョン${change.from}と新しいバージョン${change.to}`}と、「あとで」「ダウンロード」のボタンがある。ダウンロードが終わると「インストールして再起動」に変わる。`}
    >
      <AppWindow version={change?.from ?? version}>
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
