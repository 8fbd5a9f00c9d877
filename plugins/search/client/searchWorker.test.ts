import {packIndex, PAGES_ROOT, type IndexFile, type IndexPage} from '@komebiyori/search/indexFile';
import {describe, expect, it, vi} from 'vitest';
import type {WorkerAnswer, WorkerRequest} from '../shared/protocol';
import {createSearchWorker} from './searchWorker';

const page = (url: string, content = ''): IndexPage => ({
  ...{url, title: `設定 ${url}`, breadcrumb: [], description: '', keywords: []},
  sections: [{heading: '', content}],
});
const INDEXES: Record<string, IndexFile> = {
  '/8.json': {
    root: 'マニュアル',
    pages: [page('/docs/settings', '音量を変えます。'), page('/docs/developer/api')],
  },
  '/pages.json': {root: PAGES_ROOT, pages: [page('/download')]},
};

type FetchText = (url: string) => Promise<string>;
const fetchText: FetchText = (url) => {
  const index = INDEXES[url];
  return Promise.resolve(index === undefined ? '' : JSON.stringify(packIndex(index)));
};
const worker = (fetching: FetchText): ReturnType<typeof createSearchWorker> =>
  createSearchWorker({origin: 'https://example.com', fetchText: fetching});

const load = {
  id: 1,
  type: 'fetch-indexes',
  versionPath: '/docs',
  context: '',
  baseUrl: '/',
  urls: {version: '/8.json', pages: '/pages.json'},
} as const satisfies WorkerRequest;
const search = {
  id: 2,
  type: 'search',
  versionPath: '/docs',
  context: '',
  query: '設定',
  scope: 'context',
  limit: 8,
  more: 0,
} as const satisfies WorkerRequest;
/** What an answer says of a failure; `original` as far as it is told in the catalogue. */
async function failure(answering: Promise<WorkerAnswer>): Promise<string> {
  const answer = await answering;
  return answer.type === 'failed' ? `${answer.reason}: ${answer.original}` : answer.type;
}

describe('loading', () => {
  it('fetches the files of the version and of the pages once, at the same time', async () => {
    const spy = vi.fn(fetchText);
    const answer = worker(spy);
    const answers = [answer(load), answer({...load, context: 'developer'})];
    expect(spy).toHaveBeenCalledTimes(2);
    expect(await Promise.all(answers)).toEqual([
      {id: 1, type: 'ready'},
      {id: 1, type: 'ready'},
    ]);
    await answer({...load, id: 3});
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('answers a search that overtakes it, with the words that the page is to mark', async () => {
    const answer = worker(fetchText);
    const [, found] = await Promise.all([answer(load), answer({...search, query: '音量'})]);
    expect(found).toMatchObject({
      type: 'found',
      found: {total: 1, hits: [{url: `/docs/settings?highlight=${encodeURIComponent('音量')}`}]},
    });
  });
});

it('searches only the context that is asked for, or all but it', async () => {
  const answer = worker(fetchText);
  await answer(load);
  const {found} = (await answer({...search, context: 'developer'})) as {found?: unknown};
  expect(found).toMatchObject({total: 1, hits: [{title: {text: '設定 /docs/developer/api'}}]});
  const outside = {...search, context: 'developer', scope: 'outside'} as const;
  const {found: others} = (await answer(outside)) as {found?: unknown};
  expect(others).toMatchObject({
    total: 2,
    hits: [
      {title: {text: '設定 /docs/settings'}, isManual: true},
      {title: {text: '設定 /download'}, isManual: false},
    ],
  });
});

describe('failures', () => {
  it('says that a version was never loaded', async () => {
    expect(await failure(worker(fetchText)(search))).toBe('unknown-version: /docs');
  });

  it.each([
    ['the network fails', () => Promise.reject(new Error('offline')), /^load: offline$/u],
    ['a file ends too early', () => Promise.resolve('{"root":"/docs","pages":['), /^load: .*JSON/u],
    ['a file is not of an index', () => Promise.resolve('{"pages": "x"}'), /^load: .*form/u],
  ])('fails when %s, and tries again when asked again', async (_case, broken, original) => {
    const answer = worker(vi.fn(fetchText).mockImplementationOnce(broken));
    expect(await failure(answer(load))).toMatch(original);
    expect(await answer(load)).toMatchObject({type: 'ready'});
  });

  it.each([
    ['the version', {...load, versionPath: '//evil.example/docs'}],
    ['the version below another base URL', {...load, baseUrl: '/site/'}],
    ['a file', {...load, urls: {...load.urls, version: 'https://evil.example/8.json'}}],
  ])('refuses the address of %s and fetches nothing', async (_case, request) => {
    const spy = vi.fn(fetchText);
    const answer = worker(spy);
    const sentence = 'A version URL must start with the base URL.';
    expect(await failure(answer(request))).toContain(`address: ${sentence}`);
    expect(spy).not.toHaveBeenCalled();
    expect(await answer({...search, versionPath: request.versionPath})).toMatchObject({
      reason: 'unknown-version',
    });
  });

  it.each(['malformed field ref string', 'Out of order word insertion', 'duplicate index'])(
    'tells what is thrown while searching: %s',
    async (message) => {
      const answer = worker(fetchText);
      await answer(load);
      const {search: searching} = await import('@komebiyori/search');
      expect(vi.isMockFunction(searching)).toBe(true);
      vi.mocked(searching).mockImplementationOnce(() => {
        throw new Error(message);
      });
      expect(await failure(answer(search))).toBe(`index: ${message}`);
      expect(await answer(search)).toMatchObject({type: 'found'});
    },
  );
});

vi.mock(import('@komebiyori/search'), async (original) => {
  const module = await original();
  return {...module, search: vi.fn(module.search)};
});
