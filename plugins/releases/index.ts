import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions, type ReleasesOptions} from './options';
import {readReleases, readReleasesIfAny} from './server/readReleases';
import {summarise, type Releases} from './shared/release';

/** The files that visitors download, checked at build; see README.md. */
export default function releasesPlugin(
  {siteDir}: LoadContext,
  options: ReleasesOptions,
): Plugin<Releases | undefined> {
  return {
    name: 'releases',

    loadContent: () =>
      (options.mayBeEmpty ? readReleasesIfAny : readReleases)({siteDir, ...options}),

    async contentLoaded({content, actions}) {
      // No global data, which travels with every page: pages import what they show, and hashes are
      // long.
      await actions.createData('releases.json', content ?? 'null');
      if (options.summary && content !== undefined)
        await actions.createData('summary.json', summarise(content.current));
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
