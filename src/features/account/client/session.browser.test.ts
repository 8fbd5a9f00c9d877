import {AuthClient} from '@supabase/auth-js';
import {afterEach, expect, it, vi} from 'vitest';
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
    () => answer('http://backend.test/auth/v1/settings'),
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

const now = (): number => Math.floor(Date.now() / 1000);
const running = (): object => ({...OVER, expires_at: now() + 3600});

it.each([
  ['a server that no longer knows it', 403, 'elsewhere'],
  ['signing out here', 204, 'signedOut'],
  ['signing out everywhere', 204, 'everywhere'],
] as const)('a session that has an hour left ends by %s', async (_, status, why) => {
  const {session, confirm, signOut} = open(running(), () =>
    Promise.resolve(
      status === 204
        ? new Response(null, {status})
        : Response.json({error_code: 'session_not_found', msg: 'gone'}, {status}),
    ),
  );
  await expect.poll(() => session.get().kind).toBe('signedIn');
  if (why === 'elsewhere') confirm();
  else await signOut(why === 'everywhere' ? 'global' : 'local');
  await expect.poll(() => session.get()).toEqual({kind: 'signedOut', why});
});

it('whoever was never signed in is told no reason', async () => {
  const {session} = open(undefined, refused);
  await expect.poll(() => session.get()).toEqual({kind: 'signedOut', why: undefined});
});

const settings =
  (external: object): typeof fetch =>
  () =>
    Promise.resolve(Response.json({external}));
const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// Whoever left for one of these would see an answer in JSON, or the browser's own page.
it.each([
  ['a service that is off', settings({twitch: false}), 'provider_disabled'],
  ['a service that the server does not know', settings({google: true}), 'provider_disabled'],
  ['no network', offline, 'network'],
])('the page is not left for %s', async (_, answer, code) => {
  const {signInWith} = open(undefined, answer);
  expect(await signInWith('twitch', '/account/my')).toEqual({ok: false, failure: {code}});
});

it.each([
  ['is full', 'QuotaExceededError', 'storage_full'],
  ['may not be written', 'SecurityError', 'storage_blocked'],
])('no code is asked for where the storage %s', async (_, name, code) => {
  const asked = vi.fn();
  const {sendCode} = open(undefined, () => {
    asked();
    return refused();
  });
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  expect(await sendCode('taro@example.com', '/account/my')).toEqual({ok: false, failure: {code}});
  write.mockRestore();
  expect(asked).not.toHaveBeenCalled();
});
