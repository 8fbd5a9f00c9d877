/**
 * `npm run mutate:accounts`: weakens one rule of the migrations after the other and runs the tests
 * that watch it. A rule whose weakening no test notices is named, and the exit status is 1.
 * `-- race` runs those whose name holds the word.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findPostgres} from '../supabase/tests/support/cluster';
import {MUTATIONS, type Mutation} from '../supabase/tests/mutations';

const MIGRATIONS = path.join(__dirname, '..', 'supabase', 'migrations');
const sources = readdirSync(MIGRATIONS).map((name) =>
  readFileSync(path.join(MIGRATIONS, name), 'utf8'),
);

function verdict({from, to, files}: Mutation): 'caught' | 'MISSED' | 'NOT FOUND' {
  const places = sources.reduce((count, text) => count + text.split(from).length - 1, 0);
  if (places !== 1) return 'NOT FOUND';
  const {status} = spawnSync(
    'npx',
    [
      ...['--no-install', 'vitest', 'run', '--project', 'accounts', '--bail=1', '--retry=0'],
      ...files.map((name) => `supabase/tests/${name}.test.ts`),
    ],
    {stdio: 'ignore', env: {...process.env, ACCOUNTS_MUTATION: JSON.stringify({from, to})}},
  );
  return status === 0 ? 'MISSED' : 'caught';
}

const wanted = process.argv.slice(2);
const hasPostgres = findPostgres() !== undefined;
for (const mutation of MUTATIONS) {
  const {name, race = false} = mutation;
  if (!wanted.every((word) => name.includes(word) || (word === 'race' && race))) continue;
  if (race && !hasPostgres) {
    console.log(`skipped    ${name} (needs PostgreSQL)`);
    continue;
  }
  const result = verdict(mutation);
  if (result !== 'caught') process.exitCode = 1;
  console.log(`${result.padEnd(10)} ${name}`);
}
