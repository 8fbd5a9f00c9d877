import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {Releases} from '@site/plugins/releases/client';

import styles from './ControllerFiles.module.css';

interface Props {
  /** Undefined once nothing is handed out any more. */
  readonly releases: Releases | undefined;
  /** What stands in their place where the page has said so before. */
  readonly ended?: ReactNode;
  /** What is said of the files. */
  readonly children: (releases: Releases) => ReactNode;
}

/** The files of the word party controller, or what to do now that there are none. */
export function ControllerFiles({releases, ended, children}: Props): ReactNode {
  if (releases !== undefined) return children(releases);
  if (ended !== undefined) return ended;
  return (
    <div className={styles.ended} role="note">
      <p className={styles.title}>配布を終了しました</p>
      <p>
        演出コントローラーのダウンロードは終わりました。お持ちのファイルは、本アプリの5.1から7.0でそのまま使えます。
      </p>
      <p>
        これから始める方は、本アプリを
        <Link to="/download">最新のバージョン</Link>に更新して、
        <Link to="/tools/wordparty-ponkit">ポン出しキット</Link>
        を使ってください。更新せずに出す方法は、「コントローラーを使わずに出す」にあります。
      </p>
    </div>
  );
}
