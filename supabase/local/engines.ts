import {PGlite, type Results} from '@electric-sql/pglite';
import {dataDir as preparedFolder} from '@electric-sql/pglite-prepopulatedfs';
import postgres from 'postgres';
import type {Engine} from './database';

type Row = Readonly<Record<string, unknown>>;

/**
 * PostgreSQL compiled to WebAssembly, in this process. It has one connection, so that transactions
 * follow one another and races cannot show.
 * @param folder where the data is kept; in memory without one
 */
export async function openPglite(folder?: string): Promise<Engine> {
  // The prepared folder saves the several seconds of `initdb`.
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : {dataDir: folder}),
    loadDataDir: await preparedFolder(),
  }).catch(async (error: unknown) => {
    // A folder that already holds a database is opened as it is.
    if (folder === undefined) throw error;
    return PGlite.create({dataDir: folder});
  });
  return {
    script: async (text) => {
      await pglite.exec(text);
    },
    transaction: (work) =>
      pglite.transaction((tx) =>
        work(async (text, params = []) => {
          const {rows}: Results<Row> = await tx.query<Row>(text, [...params]);
          return rows;
        }),
      ),
    close: () => pglite.close(),
  };
}

/** A PostgreSQL server. `host` may be the folder of its socket. */
export function openPostgres(where: {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
}): Engine {
  const sql = postgres({...where, max: 10, onnotice: () => undefined, fetch_types: false});
  return {
    script: async (text) => {
      await sql.unsafe(text).simple();
    },
    transaction: async <T>(work: Parameters<Engine['transaction']>[0]) => {
      const results: T[] = [];
      await sql.begin(async (tx) => {
        results.push(
          (await work(async (text, params = []) => tx.unsafe<Row[]>(text, [...params]))) as T,
        );
      });
      return results[0] as T;
    },
    close: () => sql.end({timeout: 5}),
  };
}
