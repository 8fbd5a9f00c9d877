// Change: names the page's card (plugins/pictures), and the address of pages at the accounts' own
// origin.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {SocialCard} from '@site/src/components/SocialCard';
import {useAccountUrl} from '@site/src/lib/useAccounts';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  const accountUrl = useAccountUrl();
  return (
    <>
      <OriginalSiteMetadata />
      <SocialCard pathname={pathname} />
      {accountUrl !== undefined && (
        <Head>
          <meta property="og:url" content={`${accountUrl}${pathname}`} />
          <link rel="canonical" href={`${accountUrl}${pathname}`} />
        </Head>
      )}
    </>
  );
}
