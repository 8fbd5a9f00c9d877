import {major, satisfies} from 'semver';

/** Below it nothing starts. */
const OLDEST_MAJOR = 20;

/** What to do about the Node that runs. */
interface NodeFault {
  readonly text: string;
  /** Whether there is no use in going on. */
  readonly isFatal: boolean;
}

/**
 * What to say where Node is too old, or of a line that some package no longer supports: without it the
 * reader meets a stack trace of whatever first misses something. What only some package asks for (a
 * linter, the test runner) need not keep anybody from building the site.
 * @param version of Node that runs, such as `18.20.8`
 * @param range what `engines` of package.json asks for
 * @returns undefined where the version will do
 */
export function nodeFault(version: string, range: string): NodeFault | undefined {
  // A release candidate or nightly build counts as what it becomes.
  if (satisfies(version, range, {includePrerelease: true})) return undefined;
  const isFatal = major(version) < OLDEST_MAJOR;
  const wanted = range.replaceAll(' || ', ' or ');
  const advice = 'Install a newer one (https://nodejs.org, or "nvm install 24"), then run "npm ci"';
  const text = isFatal
    ? `This repository needs Node.js ${wanted} (engines in package.json); this is ${version}. ${advice} again.`
    : `Node.js ${version} is not one that all packages here support (${wanted}): it goes on, and something may fail. ${advice} if it does.`;
  return {text, isFatal};
}
