import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {StructuredData} from './StructuredData';

/** Who publishes the site, under the name and mark that the pages show. */
export function OrganizationData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name: siteConfig.title,
        url: siteConfig.url,
        logo: `${siteConfig.url}/img/icon-512.png`,
      }}
    />
  );
}
