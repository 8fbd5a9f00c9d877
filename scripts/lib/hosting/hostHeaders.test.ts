import {describe, expect, it} from 'vitest';
import {headersFile} from '../../../plugins/hosting/formats/netlify';
import {resolveRequest} from '../../../plugins/hosting/resolveRequest';
import {hostingRules} from '../../../plugins/hosting/rules';
import {headersAt} from './hostHeaders';

const rules = hostingRules({
  inlineScriptHashes: ['sha256-abc='],
  backendUrl: 'https://backend.example',
  versions: ['8.0'],
  documents: {'/generator/frame.html': "default-src 'none'"},
});

describe('headersAt', () => {
  it('takes rules from the top, joins what is said twice, and takes away what it is told to', () => {
    const text = '/*\n  X-A: 1\n  X-B: 2\n\n/a/*\n  X-A: 3\n\n/a/b\n  ! X-B\n  X-B: 4\n';
    expect(headersAt(text, '/c')).toMatchObject({'x-a': '1', 'x-b': '2'});
    expect(headersAt(text, '/a/b')).toMatchObject({'x-a': '1, 3', 'x-b': '4'});
  });
  it('begins with what Cloudflare sends by itself, which a rule replaces or takes away', () => {
    const own = {'referrer-policy': 'strict-origin-when-cross-origin'};
    const sniffing = {'x-content-type-options': 'nosniff'};
    expect(headersAt('/*\n  X-A: 1\n', '/')).toEqual({
      ...{...own, ...sniffing, 'access-control-allow-origin': '*'},
      'x-a': '1',
    });
    const told = '/*\n  ! Access-Control-Allow-Origin\n  Referrer-Policy: no-referrer\n';
    expect(headersAt(told, '/')).toEqual({...sniffing, 'referrer-policy': 'no-referrer'});
  });
  it('takes one star for any part of a path', () => {
    const at = (path: string): string | undefined => headersAt('/a/*.md\n  X-A: 1\n', path)['x-a'];
    expect(['/a/b.md', '/a/b/c.md', '/a/.md', '/a.md', '/b/a/c.md', '/a/b.md.br'].map(at)).toEqual([
      ...['1', '1', '1'],
      ...[undefined, undefined, undefined],
    ]);
  });
  it('refuses a line that no host would understand', () => {
    expect(() => headersAt('/*\nX-A: 1\n', '/')).toThrow('_headers');
  });
  it.each([
    ...['/', '/docs/about', '/tools/map', '/tools/volume-party', '/account/my', '/membership'],
    ...[
      '/generator/frame',
      '/assets/js/a.js',
      '/cards/home.jpg',
      '/img/favicon.svg',
      '/news/rss.xml',
    ],
  ])('Cloudflare gives %s what the preview and nginx give it', (path) => {
    const answer = resolveRequest(
      rules,
      path,
      '',
      (file) =>
        file === (/\.\w+$/u.test(path) ? path : path === '/' ? '/index.html' : `${path}.html`),
    );
    const wanted = answer.kind === 'file' ? Object.entries(answer.headers) : [];
    const {'cache-control': caching, ...rest} = headersAt(headersFile(rules), path);
    expect(rest).toEqual(
      Object.fromEntries(
        wanted
          .filter(([name]) => name !== 'Cache-Control')
          .map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
    // Pages are asked about again on both hosts by themselves.
    if (caching !== undefined) expect(answer).toMatchObject({headers: {'Cache-Control': caching}});
  });
});
