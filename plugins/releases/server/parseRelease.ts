import type {Release, ReleaseFile} from '../shared/release';
import {fileNameOf, kindOf, parseUpdateFile, type UpdateFile} from './updateFile';

export type Platform = 'win' | 'mac';
/** The endings of names that a platform's files must have; the first one is offered first. */
export type Kinds = Readonly<Record<Platform, readonly string[]>>;

/** electron-builder's names of the update files. */
export const UPDATE_FILES = {win: 'latest.yml', mac: 'latest-mac.yml'} as const;
export const PLATFORMS = ['win', 'mac'] as const satisfies readonly Platform[];

/** Japan is nine hours ahead of UTC all year. */
const TOKYO_MS = 9 * 60 * 60 * 1000;

export interface ReleaseSource {
  /** Where the files are, for messages: `data/releases/8.0.7`. */
  readonly place: string;
  /** The version that the files must have: the name of their folder. Undefined takes any. */
  readonly version: string | undefined;
  /** Content of the update files; undefined for a file that is not there. */
  readonly texts: Readonly<Record<Platform, string | undefined>>;
}

export interface ParsedRelease {
  /** Undefined when there is a problem. */
  readonly release: Release | undefined;
  /** One line each: `data/releases/8.0.7/latest.yml: files[0].sha512: must be …`. */
  readonly problems: readonly string[];
}

/** The calendar day in Japan of an ISO 8601 date. */
export function dayInTokyo(date: string): string {
  return new Date(Date.parse(date) + TOKYO_MS).toISOString().slice(0, 10);
}

/**
 * Checks the update files of both platforms, alone and against each other.
 * @param baseUrl where relative file names are found: `<baseUrl>/<version>/<name>`
 */
export function parseRelease(
  {place, version, texts}: ReleaseSource,
  {kinds, baseUrl}: {kinds: Kinds; baseUrl: string},
): ParsedRelease {
  const problems: string[] = [];
  const contents: Partial<Record<Platform, UpdateFile>> = {};
  let known = version === undefined ? undefined : {version, by: 'its folder'};
  for (const platform of PLATFORMS) {
    const file = `${place}/${UPDATE_FILES[platform]}`;
    const text = texts[platform];
    if (text === undefined) {
      problems.push(`${file}: is missing`);
      continue;
    }
    const parsed = parseUpdateFile(text, kinds[platform]);
    problems.push(...parsed.problems.map((problem) => `${file}: ${problem}`));
    if (parsed.content !== undefined) contents[platform] = parsed.content;
    if (parsed.version === undefined) continue;
    if (known !== undefined && parsed.version !== known.version) {
      problems.push(
        `${file}: version: is ${parsed.version}, but ${known.by} says ${known.version}`,
      );
    }
    known ??= {version: parsed.version, by: UPDATE_FILES[platform]};
  }
  const {win, mac} = contents;
  if (problems.length > 0 || win === undefined || mac === undefined) {
    return {release: undefined, problems};
  }
  const days = [win, mac].map(({releaseDate}) => dayInTokyo(releaseDate)).sort();
  const release: Release = {
    version: win.version,
    date: days.at(-1) ?? '',
    win: releaseFiles(win, kinds.win, baseUrl),
    mac: releaseFiles(mac, kinds.mac, baseUrl),
    standIn: win.standIn || mac.standIn,
  };
  return {release, problems};
}

function releaseFiles(
  {version, files}: UpdateFile,
  kinds: readonly string[],
  baseUrl: string,
): ReleaseFile[] {
  const rank = ({kind}: ReleaseFile): number =>
    kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length;
  return files
    .map(({url, sha512, size}): ReleaseFile => {
      const name = fileNameOf(url);
      return {
        name,
        url: url.startsWith('https://')
          ? url
          : `${baseUrl}/${encodeURIComponent(version)}/${encodeURIComponent(url)}`,
        kind: kindOf(name),
        size,
        base64: sha512,
        hex: Buffer.from(sha512, 'base64').toString('hex'),
      };
    })
    .sort((a, b) => rank(a) - rank(b));
}
