/**
 * Everything CI checks. Each step prints what it runs and how long it took; the output of a step
 * that passes is left out. The last line is `N passed, N failed`: every test case and every check
 * counts once. `npm test -- lint unit` runs only the named steps.
 */
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {playwrightFailures, vitestFailures} from './lib/failures';
import {localAccountsEnv} from './lib/localAccounts';

interface Step {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Where the step's runner writes its JSON report; without one the step counts as one check. */
  report?: {
    file: string;
    count: (json: unknown) => Counts;
    /** A line for each failure, printed first: a long output may be cut on its way to the reader. */
    failures: (json: unknown) => string[];
  };
}

interface Counts {
  passed: number;
  failed: number;
}

const ROOT = path.join(__dirname, '..');

const VitestReport = v.object({numPassedTests: v.number(), numFailedTests: v.number()});
const PlaywrightReport = v.object({
  stats: v.object({expected: v.number(), unexpected: v.number(), flaky: v.number()}),
});

const countVitest = (json: unknown): Counts => {
  const {numPassedTests, numFailedTests} = v.parse(VitestReport, json);
  return {passed: numPassedTests, failed: numFailedTests};
};
const countPlaywright = (json: unknown): Counts => {
  const {expected, unexpected, flaky} = v.parse(PlaywrightReport, json).stats;
  // A test that passed when repeated is named in the output, and counts as passed.
  return {passed: expected + flaky, failed: unexpected};
};
const vitest = (name: string, args: string): Step => ({
  name,
  command: `vitest run ${args} --reporter=default --reporter=json --outputFile.json=test-results/${name}.json`,
  report: {file: `test-results/${name}.json`, count: countVitest, failures: vitestFailures},
});

/** Two cores: the checks of the source run beside the build, the tests in Chromium after both. */
const GROUPS: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      {name: 'browser', command: 'tsx scripts/ensureBrowser.ts'},
      {name: 'ffmpeg', command: 'tsx scripts/ensureFfmpeg.ts'},
      {name: 'postgres', command: 'tsx scripts/ensurePostgres.ts'},
    ],
  ],
  [
    [
      {name: 'format', command: 'prettier --check .'},
      {name: 'lint', command: 'eslint .'},
      {name: 'styles', command: 'stylelint "{src,plugins}/**/*.css"'},
      {name: 'types', command: 'tsc --noEmit'},
      {name: 'unused', command: 'knip'},
      vitest('unit', '--project node'),
      vitest('accounts', '--project accounts'),
    ],
    [
      {name: 'build', command: 'docusaurus build', env: {...localAccountsEnv, APP_ENV: 'test'}},
      {name: 'compress', command: 'tsx scripts/compress.ts'},
      {
        name: 'fixture',
        command:
          'docusaurus build --config tests/fixtures/shell/docusaurus.config.ts --out-dir build-fixture',
        // The real site's generated files are read by tests; these go elsewhere.
        env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixture'},
      },
      // Reads the sources only; it stands here because this side is done first.
      {name: 'prose', command: 'tsx scripts/lintProse.ts'},
    ],
  ],
  [[vitest('built', '--project built')], [vitest('components', '--project browser')]],
  [
    [
      {
        name: 'e2e',
        command: 'playwright test',
        report: {
          file: 'test-results/e2e.json',
          count: countPlaywright,
          failures: playwrightFailures,
        },
      },
    ],
  ],
];

async function run(step: Step): Promise<Counts> {
  const started = performance.now();
  if (step.report) rmSync(path.join(ROOT, step.report.file), {force: true});
  const [code, output] = await new Promise<[number, string]>((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn('npx', ['--no-install', ...split(step.command)], {
      cwd: ROOT,
      env: {...process.env, ...step.env, FORCE_COLOR: '0', NO_COLOR: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (status) => {
      resolve([status ?? 1, Buffer.concat(chunks).toString()]);
    });
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = countStep(step, code);
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
  console.log(
    `${verdict.padEnd(7)}${step.name.padEnd(12)}${seconds.padStart(7)} s  ${step.command}`,
  );
  for (const line of failureLines(step)) console.log(`  ✘ ${line}`);
  if (counts.failed > 0) console.log(output);
  return counts;
}

function failureLines({report}: Step): string[] {
  if (!report) return [];
  try {
    return report.failures(JSON.parse(readFileSync(path.join(ROOT, report.file), 'utf8')));
  } catch {
    return [];
  }
}

function countStep({report}: Step, code: number): Counts {
  if (!report) return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  try {
    const counts = report.count(JSON.parse(readFileSync(path.join(ROOT, report.file), 'utf8')));
    // A runner may fail outside of any test, for example when a file cannot be loaded.
    return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
  } catch {
    return {passed: 0, failed: 1};
  }
}

/** Splits a command line at spaces, keeping quoted parts whole. */
function split(command: string): string[] {
  return [...command.matchAll(/"(?<quoted>[^"]*)"|(?<plain>\S+)/gu)].map(
    ({groups}) => groups?.['quoted'] ?? groups?.['plain'] ?? '',
  );
}

async function main(wanted: readonly string[]): Promise<void> {
  const started = performance.now();
  const total: Counts = {passed: 0, failed: 0};
  for (const group of GROUPS) {
    await Promise.all(
      group.map(async (lane) => {
        for (const step of lane) {
          if (wanted.length > 0 && !wanted.includes(step.name)) continue;
          const {passed, failed} = await run(step);
          total.passed += passed;
          total.failed += failed;
        }
      }),
    );
  }
  console.log(`All steps took ${((performance.now() - started) / 1000).toFixed(0)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main(process.argv.slice(2));
