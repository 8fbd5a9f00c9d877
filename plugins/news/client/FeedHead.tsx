import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {FEED_FORMATS} from '../shared/pages';

/** Lets feed readers find the feeds from a page of the news. */
export function FeedHead(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      {FEED_FORMATS.map(({name, path, type}) => (
        <link
          key={path}
          rel="alternate"
          type={type}
          title={`${siteConfig.title}のお知らせ（${name}）`}
          href={path}
        />
      ))}
    </Head>
  );
}
