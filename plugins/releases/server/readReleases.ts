import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import {type Release, type Releases, compareVersions, isVersion} from '../shared/release';
import {parseRelease, UPDATE_FILES, type Kinds} from './parseRelease';

/** Holds the version and day that the rest of the site shows; written by `npm run release:import`. */
export const CURRENT_FILE = 'current.json';

const CurrentSchema = v.strictObject({
  version: v.pipe(v.string(), v.check(isVersion, 'must be a version')),
  date: v.pipe(v.string(), v.isoDate('must be a day such as 2025-10-18')),
});

export interface ReleaseFolder {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Path of the releases below it: one folder for each version. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly kinds: Kinds;
}

/** The content of a text file, or undefined when there is none. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Every release of the folder, newest first, and everything that is wrong with them. */
export async function readFolder(
  options: ReleaseFolder,
): Promise<{releases: Release[]; problems: string[]}> {
  const {siteDir, folder, baseUrl, kinds} = options;
  const root = path.join(siteDir, folder);
  const entries = await readdir(root, {withFileTypes: true}).catch(() => []);
  // A name with a dot in front is an import at work.
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const releases: Release[] = [];
  const problems: string[] = [];
  for (const {name} of names) {
    const texts = {
      win: await textOf(path.join(root, name, UPDATE_FILES.win)),
      mac: await textOf(path.join(root, name, UPDATE_FILES.mac)),
    };
    const place = `${folder}/${name}`;
    const parsed = parseRelease({place, version: name, texts}, {kinds, baseUrl});
    if (parsed.release !== undefined) releases.push(parsed.release);
    problems.push(...parsed.problems);
  }
  releases.sort((a, b) => compareVersions(b.version, a.version));
  return {releases, problems};
}

/**
 * Reads and checks the releases of a product.
 * @throws Error listing every problem with file and field.
 */
export async function readReleases(options: ReleaseFolder): Promise<Releases> {
  const {releases, problems} = await readFolder(options);
  const [current, ...past] = releases;
  const file = `${options.folder}/${CURRENT_FILE}`;
  if (problems.length === 0) {
    if (current === undefined) problems.push(`${options.folder}: holds no release`);
    else {
      const text = await textOf(path.join(options.siteDir, file));
      problems.push(...currentProblems(text, current).map((problem) => `${file}: ${problem}`));
    }
  }
  if (problems.length > 0 || current === undefined) {
    throw new Error(`Malformed releases:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  return {current, past};
}

/**
 * The same of a product that may no longer be handed out; undefined when its folder holds no release.
 * @throws Error as `readReleases` does, when there is one that is wrong
 */
export async function readReleasesIfAny(options: ReleaseFolder): Promise<Releases | undefined> {
  const {releases, problems} = await readFolder(options);
  return releases.length + problems.length === 0 ? undefined : readReleases(options);
}

function currentProblems(text: string | undefined, {version, date}: Release): string[] {
  const remedy = 'run "npm run release:import -- <dir|url>"';
  if (text === undefined) return [`is missing: ${remedy}`];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const result = v.safeParse(CurrentSchema, json);
  if (!result.success) {
    return result.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  }
  const says = result.output;
  if (says.version === version && says.date === date) return [];
  return [
    `says ${says.version} of ${says.date}, but the newest release is ${version} of ${date}: write that there, or ${remedy}`,
  ];
}
