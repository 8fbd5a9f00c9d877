import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions, type ReleasesOptions} from './options';
import {readReleases} from './server/readReleases';
import {summarise, type Releases} from './shared/release';

/** The files that visitors download, checked at build; see README.md. */
export default function releasesPlugin(
  {siteDir}: LoadContext,
  options: ReleasesOptions,
): Plugin<Releases> {
  return {
    name: 'releases',

    loadContent: () => readReleases({siteDir, ...options}),

    async contentLoaded({content, actions}) {
      // Hashes are long: they travel with the pages that import this file, not with every page.
      await actions.createData('releases.json', content);
      if (options.summary) actions.setGlobalData(summarise(content.current));
    },

    getPathsToWatch: () => [`${siteDir}/${options.folder}/**/*.{yml,json}`],
  };
}

/** Docusaurus adds `id` to the options and needs it back. */
export function validateOptions({
  options,
}: {
  options: {id?: string};
}): ReleasesOptions & {id: string} {
  const {id = 'default', ...own} = options;
  return {...parseOptions(own), id};
}
