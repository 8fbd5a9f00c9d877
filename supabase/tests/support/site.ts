import {randomUUID} from 'node:crypto';
import {GoTrueClient, type Session} from '@supabase/auth-js';
import {FunctionsClient} from '@supabase/functions-js';
import {PostgrestClient} from '@supabase/postgrest-js';
import {inject} from 'vitest';
import {LOCAL_ACCOUNTS} from '../../../config/localAccounts';
import {createBackend, type Backend} from '../../local/backend';
import {OWNER} from '../../local/database';
import {openPglite} from '../../local/engines';
import {createDatabase, openNamed} from './postgres';

export const SITE_URL = 'https://site.test';
export const BACKEND_URL = 'http://127.0.0.1:9';

export const PGLITE = 'PGlite';
export const POSTGRES = 'PostgreSQL';

/** The rule that `npm run mutate` makes weaker for this run; none otherwise. */
const MUTATION = JSON.parse(process.env['ACCOUNTS_MUTATION'] ?? '{"from":"","to":""}') as {
  from: string;
  to: string;
};
/**
 * The engines of this run: PGlite always, PostgreSQL where it is installed. A weakened rule is looked
 * for on one of them, which starts at once.
 */
export const ENGINES: readonly string[] =
  inject('postgresFolder') === ''
    ? [PGLITE]
    : MUTATION.from === ''
      ? [PGLITE, POSTGRES]
      : [POSTGRES];

/** The clients of the pages for one visitor. */
export interface Visitor {
  readonly auth: GoTrueClient;
  readonly rest: PostgrestClient;
  readonly functions: FunctionsClient;
  readonly session: Session;
  readonly userId: string;
  readonly email: string;
}

/** The backend under test as the pages see it, and as tests steer it. */
export interface Site {
  readonly backend: Backend;
  /** Moves the backend's clock. */
  readonly advance: (seconds: number) => void;
  readonly now: () => Date;
  readonly auth: () => GoTrueClient;
  /** The tables and functions with a token, or as the service, or signed out. */
  readonly rest: (as?: string) => PostgrestClient;
  readonly functions: (token?: string) => FunctionsClient;
  /** A new visitor who has signed in with a code. */
  readonly signIn: (email?: string) => Promise<Visitor>;
  /** One statement as the owner of the database; the first column of the first row. */
  readonly sql: (text: string) => Promise<unknown>;
  readonly fetch: typeof fetch;
  readonly close: () => Promise<void>;
}

export interface SiteOptions {
  readonly resendAfter?: number;
  readonly verifyLimit?: number;
  readonly allowSignups?: boolean;
  readonly signUpHook?: boolean;
  readonly providers?: readonly string[];
}

const mutate = (text: string): string =>
  MUTATION.from === '' ? text : text.split(MUTATION.from).join(MUTATION.to);

let counter = 0;
export const newEmail = (): string => `visitor${(counter += 1)}-${randomUUID()}@example.com`;

export const SERVICE_KEY = LOCAL_ACCOUNTS.serviceKey;

/** Opens the embedded backend on an engine, with a clock that tests move. */
export async function openSite(engine: string, options: SiteOptions = {}): Promise<Site> {
  const opened = engine === PGLITE ? await openPglite() : openNamed(await createDatabase());
  let skew = 0;
  const now = (): Date => new Date(Date.now() + skew);
  const settings = {
    siteUrl: SITE_URL,
    url: BACKEND_URL,
    now,
    resendAfter: options.resendAfter ?? 0,
    verifyLimit: options.verifyLimit ?? 10_000,
    allowSignups: options.allowSignups ?? true,
    signUpHook: options.signUpHook ?? false,
    providers: options.providers ?? LOCAL_ACCOUNTS.providers,
    log: () => undefined,
  };
  const backend = await createBackend(opened, settings, {seed: true, change: mutate});
  const local: typeof fetch = (input, init) => backend.fetch(new Request(input, init));
  const apikey = LOCAL_ACCOUNTS.anonKey;

  const auth = (): GoTrueClient =>
    new GoTrueClient({
      url: `${BACKEND_URL}/auth/v1`,
      headers: {apikey},
      fetch: local,
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storage: memoryStorage(),
    });
  const bearer = (token?: string): Record<string, string> =>
    token === undefined ? {apikey} : {apikey, Authorization: `Bearer ${token}`};
  const rest = (as?: string): PostgrestClient =>
    new PostgrestClient(`${BACKEND_URL}/rest/v1`, {headers: bearer(as), fetch: local});
  const functions = (token?: string): FunctionsClient =>
    new FunctionsClient(`${BACKEND_URL}/functions/v1`, {
      headers: bearer(token),
      customFetch: local,
    });

  return {
    backend,
    now,
    advance: (seconds) => {
      skew += seconds * 1000;
    },
    auth,
    rest,
    functions,
    fetch: local,
    signIn: async (email = newEmail()) => {
      const client = auth();
      const sent = await client.signInWithOtp({email});
      if (sent.error) throw sent.error;
      const token = backend.outbox.list(email)[0]?.code ?? '';
      const {data, error} = await client.verifyOtp({email, token, type: 'email'});
      if (error ?? !data.session) throw error ?? new Error('no session');
      const {session} = data;
      return {
        auth: client,
        rest: rest(session.access_token),
        functions: functions(session.access_token),
        session,
        userId: session.user.id,
        email,
      };
    },
    sql: async (text) => {
      const rows = await backend.database.run(OWNER, (query) => query(text));
      return Object.values(rows[0] ?? {})[0];
    },
    close: backend.close,
  };
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value);
    },
    removeItem: (key: string) => {
      items.delete(key);
    },
  };
}

/** What a database function answers; null where it failed. */
export async function call(
  rest: PostgrestClient,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const answer: {data: unknown} = await rest.rpc(name, args);
  return answer.data;
}
