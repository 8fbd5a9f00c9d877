import {diffArrays} from 'diff';

import {folderOf, readState, Refusal, type Files, type Plan} from './manualFiles';

const PAGE = /^versioned_docs\/version-(?<version>[^/]+)\/(?<name>.+\.mdx?)$/u;

/** The versions from one to another, both among them, in the order of `versions`. */
function between(versions: readonly string[], range: string): readonly string[] {
  const [from = '', to = from] = range.split('..');
  const ends = [from, to].map((version) => versions.indexOf(version));
  if (ends.includes(-1)) {
    throw new Refusal([
      `"${range}" is no range of versions such as 5.0..7.2: ${versions.join(', ')}.`,
    ]);
  }
  return versions.slice(Math.min(...ends), Math.max(...ends) + 1);
}

const linesOf = (text: Buffer | undefined): string[] => (text?.toString() ?? '').split('\n');

/** Lines that were exchanged for others; without `from`, `to` follows the line before. */
interface Exchange {
  /** Line of the former text at which `from` begins, from 0. */
  readonly at: number;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

interface Carried {
  readonly lines: readonly string[];
  /** How many lines were changed. */
  readonly carried: number;
  /** What could not be carried: lines of the changed text, from 1. */
  readonly left: readonly number[];
}

/** What was exchanged, line by line where as many lines came as went. */
function exchanges(former: readonly string[], changed: readonly string[]): Exchange[] {
  const found: Exchange[] = [];
  let at = 0;
  let gone: readonly string[] = [];
  const close = (come: readonly string[]): void => {
    const begin = at - gone.length;
    if (gone.length === come.length) {
      found.push(
        ...gone.map((line, index) => ({
          at: begin + index,
          from: [line],
          to: come.slice(index, index + 1),
        })),
      );
    } else found.push({at: begin, from: gone, to: come});
    gone = [];
  };
  for (const {value, added, removed} of diffArrays([...former], [...changed])) {
    if (removed) {
      if (gone.length > 0) close([]);
      gone = value;
      at += value.length;
    } else if (added) close(value);
    else {
      if (gone.length > 0) close([]);
      at += value.length;
    }
  }
  if (gone.length > 0) close([]);
  return found;
}

/** For each line of `former` the place where it still stands in `other`, from 0. */
function placesIn(former: readonly string[], other: readonly string[]): Map<number, number> {
  const places = new Map<number, number>();
  let before = 0;
  let there = 0;
  for (const {value, added, removed} of diffArrays([...former], [...other])) {
    if (!added && !removed) {
      for (let index = 0; index < value.length; index += 1)
        places.set(before + index, there + index);
    }
    if (!added) before += value.length;
    if (!removed) there += value.length;
  }
  return places;
}

/**
 * Carries what changed in a text to another that was written from it: each exchange of lines whose
 * former lines (or, where lines only came, whose neighbours) stand together in the other one too.
 */
export function carryLines(
  former: readonly string[],
  changed: readonly string[],
  other: readonly string[],
): Carried {
  const places = placesIn(former, other);
  const result: (readonly string[])[] = other.map((line) => [line]);
  const left: number[] = [];
  let carried = 0;
  let shift = 0;
  for (const {at, from, to} of exchanges(former, changed)) {
    const first = from.length === 0 ? at - 1 : at;
    const last = from.length === 0 ? at : at + from.length - 1;
    const start = places.get(first);
    const stands = start !== undefined && places.get(last) === start + last - first;
    if (stands && from.length === 0) {
      result[start] = [...(result[start] ?? []), ...to];
    } else if (stands) {
      result[start] = to;
      for (let index = 1; index < from.length; index += 1) result[start + index] = [];
    }
    if (stands) carried += Math.max(from.length, to.length);
    else left.push(at + shift + 1);
    shift += to.length - from.length;
  }
  return {lines: result.flat(), carried, left};
}

/**
 * Carries the change of one page to other versions of the manual, where their text was the same.
 * @param page its file from the project's folder: `versioned_docs/version-8.0/faq.mdx`
 * @param former the page as it was before the change
 * @param range the versions that get it: `5.0..7.2`, or one
 * @throws Refusal when the page or a version is not known, or the page was not changed.
 */
export function planApply(
  files: Files,
  {page, former, range}: {readonly page: string; readonly former: string; readonly range: string},
): Plan {
  const {version = '', name = ''} = PAGE.exec(page)?.groups ?? {};
  const changed = files.get(page);
  if (changed === undefined || name === '') {
    throw new Refusal([`"${page}" is no page of a manual: versioned_docs/version-8.0/faq.mdx.`]);
  }
  if (changed.toString() === former) throw new Refusal([`${page} has not been changed.`]);
  const {versions} = readState(files);
  const after = new Map(files);
  const done: string[] = [];
  const next: string[] = [];
  for (const other of between(versions, range)) {
    const file = `${folderOf(other)}${name}`;
    const text = files.get(file);
    if (other === version) continue;
    if (text === undefined) {
      done.push(`${other} has no such page.`);
      continue;
    }
    const {lines, carried, left} = carryLines(former.split('\n'), linesOf(changed), linesOf(text));
    after.set(file, Buffer.from(lines.join('\n')));
    done.push(`${file}: ${carried} lines changed.`);
    if (left.length > 0) next.push(`${file}: look at lines ${left.join(', ')} of ${page}.`);
  }
  return {files: after, done, next: [...next, 'Read the changes: git diff', 'Run npm test.']};
}
