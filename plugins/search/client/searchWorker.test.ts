import {describe, expect, it, vi} from 'vitest';
import {stageUrls} from '../shared/globalData';
import type {IndexFile, IndexPage} from '../shared/indexFile';
import {packIndex} from '../shared/packIndex';
import type {WorkerAnswer, WorkerRequest} from '../shared/protocol';
import {createSearchWorker} from './searchWorker';

const page = (url: string, content = ''): IndexPage => ({
  ...{url, title: `設定 ${url}`, breadcrumb: [], description: '', keywords: []},
  sections: [{heading: '', content}],
});
const INDEXES: Record<string, IndexFile> = {
  '/8': {
    root: 'マニュアル',
    pages: [page('/docs/settings', '音量を変えます。'), page('/docs/developer/api')],
  },
  '/pages': {root: 'サイト', pages: [page('/download')]},
};
const FILES = new Map(
  Object.entries(INDEXES).flatMap(([name, index]): [string, string][] => {
    const {head, contents} = packIndex(index);
    const urls = stageUrls(name);
    return [
      [urls.head, JSON.stringify(head)],
      [urls.contents, JSON.stringify(contents)],
    ];
  }),
);
const CONTENTS = stageUrls('/8').contents;

type FetchText = (url: string) => Promise<string>;
const fetchText: FetchText = (url) => Promise.resolve(FILES.get(url) ?? '');

/** A worker whose clock stands still unless it is told otherwise. */
function worker(fetching: FetchText, now = (): number => 0): ReturnType<typeof createSearchWorker> {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return createSearchWorker({origin: 'https://example.com', fetchText: fetching, pause, now});
}

const load = {
  id: 1,
  type: 'fetch-indexes',
  versionPath: '/docs',
  context: '',
  baseUrl: '/',
  urls: {version: stageUrls('/8'), pages: stageUrls('/pages')},
  stage: 'whole',
} as const satisfies WorkerRequest;
const loadHead = {...load, stage: 'head'} as const;
const search = {
  id: 2,
  type: 'search',
  versionPath: '/docs',
  context: '',
  query: '設定',
  isContextOnly: true,
  limit: 8,
  more: 0,
} as const satisfies WorkerRequest;
/** What an answer says of a failure; `original` as far as it is told in the catalogue. */
async function failure(answering: Promise<WorkerAnswer>): Promise<string> {
  const answer = await answering;
  return answer.type === 'failed' ? `${answer.reason}: ${answer.original}` : answer.type;
}

/** A file that arrives when the test says so. */
function held(): {fetching: FetchText; arrive: () => void} {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const fetching: FetchText = async (url) => {
    if (url === CONTENTS) await arrived;
    return fetchText(url);
  };
  return {fetching, arrive};
}

describe('the two stages', () => {
  it('fetches each file of the version and of the pages once, and all at the same time', async () => {
    const spy = vi.fn(fetchText);
    const answer = worker(spy);
    const answers = [answer(loadHead), answer(load)];
    expect(spy).toHaveBeenCalledTimes(4);
    expect(await Promise.all(answers)).toEqual([
      {id: 1, type: 'ready', stage: 'head'},
      {id: 1, type: 'ready', stage: 'whole'},
    ]);
    await answer({...load, id: 3});
    await answer({...loadHead, context: 'developer'});
    expect(spy).toHaveBeenCalledTimes(4);
  });

  it('answers from the titles until the contents are there', async () => {
    const {fetching, arrive} = held();
    const answer = worker(fetching);
    const whole = answer(load);
    await answer(loadHead);
    expect(await answer(search)).toMatchObject({stage: 'head', found: {total: 3}});
    const inText = {...search, query: '音量'};
    expect(await answer(inText)).toMatchObject({stage: 'head', found: {total: 0}});
    arrive();
    await whole;
    expect(await answer(inText)).toMatchObject({stage: 'whole', found: {total: 1}});
  });

  it('answers a search while the whole is being built', async () => {
    const {fetching, arrive} = held();
    let time = 0;
    // Every look at the clock is long after the one before: each page is a step of its own.
    const answer = worker(fetching, () => (time += 1000));
    const order: string[] = [];
    const whole = answer(load).then(() => order.push('whole'));
    await answer(loadHead);
    arrive();
    const asked = new Promise<WorkerAnswer>((resolve) => {
      setTimeout(() => {
        resolve(answer(search));
      });
    });
    await Promise.all([whole, asked.then(() => order.push('answer'))]);
    expect(order).toEqual(['answer', 'whole']);
  });

  it('answers a search that overtakes the loading', async () => {
    const answer = worker(fetchText);
    const [, found] = await Promise.all([answer(loadHead), answer(search)]);
    expect(found).toMatchObject({type: 'found'});
  });

  it('still answers from the titles when the contents cannot be loaded, and tries again', async () => {
    let isBroken = true;
    const spy = vi.fn<FetchText>((url) =>
      url === CONTENTS && isBroken ? Promise.reject(new Error('offline')) : fetchText(url),
    );
    const answer = worker(spy);
    expect(await failure(answer(load))).toBe('load: offline');
    expect(await answer(search)).toMatchObject({stage: 'head', found: {total: 3}});
    isBroken = false;
    expect(await answer(load)).toMatchObject({type: 'ready'});
    expect(await answer(search)).toMatchObject({stage: 'whole', found: {total: 3}});
    // Only what had failed was fetched again.
    expect(spy).toHaveBeenCalledTimes(5);
  });
});

it('searches only the context that is asked for', async () => {
  const answer = worker(fetchText);
  await answer(load);
  const {found} = (await answer({...search, context: 'developer'})) as {found?: unknown};
  expect(found).toMatchObject({total: 1, hits: [{title: {text: '設定 /docs/developer/api'}}]});
});

describe('failures', () => {
  it('says that a version was never loaded', async () => {
    expect(await failure(worker(fetchText)(search))).toBe('unknown-version: /docs');
  });

  it.each([
    ['the network fails', () => Promise.reject(new Error('offline')), /^load: offline$/u],
    ['a file is not of an index', () => Promise.resolve('{"pages": "x"}'), /^load: .*form/u],
  ])('fails when %s, and tries again when asked again', async (_case, broken, original) => {
    const answer = worker(vi.fn(fetchText).mockImplementationOnce(broken));
    expect(await failure(answer(load))).toMatch(original);
    expect(await answer(load)).toMatchObject({type: 'ready'});
  });

  it.each([
    ['the version', {...load, versionPath: '//evil.example/docs'}],
    ['the version below another base URL', {...load, baseUrl: '/site/'}],
    ['a file', {...load, urls: {...load.urls, version: stageUrls('https://evil.example/8')}}],
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
      const {search: searching} = await import('./engine/search');
      expect(vi.isMockFunction(searching)).toBe(true);
      vi.mocked(searching).mockImplementationOnce(() => {
        throw new Error(message);
      });
      expect(await failure(answer(search))).toBe(`index: ${message}`);
      expect(await answer(search)).toMatchObject({type: 'found'});
    },
  );
});

vi.mock(import('./engine/search'), async (original) => {
  const module = await original();
  return {...module, search: vi.fn(module.search)};
});
