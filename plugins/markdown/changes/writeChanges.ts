import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {keptBlocks} from '../../lib/manuals';
import {changesIn, type SourcesByVersion} from './pageChanges';
import {changesAddress} from './shared/changes';

/** Reads the Markdown of all manuals. */
export async function readSources(
  versions: readonly LoadedVersion[],
  siteDir: string,
): Promise<SourcesByVersion> {
  const manuals = await Promise.all(
    versions.map(
      async (version) => [version.versionName, await readVersion(version, siteDir)] as const,
    ),
  );
  return new Map(manuals);
}

async function readVersion(version: LoadedVersion, siteDir: string): Promise<Map<string, string>> {
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

/** Writes what each page of the manuals says otherwise than in other versions; see README.md. */
export async function writeChanges(
  sources: SourcesByVersion,
  generatedFilesDir: string,
  folder: string,
): Promise<void> {
  const blocks = await keptBlocks(generatedFilesDir);
  const changesOf = changesIn(sources, blocks.read);
  for (const [version, pages] of sources) {
    for (const id of pages.keys()) {
      const target = path.join(folder, changesAddress('', version, id));
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, JSON.stringify(changesOf(version, id)));
    }
  }
}
