import {AuthClient} from '@supabase/auth-js';
import {FunctionsClient} from '@supabase/functions-js';
import {PostgrestClient} from '@supabase/postgrest-js';
import type {AccountConfig} from '../config';
import type {AccountClient} from './accountClient';
import {dataCalls} from './dataCalls.browser';
import {failureOf} from './failure';
import {SESSION_KEY, sessionCalls} from './session.browser';

/** After so long an answer is no longer waited for: a page that waits for ever says nothing. */
const TIMEOUT_MS = 20_000;

/** Every way to the backend, of which only PostgREST's client knows a limit of its own. */
const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, {...init, signal: AbortSignal.timeout(TIMEOUT_MS)});

let opened: AccountClient | undefined;

/** The client of this page: one, because two would renew the same session against each other. */
export function openClient({url, anonKey}: AccountConfig): AccountClient {
  opened ??= makeClient(url, anonKey);
  return opened;
}

function makeClient(url: string, anonKey: string): AccountClient {
  const apikey = {apikey: anonKey};
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: {...apikey, Authorization: `Bearer ${anonKey}`},
    storageKey: SESSION_KEY,
    flowType: 'pkce',
    // The sign-in page takes the code out of the address itself, after one look at it.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    fetch: fetchInTime,
    persistSession: true,
  });
  const withToken: typeof fetch = async (input, init) => {
    const {data, error} = await auth.getSession();
    // Named as failureOf knows it: the libraries pass on nothing but the message.
    if (error !== null) throw new Error(failureOf(error).code);
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? anonKey}`);
    return fetchInTime(input, {...init, headers});
  };
  const session = sessionCalls(auth, () =>
    fetchInTime(`${url}/auth/v1/settings`, {headers: apikey}),
  );
  const data = dataCalls({
    rest: new PostgrestClient(`${url}/rest/v1`, {
      headers: apikey,
      fetch: withToken,
      // Seven seconds of silence: the pages say at once what happened, and offer to try again.
      retry: false,
    }),
    functions: new FunctionsClient(`${url}/functions/v1`, {
      headers: apikey,
      customFetch: withToken,
    }),
    userId: () => {
      const now = session.session.get();
      return now.kind === 'signedIn' ? now.userId : undefined;
    },
    forget: session.forget,
  });
  return {
    ...session,
    ...data,
    account: () => {
      const answer = data.account();
      // A token outlives its session by up to an hour: the data alone would not tell.
      session.confirm();
      return answer;
    },
  };
}
