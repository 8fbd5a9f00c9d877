import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Texts that are made once and kept in a folder, each in a file named by its key. */
export function fileCache(folder: string): (key: string, make: () => string) => Promise<string> {
  return async (key, make) => {
    const file = path.join(folder, key);
    const known = await readFile(file, 'utf8').catch(() => undefined);
    if (known !== undefined) return known;
    const text = make();
    await mkdir(folder, {recursive: true});
    // Renamed when whole, so that a build that is stopped leaves no half file.
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, text);
    await rename(part, file);
    return text;
  };
}
