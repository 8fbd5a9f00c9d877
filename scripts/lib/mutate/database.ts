import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MUTATIONS, type Mutation} from '../../../supabase/tests/mutations';
import {findPostgres} from '../../../supabase/tests/support/cluster';
import type {Verdict} from './plan';

const MIGRATIONS = path.join(__dirname, '..', '..', '..', 'supabase', 'migrations');

/**
 * Weakens one rule of the migrations after the other, where the suite reads them, and runs the test
 * files that watch it. Races show on PostgreSQL only and are left out where it is not installed.
 */
export function* databaseVerdicts(
  isWanted: (name: string) => boolean,
): Generator<{readonly name: string; readonly verdict: Verdict}> {
  const sources = readdirSync(MIGRATIONS).map((name) =>
    readFileSync(path.join(MIGRATIONS, name), 'utf8'),
  );
  const hasPostgres = findPostgres() !== undefined;
  for (const mutation of MUTATIONS) {
    const {name, race = false} = mutation;
    if (isWanted(name) && (hasPostgres || !race))
      yield {name, verdict: verdictOf(mutation, sources)};
  }
}

function verdictOf({from, to, files}: Mutation, sources: readonly string[]): Verdict {
  const places = sources.reduce((count, text) => count + text.split(from).length - 1, 0);
  if (places !== 1) return {kind: 'lost', why: 'not once in the migrations'};
  const {status} = spawnSync(
    'npx',
    [
      ...['--no-install', 'vitest', 'run', '--project', 'accounts', '--bail=1', '--retry=0'],
      ...files.map((name) => `supabase/tests/${name}.test.ts`),
    ],
    {stdio: 'ignore', env: {...process.env, ACCOUNTS_MUTATION: JSON.stringify({from, to})}},
  );
  return status === 0 ? {kind: 'missed'} : {kind: 'caught', by: files.join(', ')};
}
