import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {IndexFile} from '../shared/indexFile';
import {packIndex, unpackIndex} from '../shared/packIndex';

/** Writes the file of an index. */
export async function writeIndex(file: string, index: IndexFile): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(packIndex(index)));
}

const keptFile = (siteDir: string): string =>
  path.join(siteDir, 'node_modules', '.cache', 'search', 'pages.json');

/** Keeps the index of the top-level pages, which only a build can make, for development. */
export async function keepPages(siteDir: string, index: IndexFile): Promise<void> {
  await writeIndex(keptFile(siteDir), index);
}

/** What the last build kept; undefined when there was none, or one of another form. */
export async function keptPages(siteDir: string): Promise<IndexFile | undefined> {
  try {
    return unpackIndex(JSON.parse(await readFile(keptFile(siteDir), 'utf8')));
  } catch {
    return undefined;
  }
}
