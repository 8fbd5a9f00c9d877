// Change: a note instead of an alert (it is no news on every page), one plain sentence, and it says
// whether the latest version has this page at all or leads to the nearest one.
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {CHANGES_ID} from '@site/plugins/markdown/changes/shared/changes';
import {pageIn} from '@site/src/lib/nearestPage';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function OldVersionNote({className, label}: Props & {label: string}): ReactNode {
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const latest = useLatestVersion(pluginId);
  const {activeDoc} = useActiveDocContext(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const target = pageIn(latest, activeDoc?.id);
  const isSame = target !== undefined && target.id === activeDoc?.id;
  const isFirst = target?.id === latest.mainDocId;
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.note)}
      role="note"
    >
      これは<strong>{label}</strong>のマニュアルです。
      {!isSame && `${latest.label}にはこのページがありません。`}
      {target && (
        <Link
          to={target.path}
          onClick={() => {
            savePreferredVersionName(latest.name);
          }}
        >
          {isSame && `${latest.label}の同じページを見る`}
          {!isSame && !isFirst && `${latest.label}の近いページを見る`}
          {!isSame && isFirst && `${latest.label}の「はじめに」を見る`}
        </Link>
      )}
      {isSame && <a href={`#${CHANGES_ID}`}>ほかのバージョンとの違い</a>}
    </div>
  );
}

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  return banner === 'unmaintained' ? (
    <OldVersionNote className={className ?? ''} label={label} />
  ) : null;
}
