import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {IndexFile, IndexPage} from '@komebiyori/search/indexFile';
import {keptBlocks} from '../../lib/manuals';
import {versionParameter} from '../shared/ownAddress';
import {readAskedOf} from './asked';
import {indexDocs} from './indexDocs';

/**
 * The indexes of all versions of the manual, which come the newest first.
 * @param addressOf the address of a page, by the site's rule for trailing slashes
 */
export async function indexManuals(
  manuals: readonly LoadedVersion[],
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  addressOf: (permalink: string) => string,
): Promise<(Indexed & {name: string})[]> {
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
  await (await keptBlocks(siteDir)).keep();
  return addOnlyElsewhere(indexed);
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
