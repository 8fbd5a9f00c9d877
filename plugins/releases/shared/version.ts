import semver from 'semver';

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
