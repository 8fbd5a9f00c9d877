import path from 'node:path';
import {migrationTexts} from '../../../supabase/local/migrate';
import {MUTATIONS, type Mutation} from '../../../supabase/tests/mutations';
import {findPostgres} from '../../../supabase/tests/support/cluster';
import type {Verdict} from './plan';
import {run} from './runTests';

const ROOT = path.join(__dirname, '..', '..', '..');
const DEFINITION = /^create (?:or replace )?function (?<name>[\w.]+)\([\s\S]*?\$\$;/gmu;

/** The migrations without the functions that a later one replaces: a rule stands in them once. */
function newestRules(): string {
  const text = migrationTexts().join('\n');
  const newest = new Map(
    [...text.matchAll(DEFINITION)].map(({groups, index}) => [groups?.['name'], index]),
  );
  return text.replaceAll(DEFINITION, (whole: string, name: string, at: number) =>
    newest.get(name) === at ? whole : '',
  );
}

/**
 * Weakens one rule of the migrations after the other, where the suite reads them, and runs the test
 * files that watch it. Races show on PostgreSQL only and are left out where it is not installed.
 */
export function* databaseVerdicts(
  isWanted: (name: string) => boolean,
): Generator<{readonly name: string; readonly verdict: Verdict}> {
  const rules = newestRules();
  const hasPostgres = findPostgres() !== undefined;
  for (const mutation of MUTATIONS) {
    const {name, race = false} = mutation;
    if (isWanted(name) && (hasPostgres || !race)) yield {name, verdict: verdictOf(mutation, rules)};
  }
}

function verdictOf({from, to, files}: Mutation, rules: string): Verdict {
  if (rules.split(from).length !== 2) return {kind: 'lost', why: 'not once in the migrations'};
  const passed = run(
    ROOT,
    [
      ...['vitest', 'run', '--project', 'accounts', '--bail=1', '--retry=0'],
      ...files.map((name) => `supabase/tests/${name}.test.ts`),
    ],
    {ACCOUNTS_MUTATION: JSON.stringify({from, to})},
  );
  return passed ? {kind: 'missed'} : {kind: 'caught', by: files.join(', ')};
}
