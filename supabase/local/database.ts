/** Runs one statement; parameters are text or null, so that every engine reads them alike. */
export type Query = (
  text: string,
  params?: readonly (string | null)[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** On whose behalf a transaction runs; `owner` is the owner of the schema. */
export type Caller =
  | {readonly role: 'owner'}
  | {
      readonly role: 'anon' | 'authenticated' | 'service_role';
      readonly claims: Readonly<Record<string, unknown>>;
    };

export const OWNER: Caller = {role: 'owner'};
export const SERVICE: Caller = {role: 'service_role', claims: {role: 'service_role'}};

/** An engine: PGlite within this process, or a PostgreSQL server. */
export interface Engine {
  /** Runs statements without parameters, several in one text. */
  readonly script: (text: string) => Promise<void>;
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** A database with the schema of the migrations, as the API's roles see it. */
export interface Database {
  /** Runs the work in one transaction with the rights of the caller, as PostgREST does. */
  readonly run: <T>(caller: Caller, work: (query: Query) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export function openDatabase(engine: Engine, now: () => Date): Database {
  return {
    run: (caller, work) =>
      engine.transaction(async (query) => {
        await query(`select set_config('local.now', $1, true)`, [now().toISOString()]);
        if (caller.role !== 'owner') {
          await query(
            `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`,
            [JSON.stringify(caller.claims), caller.role],
          );
        }
        return work(query);
      }),
    close: engine.close,
  };
}
