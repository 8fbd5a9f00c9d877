import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {SITE} from '@site/config/site';
import {StructuredData} from '@site/src/components/StructuredData';
import {japaneseDay} from '@site/src/lib/japaneseDay';

import {appReleases} from './data';
import {softwareApplications} from './structuredData';

export {Checksums} from './Checksums';
export {ControllerFiles} from './ControllerFiles';
export {appReleases, controllerReleases} from './data';
export {FileChecker} from './FileChecker';
export {ReleaseCards} from './ReleaseCards';
export {VersionTable} from './VersionTable';

/** The app and its files for search engines. */
export function AppData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const app = {name: SITE.name, url: `${siteConfig.url}/download`, description: SITE.description};
  return <StructuredData data={softwareApplications(app, appReleases.current)} />;
}

/** Number and day of the current version, for a sentence. */
export function CurrentVersion(): ReactNode {
  const {version, date} = appReleases.current;
  return (
    <>
      {version}（<time dateTime={date}>{japaneseDay(date)}</time>公開）
    </>
  );
}
