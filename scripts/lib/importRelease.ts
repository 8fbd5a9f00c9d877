import {mkdir, mkdtemp, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  parseRelease,
  PLATFORMS,
  UPDATE_FILES,
  type Platform,
} from '../../plugins/releases/server/parseRelease';
import {
  CURRENT_FILE,
  readFolder,
  type ReleaseFolder,
} from '../../plugins/releases/server/readReleases';
import {
  isStandIn,
  type Release,
  type ReleaseFile,
  compareVersions,
} from '../../plugins/releases/shared/release';
import type {ReleaseSource} from './releaseSource';

/** Everything that kept a release from being imported. Nothing was written. */
export class ImportError extends Error {
  override name = 'ImportError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export interface Report {
  /** Called with one line about a file that was verified, or could not be. */
  readonly say: (line: string) => void;
  /** Called while a file is read: its name, bytes so far and in all. */
  readonly progress: (name: string, bytes: number, total: number) => void;
}

/**
 * Takes a release over: checks its update files and every file that is there, then writes the
 * update files into the folder of their version, and the newest version into current.json. Stand-ins
 * go away. Either all of it happens or nothing.
 * @param anyway whether a release that looks like a slip is taken as well
 * @returns the imported release
 * @throws ImportError listing every problem.
 */
export async function importRelease(
  source: ReleaseSource,
  target: ReleaseFolder,
  report: Report,
  anyway = false,
): Promise<Release> {
  const problems: string[] = [];
  const texts: Record<Platform, string | undefined> = {win: undefined, mac: undefined};
  for (const platform of PLATFORMS) {
    const name = UPDATE_FILES[platform];
    try {
      texts[platform] = await source.readText(name);
    } catch (error) {
      problems.push(`${source.place}/${name}: ${messageOf(error)}`);
    }
  }
  if (problems.length > 0) throw new ImportError(problems);

  const parsed = parseRelease({place: source.place, version: undefined, texts}, target);
  const {release} = parsed;
  if (release === undefined) throw new ImportError(parsed.problems);
  if (isStandIn(release)) {
    throw new ImportError([
      `${source.place}: the files say standIn: only a real build is imported`,
    ]);
  }
  let unverified = 0;
  for (const file of [...release.win, ...release.mac]) {
    const found = await verify(file, source, target, release.version, report);
    if (found === undefined) unverified += 1;
    problems.push(...(found ?? []));
  }
  if (problems.length > 0) throw new ImportError(problems);

  for (const version of await write(release, texts, target, anyway)) {
    report.say(`${target.folder}/${version} taken out: it was a stand-in.`);
  }
  if (unverified > 0) report.say(`Files not verified: ${unverified}. Look whether they are there.`);
  return release;
}

/** @returns what is wrong with the file; undefined when it is not there to be verified */
async function verify(
  file: ReleaseFile,
  source: ReleaseSource,
  target: ReleaseFolder,
  version: string,
  {say, progress}: Report,
): Promise<string[] | undefined> {
  const place = `${source.place}/${file.name}`;
  // The page's address of a file that is named without one; here it lies beside the update files.
  const base = `${target.baseUrl}/${encodeURIComponent(version)}/`;
  const url = file.url.startsWith(base) ? file.name : file.url;
  try {
    const found = await source.hash(url, file.size, (bytes) => {
      progress(file.name, bytes, file.size);
    });
    if (found === undefined) {
      if (/^https?:/u.test(source.place)) return [`${place}: is not there (404)`];
      say(`${file.name}: not present, not verified`);
      return undefined;
    }
    if (found.size !== file.size) {
      const size = found.size > file.size ? `more than ${file.size}` : String(found.size);
      return [`${place}: size: is ${size} bytes, but must be ${file.size}`];
    }
    if (found.sha512 !== file.base64) {
      return [`${place}: sha512: is ${found.sha512}, but must be ${file.base64}`];
    }
    say(`${file.name}: verified, ${file.size} bytes`);
    return [];
  } catch (error) {
    return [`${place}: ${messageOf(error)}`];
  }
}

/** What a release has that the next one seldom has. */
function doubtsOf({version, date}: Release, others: readonly Release[]): string[] {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const newer = others.find((other) => compareVersions(other.version, version) > 0);
  return [
    ...(version.includes('-') ? [`${version} is a pre-release.`] : []),
    ...(newer === undefined ? [] : [`${version} is older than ${newer.version}.`]),
    ...(date > tomorrow ? [`${version} is of ${date}, which is in the future.`] : []),
  ];
}

/**
 * Writes beside the target first; renaming is what makes it visible, and is undone on failure.
 * @returns the versions of the stand-ins that went away
 */
async function write(
  release: Release,
  texts: Readonly<Record<Platform, string | undefined>>,
  target: ReleaseFolder,
  anyway: boolean,
): Promise<string[]> {
  const root = path.join(target.siteDir, target.folder);
  await mkdir(root, {recursive: true});
  const before = await readFolder(target);
  const others = before.releases.filter(({version}) => version !== release.version);
  const broken = before.problems.filter(
    (problem) => !problem.startsWith(`${target.folder}/${release.version}/`),
  );
  if (broken.length > 0) throw new ImportError(broken);

  const doubts = anyway ? [] : doubtsOf(release, others);
  if (doubts.length > 0) throw new ImportError([...doubts, 'With --anyway it is imported.']);

  const standIns = others.filter(isStandIn).map(({version}) => version);
  const kept = others.filter((other) => !isStandIn(other));
  const [newest = release] = [release, ...kept].sort((a, b) =>
    compareVersions(b.version, a.version),
  );
  const current = {version: newest.version, date: newest.date};

  const work = await mkdtemp(path.join(root, '.import-'));
  const undo: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string): Promise<void> => {
    await rename(from, to);
    undo.unshift(() => rename(to, from));
  };
  const moveAway = async (name: string): Promise<void> => {
    await move(path.join(root, name), path.join(work, `old-${name}`)).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  };
  try {
    await mkdir(path.join(work, release.version));
    for (const platform of PLATFORMS) {
      const file = path.join(work, release.version, UPDATE_FILES[platform]);
      await writeFile(file, texts[platform] ?? '');
    }
    await writeFile(path.join(work, CURRENT_FILE), `${JSON.stringify(current, null, 2)}\n`);
    // The stand-ins go last: `npm start` beside it reads the folder at any moment.
    for (const name of [release.version, CURRENT_FILE]) {
      await moveAway(name);
      await move(path.join(work, name), path.join(root, name));
    }
    for (const name of standIns) await moveAway(name);
    return standIns;
  } catch (error) {
    for (const step of undo) await step();
    throw new ImportError([`${target.folder}: ${messageOf(error)}`]);
  } finally {
    await rm(work, {recursive: true, force: true});
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
