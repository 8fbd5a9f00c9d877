import type {Comparison, PageChanges} from '../shared/changes';
import {compareBlocks} from './compareBlocks';
import {blockReader, type Block} from './readBlocks';

/** The Markdown of every page by version name and page id; the newest version first. */
export type SourcesByVersion = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Tells what a page says otherwise than in the version before its own and in the newest version.
 * The oldest version has no version before it, and the newest is not compared with itself.
 */
export function changesIn(sources: SourcesByVersion): (version: string, id: string) => PageChanges {
  const readBlocks = blockReader();
  const blocksOf = (version: string, id: string): Block[] | undefined => {
    const source = sources.get(version)?.get(id);
    return source === undefined ? undefined : readBlocks(source);
  };
  const compare = (from: string, to: string, id: string): Comparison => {
    const [older, newer] = [blocksOf(from, id), blocksOf(to, id)];
    if (older === undefined) return {from, to, absentFrom: from, sections: []};
    if (newer === undefined) return {from, to, absentFrom: to, sections: []};
    return {from, to, sections: compareBlocks(older, newer)};
  };
  const versions = [...sources.keys()];
  const newest = versions[0];
  return (version, id) => {
    const previous = versions[versions.indexOf(version) + 1];
    return {
      comparisons: [
        ...(previous === undefined ? [] : [compare(previous, version, id)]),
        ...(newest === undefined || newest === version ? [] : [compare(version, newest, id)]),
      ],
    };
  };
}
