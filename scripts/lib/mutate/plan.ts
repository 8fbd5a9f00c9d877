import type {Fault} from '../../../tests/faults';

/** A fault to plant, and the area it belongs to. */
export interface Planted extends Fault {
  readonly area: string;
}

/**
 * How a test runs: on the sources, with the embedded accounts backend, in Vitest's Chromium, on the
 * built files, or on the served site.
 */
export type Runner = 'node' | 'accounts' | 'browser' | 'built' | 'e2e';

/** A test that must notice: its file and a part of its title; an empty part stands for any test. */
export interface Guard {
  readonly runner: Runner;
  readonly file: string;
  readonly title: string;
}

/** Reads `file › part of a title`. */
export function guardOf(test: string): Guard {
  const [file = '', title = ''] = test.split(/ › (.*)/su);
  return {runner: runnerOf(file), file, title};
}

function runnerOf(file: string): Runner {
  if (file.startsWith('tests/e2e/')) return 'e2e';
  if (file.startsWith('tests/built/')) return 'built';
  if (file.startsWith('supabase/')) return 'accounts';
  return /\.browser\.test\.tsx?$/u.test(file) ? 'browser' : 'node';
}

export const guardsOf = ({tests}: Fault): Guard[] => tests.map(guardOf);

/** Whether a fault shows only in a built site. */
export const needsBuild = (fault: Fault): boolean =>
  guardsOf(fault).some(({runner}) => runner === 'built' || runner === 'e2e');

/**
 * Faults that one build can hold together: in different files, noticed by different test files. They
 * are small, so that a test that fails tells of its own; the table names it.
 */
export function batchesOf(faults: readonly Planted[]): Planted[][] {
  const batches: Planted[][] = [];
  for (const fault of faults) {
    const files = new Set([fault.file, ...guardsOf(fault).map(({file}) => file)]);
    const fits = batches.find((batch) =>
      batch.every(
        (other) =>
          ![other.file, ...guardsOf(other).map(({file}) => file)].some((file) => files.has(file)),
      ),
    );
    if (fits === undefined) batches.push([fault]);
    else fits.push(fault);
  }
  return batches;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');

/** Finds the guards' tests by what Playwright's `--grep` looks at: file, then titles, with spaces. */
export function grepOf(guards: readonly Guard[]): string {
  return guards
    .map(({file, title}) => `${escaped(file.replace('tests/e2e/', ''))}.*${escaped(title)}`)
    .join('|');
}

/** What came of a planted fault. */
export type Verdict =
  | {readonly kind: 'caught'; readonly by: string}
  | {readonly kind: 'missed'}
  /** The text stands not once in its file, or no such test ran. */
  | {readonly kind: 'lost'; readonly why: string};

/** A test that ran on a planted fault. */
export interface Outcome {
  readonly file: string;
  /** Describe titles and its own, with spaces. */
  readonly title: string;
  readonly hasPassed: boolean;
}

/** Judges a fault by the tests that ran: one guard that fails is enough. */
export function judge(fault: Fault, outcomes: readonly Outcome[]): Verdict {
  const asked = guardsOf(fault).flatMap((guard) =>
    outcomes.filter(({file, title}) => file === guard.file && title.includes(guard.title)),
  );
  if (asked.length === 0) return {kind: 'lost', why: `no such test: ${fault.tests.join(', ')}`};
  const noticed = asked.find(({hasPassed}) => !hasPassed);
  return noticed === undefined ? {kind: 'missed'} : {kind: 'caught', by: noticed.title};
}

/**
 * Plants a fault in the text of its file.
 * @returns undefined when the text to replace does not stand there exactly once
 */
export function plant({from, to}: Fault, text: string): string | undefined {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  return `${before}${to}${after}`;
}
