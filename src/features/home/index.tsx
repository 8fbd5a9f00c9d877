import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {SITE} from '@site/config/site';
import {currentRelease} from '@site/plugins/releases/client';
import {OrganizationData, StructuredData} from '@site/src/components/StructuredData';

import {Closing} from './Closing';
import {Features} from './Features';
import {Gallery} from './Gallery';
import {Hero} from './Hero';
import {Makers} from './Makers';
import {News} from './News';
import {Price} from './Price';
import {Sites} from './Sites';
import {Steps} from './Steps';

/** The app, the site and who publishes them, for search engines. */
function HomeData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {version, date} = currentRelease;
  return (
    <>
      <OrganizationData />
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: siteConfig.title,
          url: siteConfig.url,
          inLanguage: 'ja',
          potentialAction: {
            '@type': 'SearchAction',
            target: `${siteConfig.url}/search?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <StructuredData
        data={{
          '@type': 'SoftwareApplication',
          name: siteConfig.title,
          description: SITE.description,
          applicationCategory: 'MultimediaApplication',
          operatingSystem: 'Windows 10, Windows 11, macOS 12以降',
          softwareVersion: version,
          datePublished: date,
          downloadUrl: `${siteConfig.url}/download`,
          offers: {'@type': 'Offer', price: '0', priceCurrency: 'JPY'},
        }}
      />
    </>
  );
}

/** The home page: what the app is, shown at work, and the way to start. */
export function Home(): ReactNode {
  return (
    <main>
      <HomeData />
      <Hero />
      <Sites />
      <Features />
      <Steps />
      <Gallery />
      <Makers />
      <Price />
      <News />
      <Closing />
    </main>
  );
}
