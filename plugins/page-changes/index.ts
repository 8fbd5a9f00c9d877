import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {loadedVersions, keptBlocks} from '../lib/manuals';
import {changesIn, type SourcesByVersion} from './server/pageChanges';
import {changesAddress} from './shared/changes';

/** Tells what a page of the manual says otherwise than in other versions; see README.md. */
export default function pageChangesPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const generated = path.join(generatedFilesDir, 'page-changes');
  let sources: SourcesByVersion = new Map();

  const writeChanges = async (folder: string): Promise<void> => {
    const blocks = await keptBlocks(siteDir);
    const changesOf = changesIn(sources, blocks.read);
    for (const [version, pages] of sources) {
      for (const id of pages.keys()) {
        const target = path.join(folder, changesAddress('', version, id));
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, JSON.stringify(changesOf(version, id)));
      }
    }
  };

  return {
    name: 'page-changes',

    async allContentLoaded({allContent}) {
      // Development shows them as they were at its start.
      if (isDevelopment && sources.size > 0) return;
      const manuals = await Promise.all(
        loadedVersions(allContent).map(
          async (version) => [version.versionName, await readSources(version, siteDir)] as const,
        ),
      );
      sources = new Map(manuals);
      if (!isDevelopment) return;
      await rm(generated, {recursive: true, force: true});
      await writeChanges(generated);
    },

    configureWebpack() {
      if (!isDevelopment) return undefined;
      // `devServer` is known to Docusaurus but not to webpack's types; the variable lets it pass.
      const devServer = {static: [{directory: generated, publicPath: baseUrl}]};
      const configuration = {mergeStrategy: {}, devServer};
      return configuration;
    },

    postBuild: ({outDir}) => writeChanges(outDir),
  };
}

async function readSources(version: LoadedVersion, siteDir: string): Promise<Map<string, string>> {
  const pages = await Promise.all(
    version.docs
      .filter(({unlisted}) => !unlisted)
      .map(async ({id, source}) => {
        const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
        return [id, await readFile(file, 'utf8')] as const;
      }),
  );
  return new Map(pages);
}
