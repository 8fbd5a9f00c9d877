import type {LoadContext, Plugin} from '@docusaurus/types';

/** Fits `@docusaurus/theme-search-algolia`, which stands before it, to this site. */
export default function hostedSearchPlugin(_context: LoadContext): Plugin {
  return {
    name: 'hosted-search',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => ['./logo.css'],
  };
}
