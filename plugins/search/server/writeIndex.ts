import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stageUrls} from '../shared/globalData';
import {parseContents, parseHead, type PackedIndex} from '../shared/packIndex';

/** Writes the two files of an index. `name` is their path without its endings. */
export async function writeIndex(name: string, index: PackedIndex): Promise<void> {
  const {head, contents} = stageUrls(name);
  await Promise.all([
    writeFile(head, JSON.stringify(index.head)),
    writeFile(contents, JSON.stringify(index.contents)),
  ]);
}

const keptName = (siteDir: string): string =>
  path.join(siteDir, 'node_modules', '.cache', 'search', 'pages');

/** Keeps the index of the top-level pages, which only a build can make, for development. */
export async function keepPages(siteDir: string, index: PackedIndex): Promise<void> {
  await mkdir(path.dirname(keptName(siteDir)), {recursive: true});
  await writeIndex(keptName(siteDir), index);
}

/** What the last build kept; undefined when there was none, or one of another form. */
export async function keptPages(siteDir: string): Promise<PackedIndex | undefined> {
  const {head, contents} = stageUrls(keptName(siteDir));
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
  try {
    return {head: parseHead(await read(head)), contents: parseContents(await read(contents))};
  } catch {
    return undefined;
  }
}
