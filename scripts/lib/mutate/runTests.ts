import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {loadTestReport} from '../testReports';
import {grepOf, type Guard, type Outcome, type Runner} from './plan';

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
    return outcomesOf(report, copy);
  }
  const project = ['vitest', 'run', '--project', runner, '--retry=0'];
  run(copy, [...project, ...files, '--reporter=json', `--outputFile.json=${report}`]);
  return outcomesOf(report, copy);
}

/** A file that cannot be loaded has noticed the fault, too: it is an outcome without a title. */
function outcomesOf(report: string, copy: string): Outcome[] {
  const read = loadTestReport(report, copy);
  if (read === undefined) return [];
  return [
    ...read.files.flatMap(({file, error}) =>
      error === '' ? [] : [{file, title: '', hasPassed: false}],
    ),
    ...read.tests.flatMap(({file, title, result}) =>
      result === 'skipped' ? [] : [{file, title, hasPassed: result === 'passed'}],
    ),
  ];
}
