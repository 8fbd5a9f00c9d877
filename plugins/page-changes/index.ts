import {copyFile, cp, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {fileCache} from '../cache/fileCache';
import {loadedVersions} from '../manuals/loadedVersions';
import {changesIn, comparedWith, type SourcesByVersion} from './server/pageChanges';
import {changesAddress} from './shared/changes';

/** Grows when the files get another form or are made another way: old ones are then made anew. */
const FORM = 1;

/** Tells what a page of the manual says otherwise than in other versions; see README.md. */
export default function pageChangesPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const generated = path.join(generatedFilesDir, 'page-changes');
  const cached = fileCache(siteDir, 'page-changes');

  return {
    name: 'page-changes',

    async allContentLoaded({allContent}) {
      await rm(generated, {recursive: true, force: true});
      const manuals = await Promise.all(
        loadedVersions(allContent).map(
          async (version) => [version.versionName, await readSources(version, siteDir)] as const,
        ),
      );
      const sources: SourcesByVersion = new Map(manuals);
      const changesOf = changesIn(sources);
      for (const [version, pages] of sources) {
        for (const id of pages.keys()) {
          const target = path.join(generated, changesAddress('', version, id));
          await mkdir(path.dirname(target), {recursive: true});
          const compared = comparedWith([...sources.keys()], version).map(([from, to]) => [
            [from, sources.get(from)?.get(id)],
            [to, sources.get(to)?.get(id)],
          ]);
          const make = (): string => JSON.stringify(changesOf(version, id));
          await copyFile(await cached([FORM, compared], make), target);
        }
      }
    },

    configureWebpack() {
      if (process.env['NODE_ENV'] !== 'development') return undefined;
      // `devServer` is known to Docusaurus but not to webpack's types; the variable lets it pass.
      const devServer = {static: [{directory: generated, publicPath: baseUrl}]};
      const configuration = {mergeStrategy: {}, devServer};
      return configuration;
    },

    async postBuild({outDir}) {
      await cp(generated, outDir, {recursive: true});
    },
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
