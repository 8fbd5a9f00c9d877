import {expect, it, vi} from 'vitest';
import type {WorkerRequest} from '../shared/protocol';
import {createSearchWorker} from './searchWorker';

const page = (url: string): unknown => ({
  url,
  title: `設定 ${url}`,
  breadcrumb: [],
  description: '',
  keywords: [],
  sections: [],
});
const FILES: Record<string, unknown> = {
  '/8.json': {root: 'マニュアル', pages: [page('/docs/settings'), page('/docs/developer/api')]},
  '/pages.json': {root: 'サイト', pages: [page('/download')]},
};
const fetchJson = (url: string): Promise<unknown> => Promise.resolve(FILES[url]);
const load: WorkerRequest = {
  id: 1,
  type: 'fetch-indexes',
  versionPath: '/docs',
  context: '',
  urls: {version: '/8.json', pages: '/pages.json'},
};
const search: WorkerRequest = {
  id: 2,
  type: 'search',
  versionPath: '/docs',
  context: '',
  query: '設定',
  isContextOnly: true,
  limit: 8,
  more: 0,
};

it('loads the index of the version and of the pages, once', async () => {
  const spy = vi.fn(fetchJson);
  const answer = createSearchWorker(spy);
  expect(await answer(load)).toEqual({id: 1, type: 'ready'});
  expect(await answer({...load, id: 3})).toEqual({id: 3, type: 'ready'});
  expect(spy).toHaveBeenCalledTimes(2);
  expect(await answer(search)).toMatchObject({id: 2, found: {total: 3}});
});

it('searches only the context that is asked for', async () => {
  const answer = createSearchWorker(fetchJson);
  await answer(load);
  const {found} = (await answer({...search, context: 'developer'})) as {found?: unknown};
  expect(found).toMatchObject({total: 1, hits: [{title: {text: '設定 /docs/developer/api'}}]});
});

it('answers a search that overtakes the loading', async () => {
  const answer = createSearchWorker(fetchJson);
  const [, found] = await Promise.all([answer(load), answer(search)]);
  expect(found).toMatchObject({type: 'found'});
});

it('says that a version was never loaded', async () => {
  expect(await createSearchWorker(fetchJson)(search)).toEqual({
    id: 2,
    type: 'failed',
    reason: 'unknown-version',
  });
});

it.each([
  ['the network fails', () => Promise.reject(new Error('offline'))],
  ['the file is not an index', () => Promise.resolve({pages: 'x'})],
])('fails when %s, and tries again when asked again', async (_case, broken) => {
  const answer = createSearchWorker(vi.fn(fetchJson).mockImplementationOnce(broken));
  expect(await answer(load)).toEqual({id: 1, type: 'failed', reason: 'load'});
  expect(await answer(load)).toEqual({id: 1, type: 'ready'});
});
