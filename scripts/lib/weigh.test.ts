import {createServer, type Server} from 'node:http';
import type {Browser} from 'playwright';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listen} from './listen';
import {launchTestBrowser} from './chromium';
import {weighPages} from './weigh';

/** A page that loads its application when the pointer moves, as the boot file does. */
const FILES: Record<string, [type: string, body: string]> = {
  '/': [
    'text/html',
    `<!doctype html><link rel=icon href=/favicon.svg><link rel=stylesheet href=/a.css>
     <script src=/assets/js/boot.1.js defer></script><img src=/a.svg alt=""><img src=/a.svg alt="">`,
  ],
  '/a.css': ['text/css', 'p{}'],
  '/a.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  '/favicon.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  '/assets/js/boot.1.js': [
    'text/javascript',
    `addEventListener('pointermove', () => {
       const script = document.createElement('script');
       script.src = '/assets/js/main.js';
       document.head.append(script);
     }, {once: true});`,
  ],
  '/assets/js/main.js': [
    'text/javascript',
    `const started = document.documentElement.dataset.hasHydrated === 'true';
     for (const file of started ? [] : ['next', 'next', 'other']) {
       const link = document.createElement('link');
       link.rel = 'prefetch';
       link.href = '/assets/js/' + file + '.js';
       document.head.append(link);
     }
     fetch('/data.json');
     document.documentElement.dataset.hasHydrated = 'true';`,
  ],
  '/assets/js/next.js': ['text/javascript', '//'],
  '/assets/js/other.js': ['text/javascript', '//'],
  '/data.json': ['application/json', '{}'],
};
FILES['/eager'] = ['text/html', `${FILES['/']?.[1] ?? ''}<script src=/assets/js/main.js></script>`];

/** Says that gzip saves one byte and brotli two, to tell them apart. */
function createFixture(): Server {
  return createServer((request, response) => {
    const [type, body] = FILES[request.url ?? ''] ?? ['text/plain', ''];
    const saved = {br: 2, gzip: 1}[request.headers['accept-encoding'] ?? ''] ?? 0;
    const length = Buffer.byteLength(body) - (request.method === 'HEAD' ? saved : 0);
    response.writeHead(200, {'Content-Type': type, 'Content-Length': length});
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

const bytes = (...paths: string[]): {gzip: number; brotli: number} => {
  const plain = paths.reduce((sum, path) => sum + Buffer.byteLength(FILES[path]?.[1] ?? ''), 0);
  return {gzip: plain - paths.length, brotli: plain - 2 * paths.length};
};

describe('weighPages', () => {
  const server = createFixture();
  let browser: Browser | undefined;
  let origin = '';
  beforeAll(async () => {
    origin = `http://localhost:${await listen(server)}`;
    browser = await launchTestBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    server.close();
    server.closeAllConnections();
  });

  it.each([
    ['/', 'waits for the first interaction'],
    ['/eager', 'starts by itself'],
  ])(
    'tells first view, application and prefetch apart: %s, which %s',
    async (path) => {
      if (!browser) throw new Error('No browser.');
      const [weight] = await weighPages(browser, origin, [path], false);
      expect(weight?.beforeScript).toMatchObject({
        requests: 4,
        html: bytes(path),
        css: bytes('/a.css'),
        js: bytes('/assets/js/boot.1.js'),
        other: bytes('/a.svg'),
      });
      expect(weight?.application).toMatchObject({
        requests: 2,
        js: bytes('/assets/js/main.js'),
        other: bytes('/data.json'),
      });
      expect(weight?.prefetch).toMatchObject({
        requests: 2,
        total: bytes('/assets/js/next.js', '/assets/js/other.js'),
      });
      expect(weight?.prefetchLinks).toBe(3);
    },
    60_000,
  );
});
