// Change: the canonical address of an old version's page is the same page of the latest version where
// it exists, so that search engines lead to the current manual; otherwise the page itself stays.
import Head from '@docusaurus/Head';
import {
  useActivePlugin,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {absoluteUrl} from './latestUrl';

function CanonicalOfLatest(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {latestDocSuggestion} = useDocVersionSuggestions(pluginId);
  if (latestDocSuggestion === undefined) return null;
  return (
    <Head>
      <link rel="canonical" href={absoluteUrl(siteConfig.url, latestDocSuggestion.path)} />
    </Head>
  );
}

export default function DocItemMetadata(): ReactNode {
  const {isLast} = useDocsVersion();
  return (
    <>
      <OriginalMetadata />
      {!isLast && <CanonicalOfLatest />}
    </>
  );
}
