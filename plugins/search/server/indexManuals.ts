import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {keptBlocks} from '../../lib/manuals';
import type {SearchVersion} from '../shared/globalData';
import type {IndexFile} from '../shared/indexFile';
import {versionParameter} from '../shared/ownAddress';
import {readAskedOf} from './asked';
import {contentHash} from './contentHash';
import {indexDocs} from './indexDocs';
import {addOnlyElsewhere} from './onlyElsewhere';

interface ManualSite {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** The address of a page, by the site's rule for trailing slashes. */
  readonly addressOf: (permalink: string) => string;
  /** The address of the file of an index. */
  readonly addressIn: (name: string) => string;
  readonly write: (name: string, index: IndexFile) => Promise<void>;
}

/** Writes the indexes of all versions of the manual, which come the newest first. */
export async function indexManuals(
  manuals: readonly LoadedVersion[],
  {siteDir, baseUrl, addressOf, addressIn, write}: ManualSite,
): Promise<SearchVersion[]> {
  // People ask for a page of an old version in the same words.
  const newest = manuals[0]?.docs.map(({id, source}) => [id, source] as const) ?? [];
  const asked = await readAskedOf(siteDir, newest);
  const indexed = await Promise.all(
    manuals.map(async (version) => {
      const {label, path, versionName: name} = version;
      versionParameter(path, baseUrl);
      const index = await indexDocs(version, siteDir, addressOf, asked);
      return {label, path, name, index};
    }),
  );
  const versions = await Promise.all(
    addOnlyElsewhere(indexed).map(async ({label, path, name, index}) => {
      const file = `docs-${name}.${contentHash(JSON.stringify(index))}.json`;
      await write(file, index);
      return {label, path, index: addressIn(file)};
    }),
  );
  await (await keptBlocks(siteDir)).keep();
  return versions;
}
