import {SITE} from '@site/config/site';
import type {ReactNode} from 'react';

import styles from './DownloadButtonsFigure.module.css';
import {appVersion, DEFAULT_VERSION, type FigureProps} from './kit/app';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';
import type {IconName} from './kit/iconPaths';

/** The two buttons of the download page. Only the newest manual knows the number they carry. */
export function DownloadButtonsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const current = appVersion(version);
  const isNewest = current === SITE.appVersion;
  return (
    <Figure
      caption="ダウンロードページのボタン。使っているPCに合う方を押します。"
      label={`ダウンロードページに並ぶ2つのボタン。「Windows版」はexe、「macOS版」はdmgを保存する。macOS版にはzipもある。${isNewest ? `バージョンは${current}。` : ''}`}
    >
      <div className={styles.page}>
        {isNewest && <div className={styles.version}>バージョン {current}</div>}
        <div className={styles.buttons}>
          <Download icon="monitor" name="Windows版" note="インストーラ（exe）" />
          <Download icon="laptop" name="macOS版" note="dmg（zipもあります）" />
        </div>
      </div>
    </Figure>
  );
}

interface DownloadProps {
  readonly icon: IconName;
  readonly name: string;
  readonly note: string;
}

function Download({icon, name, note}: DownloadProps): ReactNode {
  return (
    <div className={styles.button}>
      <Icon name={icon} size={26} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.arrow}>
        <Icon name="download" size={18} />
      </span>
    </div>
  );
}
