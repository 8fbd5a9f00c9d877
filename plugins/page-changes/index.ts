import {createHash} from 'node:crypto';
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {loadedVersions} from '../manuals/loadedVersions';
import {fileCache} from './server/fileCache';
import {changesIn, type SourcesByVersion} from './server/pageChanges';
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
  const cached = fileCache(path.join(siteDir, 'node_modules', '.cache', 'page-changes'));

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
          const texts = [...sources].map(([name, others]) => [name, others.get(id) ?? null]);
          const key = createHash('sha256')
            .update(JSON.stringify([FORM, version, texts]))
            .digest('hex');
          const make = (): string => JSON.stringify(changesOf(version, id));
          await writeFile(target, await cached(key, make));
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
