import {createServer, type IncomingMessage, type Server} from 'node:http';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {listen} from '../../../scripts/lib/listen';
import {parseItems} from './newsItem';
import {readMicrocms, type Patience} from './readMicrocms';

const KEY = 'secret-key-of-the-test-1234';
const ACCESS = {serviceDomain: 'komebiyori', apiKey: KEY};
const QUICK: Patience = {requestMs: 2000, totalMs: 20_000, pausesMs: [1, 1, 1]};
const DATE = '2025-10-18T00:00:00.000Z';

type Answer = {status: number; body: unknown} | 'hang' | 'cut';
let server: Server;
let requests: URL[] = [];
/** What the server answers to the request with this number, from 1; by default the list of items. */
let answer: (number: number) => Answer | undefined;
let items: object[] = [];

const itemOf = (number: number, more: object = {}): object => ({
  id: `item-${number}`,
  createdAt: DATE,
  updatedAt: DATE,
  publishedAt: DATE,
  revisedAt: DATE,
  title: `題${number}`,
  body: '<p>本文</p>',
  ...more,
});

/** The list API of microCMS: key in a header, `limit` and `offset`, at most 100 items at once. */
function listAnswer(request: IncomingMessage, url: URL): Exclude<Answer, string> {
  if (request.headers['x-microcms-api-key'] !== KEY) {
    return {status: 401, body: {message: `X-MICROCMS-API-KEY header is invalid.`}};
  }
  if (url.pathname !== '/api/v1/news') return {status: 404, body: {}};
  const [limit, offset] = ['limit', 'offset'].map((name) => Number(url.searchParams.get(name)));
  if (limit === undefined || offset === undefined || limit > 100) return {status: 400, body: {}};
  const contents = items.slice(offset, offset + limit);
  return {status: 200, body: {contents, totalCount: items.length, limit, offset}};
}

beforeEach(async () => {
  requests = [];
  items = [itemOf(1)];
  answer = () => undefined;
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(url);
    const given = answer(requests.length) ?? listAnswer(request, url);
    if (given === 'hang') return;
    if (given === 'cut') {
      response.destroy();
      return;
    }
    response.writeHead(given.status, {'Content-Type': 'application/json'});
    response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
  });
  const port = await listen(server);
  // The SDK itself runs; only its host is another one here.
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    realFetch(url.replace('https://komebiyori.microcms.io', `http://127.0.0.1:${port}`), init),
  );
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** The message of the failure; it must never hold the key. */
async function failure(patience = QUICK, access = ACCESS): Promise<string> {
  const message = await readMicrocms(access, patience).then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? `${error.message}${error.stack ?? ''}` : ''),
  );
  expect(message).not.toContain(access.apiKey);
  return message;
}

describe('readMicrocms', () => {
  it('reads all pages of a long list', async () => {
    items = Array.from({length: 237}, (_, index) => itemOf(index));
    const found = parseItems(await readMicrocms(ACCESS, QUICK));
    expect(found.map(({id}) => id)).toEqual(items.map((_, index) => `item-${index}`));
    expect(requests.map(({searchParams}) => searchParams.get('offset'))).toEqual([
      '0',
      '100',
      '200',
    ]);
  });

  it('leaves out drafts, and items that moved to the next page meanwhile', async () => {
    items = [
      itemOf(1),
      itemOf(2, {publishedAt: undefined}),
      itemOf(3, {publishedAt: null}),
      itemOf(1),
    ];
    const found = await readMicrocms(ACCESS, QUICK);
    expect(found.map(({where}) => where)).toEqual(['microCMS item item-1']);
  });

  it('reads an empty list', async () => {
    items = [];
    expect(await readMicrocms(ACCESS, QUICK)).toEqual([]);
  });

  it('gives up at once when the key is refused', async () => {
    const wrong = {...ACCESS, apiKey: 'another-key-of-the-test'};
    expect(await failure(QUICK, wrong)).toContain(
      'microCMS: GET news (offset 0) failed after 1 attempt: status 401; check MICROCMS_API_KEY',
    );
    expect(requests).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['429', {status: 429, body: {message: 'Too many requests.'}}],
    ['503', {status: 503, body: ''}],
    ['a cut connection', 'cut'],
  ])('tries again after %s', async (_name, first) => {
    answer = (number) => (number === 1 ? first : undefined);
    expect(await readMicrocms(ACCESS, QUICK)).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  it('stops after four answers 500', async () => {
    answer = () => ({status: 500, body: {message: KEY}});
    expect(await failure()).toContain('GET news (offset 0) failed after 4 attempts: status 500');
    expect(requests).toHaveLength(4);
  });

  it('does not wait for ever', async () => {
    answer = () => 'hang';
    const patience = {...QUICK, requestMs: 30, pausesMs: [1]};
    expect(await failure(patience)).toContain('failed after 2 attempts: no answer');
    expect(await failure({...QUICK, totalMs: 30})).toContain('failed after 1 attempt: no answer');
  });

  it.each([{contents: []}, {contents: 'x', totalCount: 1}, [], {contents: [1], totalCount: 1}])(
    'refuses an answer of another form: %j',
    async (body) => {
      answer = () => ({status: 200, body});
      expect(await failure()).toContain('GET news (offset 0): unexpected form of ');
    },
  );

  it('refuses an answer that is no JSON', async () => {
    answer = () => ({status: 200, body: '<html>'});
    expect(await failure()).toContain('GET news (offset 0) failed after 4 attempts: no answer');
  });

  it('leads to an error with id and field for a malformed item', async () => {
    items = [itemOf(1), itemOf(2, {title: 3})];
    const found = await readMicrocms(ACCESS, QUICK);
    expect(() => parseItems(found)).toThrow('microCMS item item-2: title: must be text');
  });
});
