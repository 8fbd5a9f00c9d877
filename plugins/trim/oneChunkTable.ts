import type {Plugin} from '@docusaurus/types';

type Configure = NonNullable<Plugin['configureWebpack']>;

/** Docusaurus's plugin with a table of its own, from chunk names to ids. */
const REPLACED = 'ChunkAssetPlugin';

/**
 * One table of chunk files in the runtime instead of three: a chunk's id is its name, so that
 * neither its file nor its address for prefetching (client/chunkAddress.ts) needs another. With
 * eight manuals each table is 6 KB after gzip, on every page.
 */
export function oneChunkTable({plugins = []}: Parameters<Configure>[0]): ReturnType<Configure> {
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === REPLACED);
  if (index === -1) throw new Error(`${REPLACED} is gone: see plugins/trim/oneChunkTable.ts`);
  plugins.splice(index, 1);
  return {
    optimization: {chunkIds: 'named'},
    // A file that changes keeps its id: 24 bits tell its forms apart.
    output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
  };
}
