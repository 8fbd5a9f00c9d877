import * as v from 'valibot';

const Vitest = v.object({
  testResults: v.array(v.object({name: v.string(), startTime: v.number(), endTime: v.number()})),
});

interface Suite {
  file: string;
  specs: {tests: {results: {duration: number}[]}[]}[];
  suites: Suite[];
}
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  specs: v.array(
    v.object({
      tests: v.array(v.object({results: v.array(v.object({duration: v.number()}))})),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => Suite)), []),
});
const Playwright = v.object({suites: v.array(Suite)});

/** Seconds that the tests of a file took, as a runner's JSON report tells them. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

const durationOf = ({specs, suites}: Suite): number =>
  specs
    .flatMap(({tests}) => tests.flatMap(({results}) => results))
    .reduce((sum, {duration}) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + durationOf(suite), 0);

/** The files of a report of Vitest or Playwright, the slowest first; none of another text. */
export function testTimes(report: unknown): FileTime[] {
  const vitest = v.safeParse(Vitest, report);
  const playwright = v.safeParse(Playwright, report);
  const times = vitest.success
    ? vitest.output.testResults.map(({name, startTime, endTime}) => ({
        file: name,
        seconds: (endTime - startTime) / 1000,
      }))
    : playwright.success
      ? playwright.output.suites.map((suite) => ({
          file: `tests/e2e/${suite.file}`,
          seconds: durationOf(suite) / 1000,
        }))
      : [];
  return times.sort((a, b) => b.seconds - a.seconds);
}
