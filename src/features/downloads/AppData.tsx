import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {SITE} from '@site/config/site';
import {StructuredData} from '@site/src/components/StructuredData';

import {appReleases} from './data';
import {softwareApplications} from './structuredData';

/** The app and its files for search engines. */
export function AppData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const app = {name: SITE.name, url: `${siteConfig.url}/download`, description: SITE.description};
  return <StructuredData data={softwareApplications(app, appReleases.current)} />;
}
