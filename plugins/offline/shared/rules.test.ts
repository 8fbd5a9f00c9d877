import {describe, expect, it} from 'vitest';
import {cacheNames, cachesToDelete} from './names';
import {isFresh, isOurs, keyOf, kindOf, mayKeep, neededFiles, overflow, type Asked} from './rules';

const SITE = 'https://site.example';
const PART: Asked = {method: 'GET', url: SITE, mode: 'cors', destination: '', hasRange: false};
const part = (path: string, more: Partial<Asked> = {}) =>
  kindOf({...PART, url: new URL(path, SITE).href, ...more}, SITE);
const page = (path: string, destination = 'document') =>
  part(path, {mode: 'navigate', destination});

describe('how a request is answered', () => {
  it.each([
    ['/'],
    ['/docs/about'],
    ['/docs/7.2/about?highlight=a'],
    ['/search?q=obs'],
    ['/docs/about.html'],
    ['/tools/map'],
  ])('%s is a page', (path) => {
    expect(page(path)).toBe('page');
  });
  it.each([
    ['/account'],
    ['/account/my'],
    ['/Account/my'],
    ['//account/my'],
    ['/%61ccount/my'],
    ['/account/signin.html'],
    ['/membership'],
    ['/docs/%E0%A4%A'],
    ['/docs/about.md'],
    ['/developer/openapi.yaml'],
    ['/templates/zips/neon.zip'],
    ['/img/kit/mark.svg'],
    ['https://other.example/docs'],
  ])('%s is left to the browser when it is opened', (path) => {
    expect(page(path)).toBeUndefined();
  });
  it('a document in a page is left to the browser', () => {
    expect(page('/generator/frame.html', 'iframe')).toBeUndefined();
  });
  it.each([
    ['/assets/js/main.0058b4c6.js', 'asset'],
    ['/assets/search/docs-5.0.e66d8a28.json', 'asset'],
    // As in development.
    ['/assets/js/main.js', 'file'],
    ['/fonts/rounded-hero.woff2', 'file'],
    ['/img/mark.svg', 'file'],
    ['/templates/zips/neon.zip', undefined],
    ['/img/sound.mp3', undefined],
    ['/account/data.json', undefined],
    ['https://other.example/a.js', undefined],
    ['http://127.0.0.1:11180/api/a.json', undefined],
  ])('%s, which a page loads: %s', (path, kind) => {
    expect(part(path)).toBe(kind);
  });
  it.each([
    [{method: 'HEAD'}],
    [{method: 'POST'}],
    [{hasRange: true}],
    [{destination: 'audio'}],
    [{destination: 'video'}],
  ])('nothing is done about %o', (more) => {
    expect(part('/img/mark.svg', more)).toBeUndefined();
  });
});

describe('what is kept', () => {
  const answer = (headers: Record<string, string>, more = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers(headers),
    ...more,
  });
  const html = {'content-type': 'text/html; charset=utf-8'};

  it('is whole, from here and not refused', () => {
    const [about, script] = [`${SITE}/docs/about`, `${SITE}/assets/js/a.0058b4c6.js`];
    expect(mayKeep('page', about, answer(html))).toBe(true);
    expect(mayKeep('asset', script, answer({'content-type': 'text/javascript'}))).toBe(true);
    // A host that answers a missing file with a page.
    expect(mayKeep('asset', script, answer(html))).toBe(false);
    expect(mayKeep('page', about, answer({...html, 'cache-control': 'no-store'}))).toBe(false);
    for (const more of [
      {status: 404},
      {status: 206},
      {status: 0, type: 'opaqueredirect'},
      {type: 'opaque'},
      {type: 'cors'},
      {redirected: true},
    ]) {
      expect(mayKeep('page', about, answer(html, more)), JSON.stringify(more)).toBe(false);
    }
  });
  it.each([
    ['/assets/a.0058b4c6.js', 'text/javascript; charset=utf-8', true],
    ['/assets/a.0058b4c6.js', 'application/javascript', true],
    ['/assets/a.0058b4c6.js', 'text/plain', false],
    ['/assets/a.0058b4c6.js', '', false],
    ['/assets/a.0058b4c6.css', 'text/css', true],
    ['/assets/a.0058b4c6.css', 'text/plain; charset=utf-8', false],
    ['/assets/a.0058b4c6.json', 'application/json', true],
    ['/assets/a.0058b4c6.json', 'text/plain', false],
    ['/img/mark.svg?v=1', 'image/svg+xml', true],
    ['/img/a.webp', 'text/plain', false],
    ['/favicon.ico', 'image/vnd.microsoft.icon', true],
    ['/fonts/a.woff2', 'font/woff2', true],
    ['/fonts/a.woff2', 'application/octet-stream', true],
    ['/fonts/a.woff2', 'text/plain', false],
    ['/assets/a.0058b4c6.wasm', 'application/wasm', true],
    ['/site.webmanifest', 'application/manifest+json', true],
  ])('%s served as "%s": %s', (path, type, expected) => {
    expect(mayKeep('asset', SITE + path, answer({'content-type': type}))).toBe(expected);
  });
  it('is one of our pages, or a file that is not empty', () => {
    const ours = '<head><script src="/assets/js/boot.1.js" defer></script></head>';
    expect(isOurs('page', ours)).toBe(true);
    expect(isOurs('page', '<title>Sign in to the network</title>')).toBe(false);
    expect([isOurs('asset', ''), isOurs('asset', 'a{}')]).toEqual([false, true]);
  });
  it('says nothing of what was searched for', () => {
    expect(keyOf('page', `${SITE}/search?q=a#b`)).toBe(`${SITE}/search`);
    expect(keyOf('page', `${SITE}/docs/about.html`)).toBe(`${SITE}/docs/about`);
    expect(keyOf('page', `${SITE}/?a`)).toBe(`${SITE}/`);
    expect(keyOf('file', `${SITE}/img/a.svg?1`)).toBe(`${SITE}/img/a.svg?1`);
  });
  it('is given out for thirty days', () => {
    const day = Date.parse('2026-03-01T00:00:00Z');
    expect(isFresh('Sat, 31 Jan 2026 00:00:01 GMT', day)).toBe(true);
    expect(isFresh('Thu, 29 Jan 2026 00:00:00 GMT', day)).toBe(false);
    expect(isFresh(null, day)).toBe(true);
  });
  it('loses its oldest, but for what pages need', () => {
    expect(overflow(['a', 'b', 'c', 'd'], 2, new Set(['a']))).toEqual(['b', 'c']);
    expect(overflow(['a', 'b'], 2, new Set())).toEqual([]);
  });
  it('is that of this build and the one before', () => {
    const names = ['1', '2', '3'].flatMap((build) => [
      cacheNames(build).pages,
      cacheNames(build).files,
    ]);
    expect(cachesToDelete(['other', ...names], '3')).toEqual(Object.values(cacheNames('1')));
    expect(cachesToDelete(names, '1')).toEqual(Object.values(cacheNames('2')));
  });
});

it('a page needs its stylesheets and the boot file', () => {
  const head = `<head><link rel="stylesheet" href="/assets/css/a.1.css"><link rel=stylesheet href=/assets/css/b.1.css><link rel="preload" href="/assets/css/c.1.css"><script src="/assets/js/boot.1.js" defer></script></head>`;
  const body = '<script src="/assets/js/other.1.js"></script>';
  expect(neededFiles(head + body)).toEqual([
    '/assets/css/a.1.css',
    '/assets/css/b.1.css',
    '/assets/js/boot.1.js',
  ]);
});
