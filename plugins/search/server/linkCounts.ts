import path from 'node:path';

/** The file that a link of Markdown names, as Docusaurus wants links between docs to be written. */
const LINK = /\]\((?<file>\.{1,2}\/[^)\s#]+\.mdx?)(?:#[^)\s]*)?\)/gu;

/** Links between a page and other pages of the manual; two between the same pages count once. */
export interface LinkCounts {
  /** How many others link to it. */
  links: number;
  /** To how many others it links. */
  pointsTo: number;
}

/**
 * The links of each page.
 * @param sources the Markdown of the pages by their files
 */
export function linkCounts(sources: ReadonlyMap<string, string>): Map<string, LinkCounts> {
  const counts = new Map<string, LinkCounts>(
    [...sources.keys()].map((file) => [file, {links: 0, pointsTo: 0}]),
  );
  for (const [from, source] of sources) {
    const named = [...source.matchAll(LINK)].map(({groups}) =>
      path.join(path.dirname(from), groups?.['file'] ?? ''),
    );
    for (const to of new Set(named)) {
      const [own, other] = [counts.get(from), counts.get(to)];
      if (own === undefined || other === undefined || to === from) continue;
      own.pointsTo += 1;
      other.links += 1;
    }
  }
  return counts;
}
