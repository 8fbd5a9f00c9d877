// Change: names the page's card (plugins/social-cards).
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardAddress} from '@site/src/lib/cardAddress';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const card = `${siteConfig.url}${cardAddress(pathname)}`;
  return (
    <>
      <OriginalSiteMetadata />
      <Head>
        <meta property="og:image" content={card} />
        <meta name="twitter:image" content={card} />
      </Head>
    </>
  );
}
