import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCredits, type Credit} from './readCredits';

/** Its subset is part of the site (`npm run font`), though the package is only needed to make it. */
const FONT = '@fontsource/m-plus-rounded-1c';

/**
 * Writes the facts of the installed dependencies to `@generated/credits/default/packages.json`, a
 * file rather than global data so that only /thanks carries it. A licence that is missing or not
 * allowed stops the build.
 */
export default function creditsPlugin(context: LoadContext): Plugin<Credit[]> {
  return {
    name: 'credits',
    loadContent: () => readCredits(context.siteDir, [FONT]),
    async contentLoaded({content, actions}) {
      await actions.createData('packages.json', content);
    },
    getPathsToWatch: () => ['package.json'],
  };
}
