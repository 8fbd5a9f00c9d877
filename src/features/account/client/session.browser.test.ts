import {AuthClient} from '@supabase/auth-js';
import {afterEach, expect, it} from 'vitest';
import {SESSION_KEY, sessionCalls} from './session.browser';

afterEach(() => {
  localStorage.removeItem(SESSION_KEY);
});

const refused = (): Promise<Response> =>
  Promise.resolve(Response.json({code: 'refresh_token_not_found', message: 'no'}, {status: 400}));

/** How a page finds the session that was kept by an earlier one, or none. */
function open(kept: object | undefined, answer: typeof fetch): ReturnType<typeof sessionCalls> {
  if (kept !== undefined) localStorage.setItem(SESSION_KEY, JSON.stringify(kept));
  return sessionCalls(
    new AuthClient({
      url: 'http://backend.test/auth/v1',
      storageKey: SESSION_KEY,
      detectSessionInUrl: false,
      persistSession: true,
      fetch: answer,
    }),
  );
}

const OVER = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_at: 1,
  expires_in: 3600,
  token_type: 'bearer',
  user: {id: 'u', email: 'taro@example.com'},
};

it('a session that is refused as the page opens has expired', async () => {
  const {session} = open(OVER, refused);
  await expect.poll(() => session.get()).toEqual({kind: 'signedOut', why: 'expired'});
});

it('whoever was never signed in is told no reason', async () => {
  const {session} = open(undefined, refused);
  await expect.poll(() => session.get()).toEqual({kind: 'signedOut', why: undefined});
});
