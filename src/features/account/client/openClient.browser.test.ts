import {afterEach, expect, it, vi} from 'vitest';
import {openClient} from './openClient.browser';

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
