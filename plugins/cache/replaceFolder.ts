import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

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
