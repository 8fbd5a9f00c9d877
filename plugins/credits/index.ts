import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCredits, type Credit} from './readCredits';

/**
 * Writes the facts of the installed dependencies to `@generated/credits/default/packages.json`, a
 * file rather than global data so that only /thanks carries it. A licence that is missing or not
 * allowed stops the build.
 */
export default function creditsPlugin(context: LoadContext): Plugin<Credit[]> {
  return {
    name: 'credits',
    loadContent: () => readCredits(context.siteDir),
    async contentLoaded({content, actions}) {
      await actions.createData('packages.json', content);
    },
    getPathsToWatch: () => ['package.json', 'packages/*/package.json'],
  };
}
