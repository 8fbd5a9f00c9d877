import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {IndexFile, IndexPage} from '@komebiyori/search/indexFile';
import {keptBlocks} from '../../lib/manuals';
import type {SearchVersion} from '../shared/globalData';
import {versionParameter} from '../shared/ownAddress';
import {readAskedOf} from './asked';
import {contentHash} from './writeIndex';
import {indexDocs} from './indexDocs';

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

interface Indexed {
  readonly label: string;
  /** Path of the version with the base URL. */
  readonly path: string;
  readonly index: IndexFile;
}

/**
 * The indexes of all versions, the newest first, each with the titles and headings of the pages that
 * only other versions have, so that they are found from everywhere, named by the newest that has them.
 */
export function addOnlyElsewhere<Version extends Indexed>(versions: readonly Version[]): Version[] {
  const idsOf = ({path, index}: Indexed): Set<string> =>
    new Set(index.pages.map(({url}) => url.slice(path.length)));
  return versions.map((version) => {
    const known = idsOf(version);
    const added: IndexPage[] = [];
    for (const {label, path, index} of versions) {
      for (const page of index.pages) {
        const id = page.url.slice(path.length);
        if (known.has(id)) continue;
        known.add(id);
        const sections = page.sections.map((section) => ({...section, content: ''}));
        added.push({...page, sections, onlyIn: label});
      }
    }
    return {...version, index: {...version.index, pages: [...version.index.pages, ...added]}};
  });
}
