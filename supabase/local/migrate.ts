import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Engine} from './database';

const SUPABASE = path.join(__dirname, '..');
const read = (...parts: string[]): string => readFileSync(path.join(SUPABASE, ...parts), 'utf8');

/** The names of the migrations, in the order in which they are applied. */
const migrationFiles = (): string[] =>
  readdirSync(path.join(SUPABASE, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** The texts of the migrations, in the order in which they are applied. */
export const migrationTexts = (): string[] =>
  migrationFiles().map((name) => read('migrations', name));

export interface MigrateOptions {
  /** Products and codes to try things with. */
  readonly seed: boolean;
  /** Changes the text of a migration; the list of mutations uses it (supabase/tests/mutations). */
  readonly change?: (text: string) => string;
}

/**
 * Brings a database up to the newest migration. The names of those applied are kept where the
 * Supabase CLI keeps them, so that a folder of an earlier day gets only what is new.
 */
export async function migrate(engine: Engine, {seed, change = (t) => t}: MigrateOptions) {
  const applied = await engine.transaction(async (query) => {
    const [exists] = await query(
      `select to_regclass('supabase_migrations.schema_migrations') is not null as yes`,
    );
    if (exists?.['yes'] !== true) return null;
    const rows = await query('select version from supabase_migrations.schema_migrations');
    return new Set(rows.map(({version}) => String(version)));
  });
  if (applied === null) {
    await engine.script(read('local', 'bootstrap.sql'));
    await engine.script(
      `create schema supabase_migrations;
       create table supabase_migrations.schema_migrations (version text primary key);`,
    );
  }
  await engine.script(read('local', 'schema.sql'));
  for (const name of migrationFiles()) {
    const version = name.slice(0, 14);
    if (applied?.has(version) === true) continue;
    const record = `insert into supabase_migrations.schema_migrations values ('${version}');`;
    // Statements that are sent in one text are one transaction.
    await engine.script(`${change(read('migrations', name))}; ${record}`);
  }
  await engine.script(read('local', 'clock.sql'));
  if (applied === null && seed) await engine.script(read('seed.sql'));
}
