import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {packIndex, unpackIndex, type IndexFile} from '@komebiyori/search/indexFile';

/** Writes the file of an index. */
export async function writeIndex(file: string, index: IndexFile): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(packIndex(index)));
}

/** Among the generated files: a site that is built from the same folder has its own. */
const keptFile = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'search-pages.json');

/** Keeps the index of the top-level pages, which only a build can make, for development. */
export async function keepPages(generatedFilesDir: string, index: IndexFile): Promise<void> {
  await writeIndex(keptFile(generatedFilesDir), index);
}

/** What the last build kept; undefined when there was none, or one of another form. */
export async function keptPages(generatedFilesDir: string): Promise<IndexFile | undefined> {
  try {
    return unpackIndex(JSON.parse(await readFile(keptFile(generatedFilesDir), 'utf8')));
  } catch {
    return undefined;
  }
}

const HASH_LENGTH = 8;

/** A short name for a content. */
export function contentHash(...contents: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/**
 * A short name for everything that the top-level pages are made from. Their index is known only
 * after the pages are built, but its name must be known before, so it is named by its sources.
 */
export async function sourceHash(siteDir: string): Promise<string> {
  const contents = await Promise.all(SOURCES.map((source) => readAll(path.join(siteDir, source))));
  return contentHash(...contents.flat());
}

const SOURCES = [
  'src',
  'data',
  'news',
  'config',
  'plugins',
  'docusaurus.config.ts',
  'package-lock.json',
];

async function readAll(source: string): Promise<(string | Buffer)[]> {
  try {
    const names = (await readdir(source, {recursive: true})).sort();
    const files = names.map(async (name) => {
      const file = path.join(source, name);
      return (await stat(file)).isFile() ? [name, await readFile(file)] : [];
    });
    return (await Promise.all(files)).flat();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [await readFile(source)];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
