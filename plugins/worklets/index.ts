import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes `new URL('./x.worklet.ts', import.meta.url)` the address of a script for
 * `audioWorklet.addModule`: the module with all that it imports, as a file of its own. The same for
 * `x.bundle.ts`, a script that a page hands out in a file.
 *
 * The bundler would make a chunk with its own runtime of it (as of a worker), which asks for things
 * that a worklet's global scope does not have, and in development adds the client of hot reloading.
 */
export default function workletsPlugin(): Plugin {
  return {
    name: 'worklets',
    configureWebpack(config, isServer) {
      return {
        module: {
          rules: [
            {
              test: /\.(?:worklet|bundle)\.ts$/u,
              // Before all other loaders of the file: its `pitch` answers for them.
              enforce: 'post',
              use: path.join(__dirname, 'bundleLoader.js'),
              type: 'asset/resource',
              generator: {filename: 'assets/js/[name].[contenthash:8].js', emit: !isServer},
            },
          ],
        },
      };
    },
  };
}
