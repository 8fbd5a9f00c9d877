import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const client = (name: string): string => path.join(__dirname, 'client', name);

/** Keeps the page while the next one loads, or cannot be loaded; see README.md. */
export default function routeLoadingPlugin(): Plugin {
  return {
    name: 'route-loading',
    getClientModules: () => [client('navigation.browser.ts')],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {'react-loadable$': client('loadable.browser.ts')}}},
  };
}
