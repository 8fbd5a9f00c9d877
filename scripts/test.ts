/**
 * Everything CI checks. Each step prints how long it took; the output of a step that passes is left
 * out. The last line is `N passed, N failed`: every test case and every check counts once.
 * `npm test -- lint unit` runs only the named steps.
 */
import './lib/requireNode';
import {testSiteEnv} from './lib/localAccounts';
import {DOCUSAURUS} from './lib/docusaurus';
import {missingEngines} from './lib/engines';
import {finish, playwright, runStep, vitest, type Result, type Step} from './lib/steps';

/** A program that the others need. */
const needed = (name: string): Step => ({name, command: ['tsx', 'scripts/ensure.ts', name]});

/** Two cores: the checks of the source run beside the build, the tests in browsers after both. */
const GROUPS: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      needed('browser'),
      needed('ffmpeg'),
      needed('postgres'),
      {...needed('engines'), isOptional: true},
    ],
  ],
  [
    [
      // Types, too: `typeCheck` in `.oxlintrc.json`.
      {name: 'lint', command: ['oxlint']},
      {name: 'unused', command: ['knip']},
      {name: 'format', command: ['oxfmt', '--check']},
      // The trees of a text live as long as it is read: with room for them less is collected.
      {name: 'prose', command: ['tsx', '--max-semi-space-size=64', 'scripts/lintProse.ts']},
    ],
    [
      {name: 'build', command: ['tsx', 'scripts/build.ts'], env: testSiteEnv},
      {
        name: 'fixture',
        command: [
          ...[...DOCUSAURUS, 'build', '--out-dir', 'build-fixture'],
          ...['--config', 'tests/fixtures/shell/docusaurus.config.ts'],
        ],
        // The real site's generated files are read by tests; these go elsewhere.
        env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixture'},
      },
      {name: 'styles', command: ['stylelint', '--ignore-path', '.gitignore', '**/*.css']},
    ],
  ],
  [
    // Side by side, as each waits a good part of its time for a browser, a server or a clock. Each
    // worker loads anew what its files share: the last lane has one for two cores, not two.
    [vitest('unit', 'run', '--project', 'node')],
    [vitest('components', 'run', '--project', 'browser')],
    [
      vitest('accounts', 'run', '--project', 'accounts', '--maxWorkers', '50%'),
      vitest('built', 'run', '--project', 'built', '--maxWorkers', '50%'),
    ],
  ],
  [
    [
      playwright,
      {
        ...vitest('engines', 'run', '--project', 'engines'),
        notes: () => missingEngines(),
        // Some of its jobs do not yet end alike on every machine.
        isOptional: true,
      },
    ],
  ],
];

async function main(wanted: readonly string[]): Promise<void> {
  const names = GROUPS.flat(2).map(({name}) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown.join('", "')}". There are: ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const started = performance.now();
  const results: Result[] = [];
  for (const group of GROUPS) {
    await Promise.all(
      group.map(async (lane) => {
        for (const step of lane) {
          const isWanted =
            wanted.length === 0 ? step.isOptional !== true : wanted.includes(step.name);
          if (isWanted) results.push(await runStep(step));
        }
      }),
    );
  }
  finish(results, started);
}

void main(process.argv.slice(2));
