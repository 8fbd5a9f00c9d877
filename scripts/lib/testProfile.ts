import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type {Section} from './benchTable';
import {loadTestReport} from './testReports';

/** Of test files; the others take little. */
const SLOWEST = 25;

const StepsSchema = v.array(
  v.object({name: v.string(), wallSeconds: v.number(), cpuSeconds: v.number()}),
);

/**
 * What the last `npm test` took, by step and by file.
 * @param root of the project
 */
export function profileTests(root: string): Section[] {
  const folder = path.join(root, 'test-results');
  const stepsFile = path.join(folder, 'steps.json');
  const steps = existsSync(stepsFile)
    ? v.parse(StepsSchema, JSON.parse(readFileSync(stepsFile, 'utf8')))
    : [];
  const files = ['unit', 'accounts', 'built', 'components', 'e2e']
    .flatMap((step) =>
      (loadTestReport(path.join(folder, `${step}.json`), root)?.files ?? []).map((one) => ({
        ...one,
        step,
      })),
    )
    .sort((a, b) => b.seconds - a.seconds);
  return [
    {
      title: 'Tests, by step',
      note: 'Of the last `npm test`.',
      head: ['step', 'wall s', 'CPU s'],
      rows: steps.map(({name, wallSeconds, cpuSeconds}) => [
        ...[name, wallSeconds.toFixed(1), cpuSeconds.toFixed(1)],
      ]),
    },
    {
      title: 'Tests, by file',
      note: `The slowest ${SLOWEST} of the last \`npm test\`, in seconds on the clock.`,
      head: ['step', 'file', 's'],
      rows: files
        .slice(0, SLOWEST)
        .map(({step, file, seconds}) => [
          step,
          path.relative(root, path.resolve(root, file)),
          seconds.toFixed(1),
        ]),
    },
  ];
}
