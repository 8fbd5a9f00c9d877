import path from 'node:path';

/** The file that a link of Markdown names, as Docusaurus wants links between docs to be written. */
const LINK = /\]\((?<file>\.{1,2}\/[^)\s#]+\.mdx?)(?:#[^)\s]*)?\)/gu;

/**
 * How many other pages link to each page; two links of one page count once.
 * @param sources the Markdown of the pages by their files
 */
export function linkCounts(sources: ReadonlyMap<string, string>): Map<string, number> {
  const counts = new Map([...sources.keys()].map((file) => [file, 0]));
  for (const [from, source] of sources) {
    const named = [...source.matchAll(LINK)].map(({groups}) =>
      path.join(path.dirname(from), groups?.['file'] ?? ''),
    );
    for (const to of new Set(named)) {
      const count = counts.get(to);
      if (count !== undefined && to !== from) counts.set(to, count + 1);
    }
  }
  return counts;
}
