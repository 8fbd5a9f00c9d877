import type {TestProject} from 'vitest/node';
import {findPostgres, startCluster} from './cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the socket of a PostgreSQL server; empty when none is installed. */
    postgresFolder: string;
  }
}

/** One PostgreSQL server for all files; each opens a database of its own. */
export default function setup(project: TestProject): (() => void) | undefined {
  const programs = findPostgres();
  const wanted = process.env['TEST_SUPABASE_URL'] === undefined;
  if (programs === undefined || !wanted) {
    // scripts/ensure.ts installs it before CI comes here.
    if (wanted) console.warn('No PostgreSQL found: the accounts are tested on PGlite only.');
    project.provide('postgresFolder', '');
    return undefined;
  }
  const cluster = startCluster(programs);
  project.provide('postgresFolder', cluster.folder);
  return cluster.stop;
}
