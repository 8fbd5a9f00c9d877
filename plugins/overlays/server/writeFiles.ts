import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {OVERLAYS_FOLDER} from '../folder';

/** Content by path below the root of the site. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/** Puts the files where the site serves them from, in place of those of an earlier build. */
export async function writeFiles(siteDir: string, files: SiteFiles): Promise<void> {
  const folder = path.join(siteDir, OVERLAYS_FOLDER);
  // Made beside and moved at once, so that a build that was stopped leaves no half set behind.
  const fresh = `${folder}.${process.pid}`;
  await rm(fresh, {recursive: true, force: true});
  for (const [name, content] of files) {
    const file = path.join(fresh, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  await rm(folder, {recursive: true, force: true});
  await rename(fresh, folder);
}
