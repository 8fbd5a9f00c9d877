import semver from 'semver';

/** A file a visitor can download. */
export interface ReleaseFile {
  /** Its name on the visitor's disk. */
  readonly name: string;
  readonly url: string;
  /** The ending of its name, such as `exe`. */
  readonly kind: string;
  /** Bytes. */
  readonly size: number;
  /** The SHA-512 of its bytes as electron-builder writes it: base64 (RFC 4648, section 4). */
  readonly base64: string;
  /** The same SHA-512 as tools print it: 128 lower-case hexadecimal digits. */
  readonly hex: string;
}

/** One version for both platforms; the file to offer first stands first. */
export interface Release {
  readonly version: string;
  /** The calendar day in Japan (Asia/Tokyo) on which its last platform was released: YYYY-MM-DD. */
  readonly date: string;
  readonly win: readonly ReleaseFile[];
  readonly mac: readonly ReleaseFile[];
  /** Its files say `standIn: true`: see `isStandIn`. */
  readonly standIn: boolean;
}

/** All releases of a product, for the pages that list files. */
export interface Releases {
  readonly current: Release;
  /** Newest first. */
  readonly past: readonly Release[];
}

type MainFile = Pick<ReleaseFile, 'name' | 'url' | 'size'>;

/** What every page may know of the current release: enough for a button. */
export interface ReleaseSummary {
  readonly version: string;
  readonly date: string;
  readonly win: MainFile;
  readonly mac: MainFile;
}

/** Whether the release only stands in for a real one, which an owner has to import before going public. */
export function isStandIn(release: Pick<Release, 'standIn'>): boolean {
  return release.standIn;
}

/**
 * The part of a release that travels with every page.
 * @throws Error when a platform has no file, which `parseRelease` does not let pass.
 */
export function summarise({version, date, win, mac}: Release): ReleaseSummary {
  const main = ([file]: readonly ReleaseFile[]): MainFile => {
    if (file === undefined) throw new Error(`${version}: a platform without a file`);
    return {name: file.name, url: file.url, size: file.size};
  };
  return {version, date, win: main(win), mac: main(mac)};
}

/** Whether a text is a version as https://semver.org/ defines it (2.0.0), and nothing else. */
export function isVersion(text: string): boolean {
  // The library also takes `v8.0.7` and spaces around; a folder's name must be exact.
  return /^\d/u.test(text) && !/\s/u.test(text) && semver.valid(text) !== null;
}

/**
 * Orders two versions by precedence (semver.org, section 11): negative when `a` is older. Build
 * metadata does not count.
 * @throws TypeError for anything but a version.
 */
export function compareVersions(a: string, b: string): number {
  return semver.compare(a, b);
}
