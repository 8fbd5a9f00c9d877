import {spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {failureLines, loadTestReport, type TestReport} from './testReports';

const ROOT = path.join(__dirname, '..', '..');

/** One command of a run of checks. */
export interface Step {
  readonly name: string;
  /** A program of node_modules or of the PATH with its arguments. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the step's runner writes its JSON report; without one the step counts as one check. */
  readonly report?: string;
  /** Left out unless it is asked for by name. */
  readonly isOptional?: boolean;
  /** What is to be said of a step that passed as well; nothing by default. */
  readonly notes?: () => readonly string[];
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What a step came to: seconds on the clock, and of all its processes' work. */
export interface Result extends Counts {
  readonly name: string;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

/** A run of Vitest with these arguments. */
export const vitest = (name: string, ...args: readonly string[]): Step => {
  const report = `test-results/${name}.json`;
  return {
    name,
    command: [
      ...['vitest', ...args],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    report,
  };
};

/** The tests in a browser on the served build. */
export const playwright: Step = {
  name: 'e2e',
  command: ['playwright', 'test'],
  report: 'test-results/e2e.json',
};

/** Runs a step and prints how it went; its output only when it failed. */
export async function runStep(step: Step): Promise<Result> {
  const started = performance.now();
  if (step.report !== undefined) rmSync(path.join(ROOT, step.report), {force: true});
  const {code, output, cpuSeconds} = await runTimed(step);
  const wallSeconds = (performance.now() - started) / 1000;
  const report =
    step.report === undefined ? undefined : loadTestReport(path.join(ROOT, step.report), ROOT);
  const counts = countStep(step, report, code);
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
  const times = `${wallSeconds.toFixed(1).padStart(7)} s ${cpuSeconds.toFixed(1).padStart(7)} CPU s`;
  console.log(`${verdict.padEnd(7)}${step.name.padEnd(12)}${times}`);
  for (const note of step.notes?.() ?? []) console.log(`  – ${note}`);
  // Printed first: a long output may be cut on its way to the reader.
  for (const line of report === undefined ? [] : failureLines(report)) console.log(`  ✘ ${line}`);
  if (counts.failed > 0) console.log(output);
  return {...counts, name: step.name, wallSeconds, cpuSeconds};
}

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly cpuSeconds: number;
}

/** The shell tells the processor time of what it ran (POSIX, `times`: own line, then children's). */
const TIMED = '"$@"; status=$?; echo; times; exit $status';
const TIMES = /(?<userMinutes>\d+)m(?<user>[\d.]+)s (?<systemMinutes>\d+)m(?<system>[\d.]+)s\s*$/u;

function runTimed({command, env}: Step): Promise<Ended> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn('sh', ['-c', TIMED, 'sh', ...command], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...env,
        PATH: [path.join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(path.delimiter),
        ...{FORCE_COLOR: '0', NO_COLOR: '1'},
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (status) => {
      const output = Buffer.concat(chunks).toString();
      const {
        userMinutes = 0,
        user = 0,
        systemMinutes = 0,
        system = 0,
      } = TIMES.exec(output)?.groups ?? {};
      const cpuSeconds =
        (Number(userMinutes) + Number(systemMinutes)) * 60 + Number(user) + Number(system);
      resolve({code: status ?? 1, output, cpuSeconds});
    });
  });
}

function countStep(step: Step, report: TestReport | undefined, code: number): Counts {
  if (step.report === undefined) return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1};
  if (report === undefined) return {passed: 0, failed: 1};
  const count = (...results: readonly string[]): number =>
    report.tests.filter(({result}) => results.includes(result)).length;
  // A test that passed when repeated is named in the output, and counts as passed.
  const counts = {passed: count('passed', 'flaky'), failed: count('failed')};
  // A runner may fail outside of any test, for example when a file cannot be loaded.
  return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

/** Prints the sum, last of all, and sets the exit status. */
export function finish(results: readonly Result[], startedAt: number): void {
  const sum = (pick: (result: Result) => number): number =>
    results.reduce((total, result) => total + pick(result), 0);
  const wall = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`All steps took ${wall} s, ${sum((one) => one.cpuSeconds).toFixed(0)} CPU s.`);
  // For `npm run bench -- --only profile`.
  mkdirSync(path.join(ROOT, 'test-results'), {recursive: true});
  writeFileSync(path.join(ROOT, 'test-results', 'steps.json'), JSON.stringify(results));
  const failed = sum((one) => one.failed);
  console.log(`${sum((one) => one.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
