import * as v from 'valibot';

/** How much of an error is shown beside the name of its test. */
const ERROR_LENGTH = 400;

// A terminal's colour codes: ESC, "[", parameters, "m" (ECMA-48, section 8.3.117).
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'gu');

const shortened = (error: string): string =>
  error.replace(COLOUR, '').replace(/\s+/gu, ' ').trim().slice(0, ERROR_LENGTH);

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
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

/** One line for each failed test, or file that could not be loaded, of a Vitest JSON report. */
export function vitestFailures(report: unknown): string[] {
  return v.parse(VitestReport, report).testResults.flatMap(({name, message, assertionResults}) => {
    const failed = assertionResults.filter(({status}) => status === 'failed');
    if (failed.length === 0 && message !== '') return [`${name}: ${shortened(message)}`];
    return failed.map(
      ({fullName, failureMessages}) =>
        `${name} › ${fullName}: ${shortened(failureMessages?.join(' ') ?? '')}`,
    );
  });
}

const PlaywrightError = v.object({message: v.optional(v.string(), '')});
const PlaywrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(v.object({errors: v.optional(v.array(PlaywrightError), [])})),
    }),
  ),
});

interface PlaywrightSuite {
  specs: v.InferOutput<typeof PlaywrightSpec>[];
  suites: PlaywrightSuite[];
}

const PlaywrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.optional(v.array(PlaywrightSpec), []),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite)), []),
});

const PlaywrightReport = v.object({
  suites: v.array(PlaywrightSuite),
  errors: v.optional(v.array(PlaywrightError), []),
});

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...suite.suites.flatMap(specsOf),
];

/** One line for each test of a Playwright JSON report that failed, or passed only when repeated. */
export function playwrightFailures(report: unknown): string[] {
  const {suites, errors} = v.parse(PlaywrightReport, report);
  const tests = suites.flatMap(specsOf).flatMap(({title, file, line, tests: runs}) =>
    runs
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({status, results}) => {
        const why = results.flatMap((result) => result.errors.map(({message}) => message));
        const note = status === 'flaky' ? ' (passed when repeated)' : '';
        return `${file}:${line} › ${title}${note}: ${shortened(why.join(' '))}`;
      }),
  );
  return [...errors.map(({message}) => shortened(message)), ...tests];
}
