import {createHash, randomUUID} from 'node:crypto';
import {mkdir, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

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
