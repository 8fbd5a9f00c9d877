import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {grepOf, type Guard, type Outcome, type Runner} from './plan';

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(v.object({fullName: v.string(), status: v.string()})),
    }),
  ),
});

interface Suite {
  title: string;
  file: string;
  specs: {title: string; ok: boolean}[];
  suites: Suite[];
}

const Suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(v.object({title: v.string(), ok: v.boolean()})),
  suites: v.optional(v.array(v.lazy(() => Suite)), []),
});

const PlaywrightReport = v.object({suites: v.array(Suite)});

/** Runs a program of the copied site. */
export function run(
  copy: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  const [program = '', ...args] = command;
  const bin = path.join(copy, 'node_modules', '.bin');
  const {status} = spawnSync(program, args, {
    cwd: copy,
    stdio: 'ignore',
    env: {...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, ...env},
  });
  return status === 0;
}

/** Runs the tests of the guards, of which all have the same runner. */
export function runGuards(copy: string, runner: Runner, guards: readonly Guard[]): Outcome[] {
  const report = path.join(copy, 'test-results', 'mutate.json');
  rmSync(report, {force: true});
  const files = [...new Set(guards.map(({file}) => file))];
  if (runner === 'e2e') {
    const args = ['playwright', 'test', ...files, '--retries=0', '--reporter=json'];
    run(copy, [...args, '--grep', grepOf(guards)], {PLAYWRIGHT_JSON_OUTPUT_NAME: report});
    return readPlaywright(report);
  }
  const project = ['vitest', 'run', '--project', runner, '--retry=0'];
  run(copy, [...project, ...files, '--reporter=json', `--outputFile.json=${report}`]);
  return readVitest(report, copy);
}

function readJson(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}

/** A file that cannot be loaded has noticed the fault, too: it is an outcome without a title. */
function readVitest(report: string, copy: string): Outcome[] {
  const parsed = v.safeParse(VitestReport, readJson(report));
  if (!parsed.success) return [];
  return parsed.output.testResults.flatMap(({name, status, assertionResults}) => {
    const file = path.relative(copy, name);
    const titles = assertionResults
      .filter((one) => one.status === 'passed' || one.status === 'failed')
      .map((one) => ({file, title: one.fullName, hasPassed: one.status === 'passed'}));
    return titles.length === 0 && status === 'failed'
      ? [{file, title: '', hasPassed: false}]
      : titles;
  });
}

function readPlaywright(report: string): Outcome[] {
  const parsed = v.safeParse(PlaywrightReport, readJson(report));
  return parsed.success ? parsed.output.suites.flatMap((suite) => outcomesOf(suite, [])) : [];
}

function outcomesOf({title, file, specs, suites}: Suite, above: readonly string[]): Outcome[] {
  // The outermost suite is the file.
  const titles = title === file ? above : [...above, title];
  return [
    ...specs.map((spec) => ({
      file: `tests/e2e/${file}`,
      title: [...titles, spec.title].join(' '),
      hasPassed: spec.ok,
    })),
    ...suites.flatMap((suite) => outcomesOf(suite, titles)),
  ];
}
