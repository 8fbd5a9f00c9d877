import {createHash, randomUUID} from 'node:crypto';
import {mkdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Made = string | Uint8Array;

/**
 * Files that are made once and kept, named by a hash of everything they are made from.
 * @param name the cache's folder in node_modules/.cache, which `docusaurus clear` empties
 * @returns a function from what a file is made from (as JSON) to the path of the file
 */
export function fileCache(
  siteDir: string,
  name: string,
): (from: unknown, make: () => Made | Promise<Made>) => Promise<string> {
  const folder = path.join(siteDir, 'node_modules', '.cache', name);
  return async (from, make) => {
    const key = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 32);
    const file = path.join(folder, key);
    const known = await stat(file).catch(() => undefined);
    if (known === undefined) {
      await mkdir(folder, {recursive: true});
      // Renamed when whole, so that a build that is stopped leaves no half file; a name of
      // its own, because two versions of the manual may ask for the same file at the same time.
      const part = `${file}.${randomUUID()}.part`;
      await writeFile(part, await make());
      await rename(part, file);
    }
    return file;
  };
}

type FileContent = string | Uint8Array;

/**
 * Puts files into a folder, in place of all that it held. They are made beside it, one after the
 * other, and moved at once: a build that is stopped leaves no half set behind.
 * @param files content by path in the folder, or what makes it
 */
export async function replaceFolder(
  folder: string,
  files: Iterable<readonly [string, FileContent | (() => Promise<FileContent>)]>,
): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  await rm(fresh, {recursive: true, force: true});
  for (const [name, content] of files) {
    const file = path.join(fresh, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, typeof content === 'function' ? await content() : content);
  }
  await rm(folder, {recursive: true, force: true});
  await rename(fresh, folder);
}

type Configure = NonNullable<Plugin['configureWebpack']>;

/**
 * For `configureWebpack` of a plugin whose remark part puts the content of other files into pages:
 * the bundler keeps pages from one build to the next, and does not see those files. A change of one
 * of them makes it begin anew.
 */
export function rebuildOn(files: readonly string[]): Configure {
  const persistent = {cache: {buildDependencies: [...files]}};
  return ({experiments}) => ({experiments: {...experiments, ...persistent}});
}
