import type {IndexFile, IndexPage} from '../shared/indexFile';

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
