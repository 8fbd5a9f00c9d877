/**
 * `npm run mutate`: plants one fault after the other (`tests/faults`, and the rules of the database
 * in `supabase/tests/mutations`) in a copy of the site and runs the tests that must notice. Faults
 * that show in the built site share builds. Prints a table; the exit status is 1 if one slipped
 * through. `-- shell`, `-- news order`: only those whose area or name holds the words.
 */
import './lib/requireNode';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {MUTATIONS} from '../supabase/tests/mutations';
import {FAULTS} from '../tests/faults';
import {DOCUSAURUS} from './lib/docusaurus';
import {testSiteEnv} from './lib/localAccounts';
import {copySite} from './lib/mutate/copySite';
import {databaseVerdicts} from './lib/mutate/database';
import {
  batchesOf,
  guardsOf,
  judge,
  needsBuild,
  plant,
  type Outcome,
  type Planted,
  type Runner,
  type Verdict,
} from './lib/mutate/plan';
import {run, runGuards} from './lib/mutate/runTests';

const ROOT = path.join(__dirname, '..');
const SITE = [...DOCUSAURUS, 'build'];
const FIXTURE = [
  ...[...SITE, '--config', 'tests/fixtures/shell/docusaurus.config.ts'],
  ...['--out-dir', 'build-fixture'],
];

const started = performance.now();
const tally = {caught: 0, missed: 0, lost: 0};

function report(area: string, name: string, verdict: Verdict): void {
  tally[verdict.kind] += 1;
  const note = verdict.kind === 'caught' ? verdict.by : verdict.kind === 'lost' ? verdict.why : '';
  console.log(`| ${verdict.kind} | ${area} | ${name} | ${note.replaceAll('|', '\\|')} |`);
}

/** Plants the faults, lets the work see them, and puts the files back. */
function withPlanted<T>(copy: string, faults: readonly Planted[], work: () => T): T {
  const kept = new Map<string, string>();
  try {
    for (const fault of faults) {
      const file = path.join(copy, fault.file);
      const text = readFileSync(file, 'utf8');
      kept.set(file, text);
      writeFileSync(file, plant(fault, text) ?? text);
    }
    return work();
  } finally {
    for (const [file, text] of kept) writeFileSync(file, text);
  }
}

/** Runs all guards of the faults that a runner takes. */
function outcomes(copy: string, runners: readonly Runner[], faults: readonly Planted[]): Outcome[] {
  return runners.flatMap((runner) => {
    const guards = faults.flatMap(guardsOf).filter((guard) => guard.runner === runner);
    return guards.length === 0 ? [] : runGuards(copy, runner, guards);
  });
}

const usesFixture = (copy: string, faults: readonly Planted[]): boolean =>
  faults
    .flatMap(guardsOf)
    .some(({file}) => readFileSync(path.join(copy, file), 'utf8').includes('FIXTURE_ORIGIN'));

function build(copy: string, faults: readonly Planted[]): boolean {
  if (!run(copy, SITE, testSiteEnv)) return false;
  // The servers of the tests want both sites.
  if (existsSync(path.join(copy, 'build-fixture')) && !usesFixture(copy, faults)) return true;
  return run(copy, FIXTURE, {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixture'});
}

function tryBatch(copy: string, batch: readonly Planted[]): void {
  const ran = withPlanted(copy, batch, () =>
    build(copy, batch) ? outcomes(copy, ['built', 'e2e'], batch) : undefined,
  );
  if (ran !== undefined) {
    for (const fault of batch) report(fault.area, fault.name, judge(fault, ran));
    return;
  }
  const [only] = batch;
  if (batch.length === 1 && only !== undefined) {
    report(only.area, only.name, {kind: 'caught', by: 'the build'});
  } else {
    for (const fault of batch) tryBatch(copy, [fault]);
  }
}

function main(words: readonly string[]): void {
  const isWanted = (area: string, name: string): boolean =>
    words.every((word) => `${area} ${name}`.includes(word));
  const wanted = Object.entries(FAULTS)
    .flatMap(([area, faults]) => faults.map((fault): Planted => ({...fault, area})))
    .filter(({area, name}) => isWanted(area, name));
  if (wanted.length === 0 && !MUTATIONS.some(({name}) => isWanted('database', name))) {
    const areas = [...Object.keys(FAULTS), 'database'].join(', ');
    console.error(`No area or fault holds "${words.join('" and "')}". The areas are: ${areas}.`);
    process.exitCode = 1;
    return;
  }
  const copy = copySite(ROOT);
  console.log('| result | area | fault | noticed by |\n|---|---|---|---|');
  try {
    const ready = wanted.filter((fault) => {
      const isThere = plant(fault, readFileSync(path.join(copy, fault.file), 'utf8')) !== undefined;
      if (!isThere) {
        report(fault.area, fault.name, {kind: 'lost', why: `not once in ${fault.file}`});
      }
      return isThere;
    });
    for (const fault of ready.filter((one) => !needsBuild(one))) {
      const ran = withPlanted(copy, [fault], () =>
        outcomes(copy, ['node', 'accounts', 'browser'], [fault]),
      );
      report(fault.area, fault.name, judge(fault, ran));
    }
    for (const batch of batchesOf(ready.filter(needsBuild))) tryBatch(copy, batch);
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
  for (const {name, verdict} of databaseVerdicts((name) => isWanted('database', name))) {
    report('database', name, verdict);
  }
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    `\n${tally.caught} caught, ${tally.missed} missed, ${tally.lost} lost in ${minutes} min`,
  );
  process.exitCode = tally.missed + tally.lost === 0 ? 0 : 1;
}

main(process.argv.slice(2));
