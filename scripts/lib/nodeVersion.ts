import {satisfies} from 'semver';

/**
 * What to do where Node is too old, or of a line that some package no longer supports: without it the
 * reader meets a stack trace of whatever first misses something.
 * @param version of Node that runs, such as `18.20.8`
 * @param range what `engines` of package.json asks for
 * @returns a sentence or two; undefined where the version will do
 */
export function nodeFault(version: string, range: string): string | undefined {
  // A release candidate or nightly build counts as what it becomes.
  if (satisfies(version, range, {includePrerelease: true})) return undefined;
  return `This repository needs Node.js ${range.replaceAll(' || ', ' or ')} (engines in package.json); this is ${version}. Install a newer one (https://nodejs.org, or "nvm install 24"), then run "npm ci" again.`;
}
