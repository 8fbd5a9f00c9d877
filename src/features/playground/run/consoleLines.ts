import type {ConsoleLine} from '@site/plugins/playground/client';

/** A line of the console, with how often it came one after the other. */
export interface Entry {
  readonly id: number;
  readonly line: ConsoleLine;
  readonly count: number;
}

/** Older lines are dropped. */
const KEPT = 200;

const isSame = (one: ConsoleLine, other: ConsoleLine): boolean =>
  one.text === other.text &&
  one.level === other.level &&
  one.file === other.file &&
  one.line === other.line;

/** With one more line, newest last; one that repeats the last is counted. */
export function addLine(entries: readonly Entry[], line: ConsoleLine): readonly Entry[] {
  const last = entries.at(-1);
  if (last !== undefined && isSame(last.line, line)) {
    return [...entries.slice(0, -1), {...last, count: last.count + 1}];
  }
  return [...entries, {id: (last?.id ?? 0) + 1, line, count: 1}].slice(-KEPT);
}
