import type {Comparison, PageChanges} from './shared/changes';
import {compareBlocks} from './compareBlocks';
import type {Block} from '../../lib/readBlocks';

/** The Markdown of every page by version name and page id; the newest version first. */
export type SourcesByVersion = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * What a page of a version is compared with, older version first: the version before its own and
 * the newest. The oldest has none before it, and the newest is not compared with itself.
 * @param versions the newest first
 */
function comparedWith(
  versions: readonly string[],
  version: string,
): (readonly [from: string, to: string])[] {
  const newest = versions[0];
  const previous = versions[versions.indexOf(version) + 1];
  return [
    ...(previous === undefined ? [] : [[previous, version] as const]),
    ...(newest === undefined || newest === version ? [] : [[version, newest] as const]),
  ];
}

/** Tells what a page says otherwise than in the versions it is compared with. */
export function changesIn(
  sources: SourcesByVersion,
  readBlocks: (source: string) => readonly Block[],
): (version: string, id: string) => PageChanges {
  const compare = (from: string, to: string, id: string): Comparison => {
    const [older, newer] = [sources.get(from)?.get(id), sources.get(to)?.get(id)];
    if (older === undefined) return {from, to, absentFrom: from, sections: []};
    if (newer === undefined) return {from, to, absentFrom: to, sections: []};
    const sections = older === newer ? [] : compareBlocks(readBlocks(older), readBlocks(newer));
    return {from, to, sections};
  };
  const versions = [...sources.keys()];
  return (version, id) => ({
    comparisons: comparedWith(versions, version).map(([from, to]) => compare(from, to, id)),
  });
}
