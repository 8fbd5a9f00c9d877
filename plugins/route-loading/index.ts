import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const client = (name: string): string => path.join(__dirname, 'client', name);

/** As Docusaurus's `App` asks for its own; ours asks for that by its whole path. */
const ORIGINAL = /^\.\/PendingNavigation$/u;

/** Keeps the page while the next one loads, or cannot be loaded; see README.md. */
export default function routeLoadingPlugin(): Plugin {
  return {
    name: 'route-loading',
    getClientModules: () => [client('navigation.browser.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {alias: {'react-loadable$': client('loadable.browser.ts')}},
        plugins: [
          new NormalModuleReplacementPlugin(ORIGINAL, client('PendingNavigation.browser.ts')),
        ],
      };
    },
  };
}
