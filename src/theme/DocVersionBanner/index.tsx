// Change: a note instead of an alert (it is no news on every page), one plain sentence, and it says
// whether the latest version has this page at all.
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function OldVersionNote({className, label}: Props & {label: string}): ReactNode {
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {latestDocSuggestion, latestVersionSuggestion: latest} = useDocVersionSuggestions(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const mainDoc = latest.docs.find((doc) => doc.id === latest.mainDocId);
  const target = latestDocSuggestion ?? mainDoc;
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.note)}
      role="note"
    >
      これは<strong>{label}</strong>のマニュアルです。
      {latestDocSuggestion === undefined && `${latest.label}にはこのページがありません。`}
      {target && (
        <Link
          to={target.path}
          onClick={() => {
            savePreferredVersionName(latest.name);
          }}
        >
          {latestDocSuggestion
            ? `${latest.label}の同じページを見る`
            : `${latest.label}の「はじめに」を見る`}
        </Link>
      )}
    </div>
  );
}

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  return banner === 'unmaintained' ? (
    <OldVersionNote className={className ?? ''} label={label} />
  ) : null;
}
