import {existsSync, readFileSync, statfsSync} from 'node:fs';
import {cp, mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';

/** The mounts of this process (Linux, proc_pid_mountinfo(5)); elsewhere there is no such file. */
const MOUNTS = '/proc/self/mountinfo';

/**
 * Whether a folder is a mount point, such as a volume of Docker: nobody can delete or rename it.
 * @param mounts a line for each mount; its fifth field is the place, with spaces as `\040`
 */
export function isMountPoint(
  folder: string,
  mounts = existsSync(MOUNTS) ? readFileSync(MOUNTS, 'utf8') : '',
): boolean {
  const places = mounts.split('\n').map((line) => line.split(' ')[4] ?? '');
  const plain = (place: string): string =>
    place.replace(/\\(?<code>[0-7]{3})/gu, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 8)),
    );
  return places.some((place) => plain(place) === folder);
}

/** Deletes what is in a folder, but not the folder. */
async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    await rm(path.join(folder, name), {recursive: true, force: true});
  }
}

/** Deletes a folder, of a mount point all that is in it. */
export async function removeFolder(folder: string): Promise<void> {
  if (isMountPoint(folder)) await emptyFolder(folder);
  else await rm(folder, {recursive: true, force: true});
}

/**
 * Gives a folder the content of another, which is gone afterwards, in the place of its own. The folder
 * stays the same one, and the other may lie on another disk.
 */
export async function refillFolder(folder: string, from: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await emptyFolder(folder);
  await cp(from, folder, {recursive: true});
  await rm(from, {recursive: true});
}

const MEGABYTE = 1_000_000;
/** The largest file that a build writes is smaller. */
const LEAST = 10 * MEGABYTE;

/** Bytes that are left on the disk of a folder; those above it where it is not there. */
function roomIn(folder: string): number {
  const near = existsSync(folder) ? folder : path.dirname(folder);
  const {bavail, bsize} = statfsSync(near);
  return bavail * bsize;
}

/**
 * What to say after a build that failed, where a disk is full: the bundler leaves files short without a
 * word, and what reads them complains of their syntax.
 * @param folders that a build writes to, by their names in the message
 * @param room tells the bytes that are left for a folder
 */
export function fullDisk(
  folders: Readonly<Record<string, string>>,
  room: (folder: string) => number = roomIn,
): string | undefined {
  const full = Object.entries(folders).filter(([, folder]) => room(folder) < LEAST);
  if (full.length === 0) return undefined;
  const places = full.map(
    ([name, folder]) => `${name} (${(room(folder) / MEGABYTE).toFixed(1)} MB left)`,
  );
  return `The disk is full: ${places.join(', ')}. That may be all that is wrong. Make room (a build and its caches take 800 MB) and build again.`;
}
