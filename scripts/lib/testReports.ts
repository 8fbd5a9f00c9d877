/** What the JSON reports of Vitest and Playwright tell, in one form for all who read them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A test that ran: its file as the project names it, and its titles from the outermost, with spaces. */
interface TestRun {
  readonly file: string;
  readonly title: string;
  /** `flaky`: passed only when repeated. */
  readonly result: 'passed' | 'failed' | 'flaky' | 'skipped';
  readonly errors: readonly string[];
}

/** A file of tests, with the seconds that it took and why it could not be loaded. */
interface TestFile {
  readonly file: string;
  readonly seconds: number;
  readonly error: string;
}

export interface TestReport {
  readonly tests: readonly TestRun[];
  readonly files: readonly TestFile[];
  /** What went wrong outside of any file. */
  readonly errors: readonly string[];
}

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

const PlaywrightError = v.object({message: v.optional(v.string(), '')});
const PlaywrightSpec = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({duration: v.number(), errors: v.optional(v.array(PlaywrightError), [])}),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: v.InferOutput<typeof PlaywrightSpec>[];
  suites: PlaywrightSuite[];
}

const PlaywrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(PlaywrightSpec),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite)), []),
});

const PlaywrightReport = v.object({
  suites: v.array(PlaywrightSuite),
  errors: v.optional(v.array(PlaywrightError), []),
});

/**
 * Reads a report of either runner.
 * @param root the project's folder, which Vitest's names of files begin with
 * @returns undefined for anything else
 */
export function readTestReport(json: unknown, root: string): TestReport | undefined {
  const vitest = v.safeParse(VitestReport, json);
  if (vitest.success) return ofVitest(vitest.output, root);
  const playwright = v.safeParse(PlaywrightReport, json);
  return playwright.success ? ofPlaywright(playwright.output) : undefined;
}

/** Reads a report from its file; undefined where there is none, or only a part of one. */
export function loadTestReport(file: string, root: string): TestReport | undefined {
  try {
    return readTestReport(JSON.parse(readFileSync(file, 'utf8')), root);
  } catch {
    return undefined;
  }
}

function ofVitest(report: v.InferOutput<typeof VitestReport>, root: string): TestReport {
  const nameOf = (file: string): string => path.relative(root, file);
  const files = report.testResults.map(({name, startTime, endTime, message, assertionResults}) => ({
    file: nameOf(name),
    seconds: (endTime - startTime) / 1000,
    error: assertionResults.some(({status}) => status === 'failed') ? '' : message,
  }));
  const tests = report.testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({fullName, status, failureMessages}): TestRun => ({
      file: nameOf(name),
      title: fullName,
      result: status === 'passed' || status === 'failed' ? status : 'skipped',
      errors: failureMessages ?? [],
    })),
  );
  return {files, tests, errors: []};
}

const RESULTS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

interface Found {
  readonly run: TestRun;
  readonly seconds: number;
}

function ofPlaywright({suites, errors}: v.InferOutput<typeof PlaywrightReport>): TestReport {
  const found = suites.map((suite) => ({suite, runs: runsOf(suite, [])}));
  return {
    tests: found.flatMap(({runs}) => runs.map(({run}) => run)),
    files: found.map(({suite, runs}) => ({
      file: fileOf(suite),
      seconds: runs.reduce((sum, {seconds}) => sum + seconds, 0),
      error: '',
    })),
    errors: errors.map(({message}) => message),
  };
}

const fileOf = ({file}: PlaywrightSuite): string => `tests/e2e/${file}`;

function runsOf(suite: PlaywrightSuite, above: readonly string[]): Found[] {
  // The outermost suite is the file.
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = suite.specs.flatMap(({title, tests}) =>
    tests.map(({status, results}): Found => ({
      run: {
        file: fileOf(suite),
        title: [...titles, title].join(' '),
        result: RESULTS[status],
        errors: results.flatMap((result) => result.errors.map(({message}) => message)),
      },
      seconds: results.reduce((sum, {duration}) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suite.suites.flatMap((inner) => runsOf(inner, titles))];
}

/** How much of an error is shown beside the name of its test. */
const ERROR_LENGTH = 400;

// A terminal's colour codes: ESC, "[", parameters, "m" (ECMA-48, section 8.3.117).
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'gu');

/** What went wrong without where the stack was: the name of the test is in the same line. */
const shortened = (error: string): string =>
  error
    .replace(COLOUR, '')
    .replace(/^ +at .*$/gmu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, ERROR_LENGTH);

/** One line for each test that failed or passed only when repeated, and for each other error. */
export function failureLines({tests, files, errors}: TestReport): string[] {
  return [
    ...errors.map(shortened),
    ...files
      .filter(({error}) => error !== '')
      .map(({file, error}) => `${file}: ${shortened(error)}`),
    ...tests
      .filter(({result}) => result === 'failed' || result === 'flaky')
      .map(({file, title, result, errors: why}) => {
        const note = result === 'flaky' ? ' (passed when repeated)' : '';
        return `${file} › ${title}${note}: ${shortened(why.join(' '))}`;
      }),
  ];
}
