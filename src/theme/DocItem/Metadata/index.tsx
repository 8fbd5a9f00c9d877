// Change: pages of an old version name it in title and description, so that a search engine's
// reader knows what he opens; and their canonical address is the same page of the latest version
// where it exists, so that search engines lead to the current manual, and its card is that page's.
import Head from '@docusaurus/Head';
import {
  useActivePlugin,
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SocialCard} from '@site/src/components/SocialCard';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {absoluteUrl} from './latestUrl';

function OldVersionMetadata({label}: {readonly label: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {latestDocSuggestion} = useDocVersionSuggestions(pluginId);
  return (
    <>
      <PageMetadata
        title={`${metadata.title}（${label}）`}
        description={`${label}のマニュアルです。${metadata.description}`}
      />
      {latestDocSuggestion !== undefined && (
        <>
          <Head>
            <link rel="canonical" href={absoluteUrl(siteConfig.url, latestDocSuggestion.path)} />
          </Head>
          <SocialCard pathname={latestDocSuggestion.path} />
        </>
      )}
    </>
  );
}

export default function DocItemMetadata(): ReactNode {
  const {isLast, label} = useDocsVersion();
  return (
    <>
      <OriginalMetadata />
      {!isLast && <OldVersionMetadata label={label} />}
    </>
  );
}
