import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardAddress} from '@site/src/lib/pageFiles';
import type {ReactNode} from 'react';

interface Props {
  /** Of the page whose picture (plugins/pictures) is shown where this one is shared. */
  readonly pathname: string;
}

/** Names the picture of a page for social sites; the innermost one of a page holds. */
export function SocialCard({pathname}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const card = `${siteConfig.url}${cardAddress(pathname)}`;
  return (
    <Head>
      <meta property="og:image" content={card} />
      <meta name="twitter:image" content={card} />
    </Head>
  );
}
