import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {Release} from '@site/plugins/releases/client';
import {japaneseDay} from '@site/src/lib/japaneseDay';
import {megabytes} from '@site/src/lib/megabytes';
import versions from '@site/versions.json';

import {appReleases} from './data';
import {kindName} from './files';
import {versionRows} from './manualVersions';

/** Records with a known time, for versions whose files are not offered. */
const RECORDS: Readonly<Record<string, string>> = {
  '5.0': '（5.0.xの更新の記録が残っているのは、2023年9月14日〜11月11日）',
};

/** Every version of the manual, with the files of the app that this site offers for it. */
export function VersionTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">バージョン</th>
          <th scope="col">配っているファイルと記録</th>
        </tr>
      </thead>
      <tbody>
        {versionRows(versions, appReleases).map(({label, manual, releases}) => (
          <tr key={label}>
            <th scope="row">
              {manual === undefined ? label : <Link to={manual}>{label}のマニュアル</Link>}
            </th>
            <td>
              {releases.map((release) => (
                <Files key={release.version} release={release} />
              ))}
              {releases.length === 0 && <>配っていません{RECORDS[label]}</>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Files({release: {version, date, win, mac}}: {readonly release: Release}): ReactNode {
  return (
    <>
      <div>
        {version}（{japaneseDay(date)}公開）
      </div>
      <ul>
        {[...win, ...mac].map(({name, url, kind, size}) => (
          <li key={name}>
            <a href={url} download={name} rel="noopener">
              {version}の{kindName(kind)}
            </a>
            （{megabytes(size)}）
          </li>
        ))}
      </ul>
    </>
  );
}
