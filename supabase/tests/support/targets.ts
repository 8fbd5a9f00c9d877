import {randomUUID} from 'node:crypto';
import {GoTrueClient} from '@supabase/auth-js';
import {PostgrestClient} from '@supabase/postgrest-js';
import * as v from 'valibot';
import {LOCAL_ACCOUNTS} from '../../../config/localAccounts';
import {startServer} from '../../local/server';
import {ENGINES, openSite, SITE_URL} from './site';

/** A backend as its clients see it: the embedded one, or a real stack of Supabase. */
export interface Target {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  readonly fetch: typeof fetch;
  readonly close: () => Promise<void>;
}

const Remote = v.object({
  TEST_SUPABASE_URL: v.pipe(v.string(), v.url()),
  TEST_SUPABASE_ANON_KEY: v.string(),
  TEST_SUPABASE_SERVICE_KEY: v.string(),
});

const SERVER = 'the server of `npm start`';

/** Names of the targets of this run: a stack that the environment names, or what we have. */
export const TARGETS: readonly string[] =
  process.env['TEST_SUPABASE_URL'] === undefined ? [...ENGINES, SERVER] : ['the given stack'];

/** Keys of the embedded backend, in this process or behind its server. */
const OWN_KEYS = {anonKey: LOCAL_ACCOUNTS.anonKey, serviceKey: LOCAL_ACCOUNTS.serviceKey};

/** @throws Error if the environment names a stack without its keys */
export async function openTarget(name: string): Promise<Target> {
  if (name === SERVER) return openServer();
  if (ENGINES.includes(name)) {
    const {fetch: local, close} = await openSite(name);
    return {...OWN_KEYS, url: 'http://127.0.0.1:9', fetch: local, close};
  }
  const env = v.parse(Remote, process.env);
  return {
    url: env.TEST_SUPABASE_URL.replace(/\/$/u, ''),
    anonKey: env.TEST_SUPABASE_ANON_KEY,
    serviceKey: env.TEST_SUPABASE_SERVICE_KEY,
    fetch,
    close: () => Promise.resolve(),
  };
}

/** The embedded backend through the network, as pages and Deno reach it. */
export async function openServer(): Promise<Target> {
  const port = 20_000 + (process.pid % 20_000);
  const {url, close} = await startServer({siteUrl: SITE_URL, port});
  return {...OWN_KEYS, url, fetch, close};
}

export interface Guest {
  readonly auth: GoTrueClient;
  readonly rest: PostgrestClient;
  readonly token: string;
  readonly refreshToken: string;
  readonly userId: string;
  readonly email: string;
}

export const authOf = (target: Target): GoTrueClient =>
  new GoTrueClient({
    url: `${target.url}/auth/v1`,
    headers: {apikey: target.anonKey},
    fetch: target.fetch,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: false,
  });

export const restOf = (target: Target, key: string, token?: string): PostgrestClient =>
  new PostgrestClient(`${target.url}/rest/v1`, {
    headers: {apikey: key, ...(token === undefined ? {} : {Authorization: `Bearer ${token}`})},
    fetch: target.fetch,
  });

/** The service, with its key in both headers as keys of the older form need it. */
export const serviceOf = (target: Target): PostgrestClient =>
  restOf(target, target.serviceKey, target.serviceKey);

const Link = v.object({email_otp: v.string(), hashed_token: v.string()});

/** A code without a mail, which every GoTrue gives to the service key. */
export async function codeFor(target: Target, email: string): Promise<v.InferOutput<typeof Link>> {
  const answer = await target.fetch(`${target.url}/auth/v1/admin/generate_link`, {
    method: 'POST',
    headers: {
      apikey: target.serviceKey,
      Authorization: `Bearer ${target.serviceKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({type: 'magiclink', email}),
  });
  return v.parse(Link, await answer.json());
}

/** A visitor who has signed in with a code. */
export async function signInAt(
  target: Target,
  email = `contract-${randomUUID()}@example.com`,
): Promise<Guest> {
  const auth = authOf(target);
  const {email_otp: token} = await codeFor(target, email);
  const {data, error} = await auth.verifyOtp({email, token, type: 'email'});
  if (error ?? !data.session) throw error ?? new Error('no session');
  const {access_token: access, refresh_token: refreshToken, user} = data.session;
  return {
    auth,
    rest: restOf(target, target.anonKey, access),
    token: access,
    refreshToken,
    userId: user.id,
    email,
  };
}
