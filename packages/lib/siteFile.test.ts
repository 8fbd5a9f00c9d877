import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {addSiteWorklet, fetchSiteFile, fetchSiteText} from './siteFile.browser';

const URL_OF_FILE = '/files/a.txt';
/** More than a connection may say nothing. */
const LONG = 25_000;

type Signal = AbortSignal | null | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The network answers so, and ends when it is told to. */
function answer(network: (signal: Signal) => Promise<Response>): void {
  vi.stubGlobal('fetch', (_url: unknown, init?: RequestInit) => network(init?.signal));
}

const ended = (signal: Signal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('', 'AbortError'));
    });
  });

/** These parts, one every ten seconds; the rest never comes unless they are all. */
function slow(parts: readonly string[], isWhole: boolean, signal: Signal): Response {
  const rest = [...parts];
  const body = new ReadableStream({
    async pull(controller) {
      const part = rest.shift();
      if (part === undefined) {
        if (!isWhole) await ended(signal);
        controller.close();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      controller.enqueue(new TextEncoder().encode(part));
    },
  });
  return new Response(body, {headers: {'Content-Type': 'text/plain'}});
}

describe('fetchSiteFile', () => {
  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [403, 'server'],
    [502, 'server'],
  ])('a status %i: %s', async (status, fault) => {
    answer(() => Promise.resolve(new Response('', {status})));
    await expect(fetchSiteFile(URL_OF_FILE)).rejects.toMatchObject({fault});
  });

  it('the page of a network that asks for a password is no file', async () => {
    const headers = {'Content-Type': 'text/html; charset=utf-8'};
    answer(() => Promise.resolve(new Response('<!doctype html>', {headers})));
    await expect(fetchSiteFile(URL_OF_FILE)).rejects.toMatchObject({fault: 'foreign'});
  });

  it('no network', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchSiteFile(URL_OF_FILE)).rejects.toMatchObject({fault: 'network'});
  });

  it('waits as long as something comes', async () => {
    answer((signal) => Promise.resolve(slow(['コメ', 'びより', '。'], true, signal)));
    const text = fetchSiteText(URL_OF_FILE);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(text).resolves.toBe('コメびより。');
  });

  it.each([
    ['from the start', ended],
    ['in the middle', (signal: Signal) => Promise.resolve(slow(['コ'], false, signal))],
  ])('nothing comes any more, %s', async (_when, network) => {
    answer(network);
    const failed = expect(fetchSiteFile(URL_OF_FILE)).rejects.toMatchObject({fault: 'network'});
    await vi.advanceTimersByTimeAsync(LONG + 10_000);
    await failed;
  });

  it('who asked may end it', async () => {
    answer(ended);
    const abort = new AbortController();
    const failed = expect(fetchSiteFile(URL_OF_FILE, abort.signal)).rejects.toThrow('not wanted');
    abort.abort(new Error('not wanted'));
    await failed;
  });
});

it('a worklet of which nothing comes is told of', async () => {
  const context = {audioWorklet: {addModule: () => new Promise(() => undefined)}};
  const failed = expect(
    addSiteWorklet(context as unknown as AudioContext, new URL('https://a.example/w.js')),
  ).rejects.toMatchObject({fault: 'network'});
  await vi.advanceTimersByTimeAsync(LONG);
  await failed;
});
