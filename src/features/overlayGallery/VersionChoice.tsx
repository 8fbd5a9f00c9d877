import Link from '@docusaurus/Link';
import {Fragment, useId, type ReactNode} from 'react';

import type {AppVersion} from '@komebiyori/overlays/model/appVersions';

import styles from './VersionChoice.module.css';
import {OFFERED, OLDER, versionLabel} from './versionsOf';

interface Props {
  readonly app: AppVersion;
  readonly onChange: (app: AppVersion) => void;
}

/** For which app the overlay is to be. Without script the names lead to the editors. */
export function VersionChoice({app, onChange}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>本アプリのバージョン</legend>
      <div className={styles.versions}>
        {OFFERED.map((version) => (
          <label key={version} className={styles.version}>
            <input
              type="radio"
              name={name}
              value={version}
              checked={version === app}
              onChange={() => {
                onChange(version);
              }}
            />
            {versionLabel(version)}
          </label>
        ))}
      </div>
      <noscript>
        <p>
          {OFFERED.map((version) => (
            <a key={version} href={`/generator/templates/${version}`}>
              {versionLabel(version)}のエディタ
            </a>
          ))}
        </p>
      </noscript>
      <p className={styles.note}>
        バージョンの番号は、本アプリのタイトルバーに出ています。7.2のときは「7.0-7.1」を選びます。古いバージョンの
        {OLDER.map((version, index) => (
          <Fragment key={version}>
            {/* Beside the link: what its styles put before it would be a part of its name. */}
            {index > 0 && '、'}
            <Link to={`/generator/templates/${version}`}>{versionLabel(version)}用</Link>
          </Fragment>
        ))}
        も残しています。本アプリの更新をおすすめします。
      </p>
    </fieldset>
  );
}
