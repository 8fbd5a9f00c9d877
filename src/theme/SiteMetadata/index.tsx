// Change: names the page's card (plugins/social-cards).
import {useLocation} from '@docusaurus/router';
import {SocialCard} from '@site/src/components/SocialCard';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <OriginalSiteMetadata />
      <SocialCard pathname={pathname} />
    </>
  );
}
