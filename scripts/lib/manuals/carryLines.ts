import {diffArrays} from 'diff';

/** Lines that were exchanged for others; without `from`, `to` follows the line before. */
interface Exchange {
  /** Line of the former text at which `from` begins, from 0. */
  readonly at: number;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export interface Carried {
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
