/**
 * `npm run check`: what a change can break, in a minute: types of code, and the format, lint, prose and
 * unit tests of the files that differ from the last commit (where nothing does: from the one before it), or
 * from another with `-- main`; for pages and data the tests of content. Before a submission `npm test`
 * runs everything.
 */
import './lib/requireNode';
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {finish, runStep, vitest, type Result, type Step} from './lib/steps';

const ROOT = path.join(__dirname, '..');
/** What the tests of content read by the file system, so that no import leads to them. */
const CONTENT =
  /^(?:versions\.json|(?:versioned_docs|versioned_sidebars|docs|data|news|static|src\/pages)\/)/u;
const CONTENT_TESTS = [
  'tests/content',
  'src/lib',
  'config',
  // Read the articles and the release files that are shipped.
  'plugins/news/server',
  'scripts/lib/standIn.test.ts',
];
/** What the types of the project hang on; those of a page's text nobody checks. */
const TYPED = /\.(?:[cm]?[jt]sx?|json)$/u;
const TSC = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile'];

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).split('\0').filter(Boolean);

const isCommit = (name: string): boolean =>
  spawnSync('git', ['rev-parse', '--quiet', '--verify', `${name}^{commit}`], {cwd: ROOT}).status ===
  0;

/** The files that differ from a commit, those that are gone among them. */
const changedSince = (commit: string): string[] => [
  ...git('diff', '-z', '--name-only', commit),
  ...git('ls-files', '-z', '--others', '--exclude-standard'),
];

/** A step on some of the files; none without any. */
const on = (files: readonly string[], step: (files: readonly string[]) => Step): Step[] =>
  files.length === 0 ? [] : [step(files)];

const testsBelow = (folders: readonly string[]): string[] =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders).filter(
    (file) => file.endsWith('.test.ts'),
  );

function lanesFor(changed: readonly string[]): Step[][] {
  const files = changed.filter((file) => existsSync(path.join(ROOT, file)));
  const code = files.filter((file) => /\.tsx?$/u.test(file));
  const styles = files.filter((file) => file.endsWith('.css'));
  // A page that is gone can break what leads to it.
  const held = changed.some((file) => CONTENT.test(file)) ? testsBelow(CONTENT_TESTS) : [];
  const prose = files.filter((file) => /\.(?:mdx?|tsx?|yml)$/u.test(file));
  return [
    [
      ...(changed.some((file) => TYPED.test(file))
        ? [{name: 'types', command: [...TSC, 'node_modules/.cache/check.tsbuildinfo']}]
        : []),
      // One run: a test that both a file and the content ask for is done and told once.
      ...on([...files, ...held], (all) =>
        vitest('unit', 'related', '--run', '--project', 'node', ...all),
      ),
    ],
    [
      ...on(files, (all) => ({
        name: 'format',
        command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...all],
      })),
      ...on(styles, (some) => ({name: 'styles', command: ['stylelint', ...some]})),
      ...on(prose, (some) => ({name: 'prose', command: ['tsx', 'scripts/lintProse.ts', ...some]})),
      ...on(code, (some) => ({
        name: 'lint',
        command: ['oxlint', '--no-error-on-unmatched-pattern', ...some],
      })),
    ],
  ];
}

async function main([named]: readonly string[]): Promise<void> {
  const started = performance.now();
  if (!isCommit('HEAD')) {
    console.error('npm run check compares with a commit: it needs a git clone. npm test does not.');
    process.exitCode = 1;
    return;
  }
  const commit = named ?? (changedSince('HEAD').length > 0 ? 'HEAD' : 'HEAD~1');
  if (!isCommit(commit)) {
    const why =
      named === undefined ? 'no earlier commit here (a shallow clone?)' : 'no such commit';
    console.error(`${commit}: ${why}. Name another: npm run check -- <commit>`);
    process.exitCode = 1;
    return;
  }
  const files = changedSince(commit);
  console.log(`${files.length} files differ from ${commit}.`);
  const results: Result[] = [];
  await Promise.all(
    lanesFor(files).map(async (lane) => {
      for (const step of lane) results.push(await runStep(step));
    }),
  );
  finish(results, started);
}

void main(process.argv.slice(2));
