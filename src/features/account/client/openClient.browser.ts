import {AuthClient} from '@supabase/auth-js';
import {FunctionsClient} from '@supabase/functions-js';
import {PostgrestClient} from '@supabase/postgrest-js';
import type {AccountConfig} from '../config';
import type {AccountClient} from './accountClient';
import {dataCalls, type DataCalls} from './dataCalls.browser';
import {failureOf} from './failure';
import {SESSION_KEY, sessionCalls} from './session.browser';

/** After so long an answer is no longer waited for: a page that waits for ever says nothing. */
const TIMEOUT_MS = 20_000;

/** Every way to the backend, of which only PostgREST's client knows a limit of its own. */
const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, {...init, signal: AbortSignal.timeout(TIMEOUT_MS)});

/**
 * What auth-js cannot reach has an answer of ours: a failure it would write to the console, where the
 * browser has said it already. By the status it tries again, by the message `failureOf` knows it.
 */
const fetchForAuth: typeof fetch = async (input, init) => {
  try {
    return await fetchInTime(input, init);
  } catch {
    return Object.assign(new Response(null, {status: 504}), {message: 'Failed to fetch'});
  }
};

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
    fetch: fetchForAuth,
    persistSession: true,
  });
  const session = sessionCalls(auth, () =>
    fetchInTime(`${url}/auth/v1/settings`, {headers: apikey}),
  );
  const signedIn = (): string | undefined => {
    const now = session.session.get();
    return now.kind === 'signedIn' ? now.userId : undefined;
  };
  /** The token of a visitor who is still the one that this browser has a session of. */
  const tokenOf = async (userId: string): Promise<string> => {
    const {data, error} = await auth.getSession();
    // Named as failureOf knows it: the libraries pass on nothing but the message.
    if (error !== null) throw new Error(failureOf(error).code);
    if (data.session === null) return anonKey;
    if (data.session.user.id === userId) return data.session.access_token;
    // Another tab has signed in, of which this one has not been told yet.
    session.meet(data.session);
    throw new Error('account_changed');
  };
  /** The calls of whoever the page shows now, to their last step: nothing is done for anybody else. */
  const calls = (): DataCalls => {
    const userId = signedIn();
    const withToken: typeof fetch = async (input, init) => {
      const token = userId === undefined ? anonKey : await tokenOf(userId);
      const headers = new Headers(init?.headers);
      headers.set('apikey', anonKey);
      headers.set('Authorization', `Bearer ${token}`);
      return fetchInTime(input, {...init, headers});
    };
    return dataCalls({
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
      userId,
      forget: (why) => {
        if (signedIn() === userId) session.forget(why);
      },
    });
  };
  return {
    ...session,
    account: () => {
      const answer = calls().account();
      // A token outlives its session by up to an hour: the data alone would not tell.
      session.confirm();
      return answer;
    },
    saveProfile: (change) => calls().saveProfile(change),
    redeem: (code) => calls().redeem(code),
    releaseDevice: (id) => calls().releaseDevice(id),
    exportData: () => calls().exportData(),
    deleteAccount: () => calls().deleteAccount(),
    products: () => calls().products(),
    checkout: (productId) => calls().checkout(productId),
    portal: () => calls().portal(),
    orderStatus: (sessionId) => calls().orderStatus(sessionId),
    syncCheckout: (sessionId) => calls().syncCheckout(sessionId),
  };
}
