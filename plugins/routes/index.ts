import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {loadedVersions} from '../lib/manuals';
import {sharedAddresses, type WrittenPage} from './sharedAddresses';

/** Warns of pages that share an address; see README.md. */
export default function routesPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const {trailingSlash} = siteConfig;
  return {
    name: 'routes',
    allContentLoaded({allContent}) {
      const pages = writtenPages(allContent).map(({permalink, source}) => ({
        // `twice.mdx` is /twice, `twice/index.mdx` is /twice/ until Docusaurus makes routes of them.
        permalink: applyTrailingSlash(permalink, {trailingSlash, baseUrl}),
        source,
      }));
      const problem = sharedAddresses(pages);
      if (problem !== undefined) console.warn(`[WARNING] ${problem}`);
    },
  };
}

/** The pages of the manual, then the others. */
function writtenPages(allContent: AllContent): WrittenPage[] {
  // Written by Docusaurus's own plugin for pages, hence of this type.
  const pages = allContent['docusaurus-plugin-content-pages']?.['default'] as
    | PagesContent
    | undefined;
  return [...loadedVersions(allContent).flatMap(({docs}) => docs), ...(pages ?? [])];
}
