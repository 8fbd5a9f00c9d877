import {afterEach, expect, it, vi} from 'vitest';
import {openClient} from './openClient.browser';
import {SESSION_KEY} from './session.browser';

const client = openClient({
  url: 'http://backend.test',
  anonKey: 'k',
  isLocal: false,
  providers: [],
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['a code to be sent', () => client.sendCode('taro@example.com', '/account/my')],
  ['a code to be checked', () => client.verifyCode('taro@example.com', '12345678')],
  ['the account', () => client.account()],
  ['a page to pay at', () => client.checkout('pro-monthly')],
])('%s is not waited for for ever', async (_what, call) => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const asked = vi.fn();
  vi.stubGlobal('fetch', (_input: unknown, {signal}: RequestInit = {}) => {
    asked();
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('signal timed out', 'TimeoutError'));
      });
    });
  });
  const answer = call();
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  patience.abort();
  await expect(answer).resolves.toEqual({ok: false, failure: {code: 'network'}});
});

it('a server that cannot be reached is told to the page, and not to the console again', async () => {
  const said = vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
  await expect(client.sendCode('taro@example.com', '/account/my')).resolves.toEqual({
    ok: false,
    failure: {code: 'network'},
  });
  expect(said).not.toHaveBeenCalled();
});

it('an answer without a session signs nobody in', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({hello: 1})));
  await expect(client.verifyCode('taro@example.com', '12345678')).resolves.toEqual({
    ok: false,
    failure: {code: 'malformed_answer'},
  });
});

it.each([
  ['in words', new Response('Too many requests', {status: 429})],
  ['as JSON of its own', Response.json({message: 'API rate limit exceeded'}, {status: 429})],
])('a gateway that refuses many reads %s is understood', async (_what, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await expect(client.account()).resolves.toEqual({
    ok: false,
    failure: {code: 'over_request_rate_limit'},
  });
});

it.each([
  ['is done when the account is gone', () => Response.json(null), {ok: true, value: undefined}],
  [
    'is told as failed when the account is there',
    () => Response.json({account: {}}),
    {ok: false, failure: {code: 'deletion_failed'}},
  ],
  [
    'is told as unsure when the session has run out by now',
    () => Response.json({code: 'PGRST303', message: 'JWT expired'}, {status: 401}),
    {ok: false, failure: {code: 'deletion_unsure'}},
  ],
  [
    'is told as unsure while the network is gone',
    () => {
      throw new TypeError('Failed to fetch');
    },
    {ok: false, failure: {code: 'deletion_unsure'}},
  ],
])('a deletion whose answer is lost %s', async (_what, account, result) => {
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const {pathname} = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/my_account')) return Promise.resolve(account());
    throw new TypeError('Failed to fetch');
  });
  await expect(client.deleteAccount()).resolves.toEqual(result);
});

it('a deletion whose answer is lost after payment pages were closed is looked at, too', async () => {
  const deletions = [
    () => Response.json({ok: false, reason: 'payment_open'}),
    () => {
      throw new TypeError('Failed to fetch');
    },
  ];
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const {pathname} = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/delete_my_account')) {
      return Promise.resolve(deletions.shift()?.() ?? Response.error());
    }
    return Promise.resolve(Response.json(pathname.endsWith('/my_account') ? null : {ok: true}));
  });
  await expect(client.deleteAccount()).resolves.toEqual({ok: true, value: undefined});
  expect(deletions).toEqual([]);
});

const sessionOf = (id: string): object => ({
  access_token: `token-${id}`,
  refresh_token: 'r',
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  expires_in: 3600,
  token_type: 'bearer',
  user: {id, email: `${id}@example.com`},
});
const keepSessionOf = (id: string): void => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf(id)));
};

/** Signs in as another tab does, of which this one is told. */
async function signInElsewhere(id: string): Promise<void> {
  keepSessionOf(id);
  const channel = new BroadcastChannel(SESSION_KEY);
  channel.postMessage({event: 'SIGNED_IN', session: sessionOf(id)});
  await expect.poll(() => client.session.get()).toMatchObject({userId: id});
  channel.close();
}

it('what one visitor has asked for is not done with the session of the next', async () => {
  const asked: [string, string | null][] = [];
  vi.stubGlobal('fetch', (input: string | URL | Request, {headers}: RequestInit = {}) => {
    const {pathname} = new URL(input instanceof Request ? input.url : input);
    asked.push([pathname, new Headers(headers).get('Authorization')]);
    if (!pathname.endsWith('/delete_my_account')) return Promise.resolve(Response.json({ok: true}));
    // Another tab signs in while the answer is on its way.
    keepSessionOf('b');
    return Promise.resolve(Response.json({ok: false, reason: 'payment_open'}));
  });
  await signInElsewhere('a');
  const changed = {ok: false, failure: {code: 'account_changed'}};
  await expect(client.deleteAccount()).resolves.toEqual(changed);
  expect(asked).toEqual([['/rest/v1/rpc/delete_my_account', 'Bearer token-a']]);
  // The page learns of it in this way as well.
  expect(client.session.get()).toMatchObject({userId: 'b'});
  keepSessionOf('a');
  await expect(client.checkout('pro-monthly')).resolves.toEqual(changed);
  expect(asked).toHaveLength(1);
  localStorage.removeItem(SESSION_KEY);
});

it('a refusal that comes late ends no session but its own', async () => {
  let answer: (response: Response) => void = () => {};
  const asked = vi.fn();
  vi.stubGlobal('fetch', () => {
    asked();
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  await signInElsewhere('c');
  const exported = client.exportData();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await signInElsewhere('d');
  answer(Response.json({code: 'PGRST303', message: 'JWT expired'}, {status: 401}));
  await expect(exported).resolves.toMatchObject({failure: {code: 'session_expired'}});
  expect(client.session.get()).toMatchObject({userId: 'd'});
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  localStorage.removeItem(SESSION_KEY);
});
