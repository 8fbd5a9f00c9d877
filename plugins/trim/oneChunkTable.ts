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
    // Shorter ones would tell the forms of a file apart, too. But the bundler finds them again as plain
    // text, in all files: six digits may be a colour, or stand within the SHA-256 of a zip.
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
  };
}
