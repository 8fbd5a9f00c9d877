import {describe, expect, it} from 'vitest';
import {headersFile, redirectsFile} from './formats/netlify';
import {nginxConfig} from './formats/nginx';
import {inlineScriptHashes, sharedInlineScripts} from './inlineScripts';
import {resolveRequest} from './resolveRequest';
import {hostingRules} from './rules';

const input = {
  inlineScriptHashes: ['sha256-abc='],
  backendUrl: 'https://backend.example/rest',
  versions: ['8.0', '7.2', '5.0'],
};
const rules = hostingRules(input);
const files = new Set([
  '/index.html',
  '/404.html',
  '/search.html',
  '/docs/about.html',
  '/docs/tags/設定.html',
  '/assets/js/a.js',
  '/news/atom.xml',
  '/img/mark.svg',
]);
const ask = (pathname: string, search = ''): ReturnType<typeof resolveRequest> =>
  resolveRequest(rules, pathname, search, (file) => files.has(file));

describe('resolveRequest', () => {
  it.each([
    ['/docs', '/docs/about'],
    ['/docs/', '/docs/about'],
    ['/docs/7.2', '/docs/7.2/about'],
    ['/docs/8.0', '/docs/about'],
    ['/docs/8.0/guide/install', '/docs/guide/install'],
    ['/information/breaking-8', '/infomation/breaking-8'],
    ['/docs/about/', '/docs/about'],
  ])('redirects %s to %s and keeps the query', (from, to) => {
    expect(ask(from, '?q=a')).toMatchObject({kind: 'redirect', location: `${to}?q=a`});
  });

  it.each(['/search', '/search/'])('answers %s with the page of the search', (address) => {
    expect(ask(address, '?q=a')).toMatchObject({kind: 'file', file: '/search.html', status: 200});
  });

  it('answers encoded Japanese paths', () => {
    expect(ask(encodeURI('/docs/tags/設定'))).toMatchObject({file: '/docs/tags/設定.html'});
  });

  it('answers unknown paths with the not-found page and status 404', () => {
    expect(ask('/nothing')).toMatchObject({file: '/404.html', status: 404});
  });

  it('never answers a missing asset with a page', () => {
    expect(ask('/assets/js/gone.js')).toMatchObject({kind: 'missing'});
  });

  it.each([
    '/../etc/passwd',
    '/%2e%2e/x',
    '/%E0%A4%A',
    '/_headers',
    '/_hosting/rules.json',
    '//evil.example',
    '/_hosting%5crules.json',
  ])('does not give out %s', (pathname) => {
    expect(ask(pathname)).toMatchObject({file: '/404.html', status: 404});
  });

  it('caches assets for ever and pages not at all', () => {
    const caching = (rule: string): object => ({
      headers: {'Cache-Control': expect.stringContaining(rule) as unknown},
    });
    expect(ask('/assets/js/a.js')).toMatchObject(caching('max-age=31536000, immutable'));
    expect(ask('/')).toMatchObject(caching('max-age=0'));
  });
});

describe('feeds', () => {
  it('are what they are, in each kind of host file', () => {
    expect(ask('/news/atom.xml')).toMatchObject({
      headers: {'Content-Type': 'application/atom+xml; charset=utf-8'},
    });
    expect(headersFile(rules)).toContain(
      '/news/rss.xml\n  Content-Type: application/rss+xml; charset=utf-8',
    );
    // nginx tells few types their charset by itself.
    expect(nginxConfig(rules)).toContain(
      'default_type application/feed+json;\n  charset_types application/feed+json;',
    );
    expect(nginxConfig(rules)).toContain(
      'types { text/markdown md; }\n  charset_types text/markdown;\n}',
    );
    expect(nginxConfig(rules)).toContain('default_type application/manifest+json;\n}');
  });
});

describe('what other sites may show', () => {
  const NAME = 'Cross-Origin-Resource-Policy';
  const policyOf = (path: string): unknown => {
    const answer = resolveRequest(rules, path, '', () => true);
    return answer.kind === 'file' ? answer.headers[NAME] : undefined;
  };
  it.each(['/', '/docs/about', '/account/my', '/assets/js/a.js', '/fonts/a.woff2', '/gone'])(
    '%s is for our own pages',
    (path) => {
      expect(policyOf(path)).toBe('same-origin');
    },
  );
  it.each(['/cards/docs/about.jpg', '/img/favicon.svg', '/favicon.ico'])('%s is shared', (path) => {
    expect(policyOf(path)).toBe('cross-origin');
  });
  it.each(['openapi.yaml', 'openapi.json', 'asyncapi.yaml'])('%s is read by any page', (file) => {
    const answer = resolveRequest(rules, `/developer/${file}`, '', () => true);
    expect(answer).toMatchObject({
      headers: {[NAME]: 'cross-origin', 'Access-Control-Allow-Origin': '*'},
    });
    expect(headersFile(rules)).toMatch(
      new RegExp(`/developer/${file}\\n(?:  .+\\n)*  Access-Control-Allow-Origin: \\*\\n`, 'u'),
    );
  });
  it('on Netlify, Cloudflare and nginx, with one value', () => {
    const lines = `  ! ${NAME}\n  ${NAME}: cross-origin\n`;
    for (const path of ['/cards/*', '/img/*', '/favicon.ico']) {
      expect(headersFile(rules)).toContain(`\n${path}\n${lines}`);
    }
    const [, cards = ''] = /location \^~ \/cards\/ \{([^}]*)\}/u.exec(nginxConfig(rules)) ?? [];
    expect(cards.match(/Cross-Origin-Resource-Policy "[\w-]+"/gu)).toEqual([
      `${NAME} "cross-origin"`,
    ]);
    expect(cards).toContain('try_files $uri =404;');
  });
});

describe('documents that are no pages', () => {
  const policy = "default-src 'none'; frame-ancestors 'self'";
  const own = hostingRules({...input, documents: {'/generator/frame.html': policy}});

  it.each(['/generator/frame.html', '/generator/frame'])('%s has a policy of its own', (path) => {
    const answer = resolveRequest(own, path, '', (file) => file === '/generator/frame.html');
    expect(answer).toMatchObject({
      status: 200,
      headers: {'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff'},
    });
  });
  it('Cloudflare takes the common policy away first, with and without the ending', () => {
    for (const path of ['/generator/frame.html', '/generator/frame']) {
      expect(headersFile(own)).toContain(
        `\n${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n`,
      );
    }
    // A header that stands for no other file needs no such line.
    const taken =
      /  ! (?!Content-Security-Policy|Referrer-Policy|Cross-Origin-Resource-Policy|Access)/u;
    expect(headersFile(own)).not.toMatch(taken);
  });
  it('nginx sends the one policy', () => {
    const [, location = ''] =
      /location = \/generator\/frame\.html \{([^}]*)\}/u.exec(nginxConfig(own)) ?? [];
    expect(location.match(/add_header Content-Security-Policy/gu)).toHaveLength(1);
    expect(location).toContain(policy);
  });
});

describe('versions of the manual', () => {
  const after = hostingRules({
    ...input,
    versions: ['8.10', '8.0', '7.2'],
    retired: {'5.0': {'feature/gone': 'feature/near', 'old/index': 'guide/index', last: 'about'}},
    moved: {'feature/stock': 'feature/stocks', 'old/index': 'guide/index'},
  });
  const follow = (pathname: string): string | undefined => {
    const answer = resolveRequest(after, pathname, '?q=a', () => false);
    return answer.kind === 'redirect' ? answer.location.replace(/\?q=a$/u, '') : undefined;
  };

  it.each([
    ['/docs/8.10', '/docs/about'],
    ['/docs/8.10/guide/install', '/docs/guide/install'],
    ['/docs/8.0', '/docs/8.0/about'],
    // The former newest manual now has these addresses itself.
    ['/docs/8.0/guide/install', undefined],
    ['/docs/8.1', undefined],
    ['/docs/feature/stock', '/docs/feature/stocks'],
    ['/docs/old/', '/docs/guide'],
    ['/docs/8.0/feature/stock', undefined],
    ['/docs/5.0', '/docs/about'],
    ['/docs/5.0/', '/docs/about'],
    ['/docs/5.0/guide/install', '/docs/guide/install'],
    ['/docs/5.0/feature', '/docs/feature'],
    ['/docs/5.0/feature/gone', '/docs/feature/near'],
    ['/docs/5.0/feature/gone/', '/docs/feature/near'],
    ['/docs/5.0/feature/gone-not', '/docs/feature/gone-not'],
    ['/docs/5.0/old', '/docs/guide'],
    ['/docs/5.0/last', '/docs/about'],
    ['/docs/5.0/tags', '/docs/tags'],
    ['/docs/5.0/tags/obs', '/docs/tags'],
    [encodeURI('/docs/5.0/tags/設定'), '/docs/tags'],
  ])('%s leads to %s', (from, to) => {
    expect(follow(from)).toBe(to);
  });

  it('the single pages stand before what stands for all, in the file that is read from the top', () => {
    const lines = redirectsFile(after)
      .split('\n')
      .filter((line) => line.startsWith('/docs/5.0') && !line.includes('/ '));
    expect(lines).toEqual([
      '/docs/5.0 /docs/about 301',
      '/docs/5.0/feature/gone /docs/feature/near 301',
      '/docs/5.0/old /docs/guide 301',
      '/docs/5.0/last /docs/about 301',
      '/docs/5.0/tags/* /docs/tags 301',
      '/docs/5.0/* /docs/:splat 301',
    ]);
  });

  it('nginx, which takes the exact and then the longest location, has them all', () => {
    const text = nginxConfig(after);
    for (const line of [
      'location = /docs/5.0/feature/gone { return 301 /docs/feature/near$is_args$args; }',
      String.raw`location ^~ /docs/5.0/tags/ { rewrite ^/docs/5\.0/tags/(.*)$ /docs/tags permanent; }`,
      String.raw`location ^~ /docs/5.0/ { rewrite ^/docs/5\.0/(.*)$ /docs/$1 permanent; }`,
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toContain('location ^~ /docs/8.0/');
  });
});

describe('host files', () => {
  it('writes each redirect for Netlify and Cloudflare', () => {
    expect(redirectsFile(rules)).toContain('/docs/8.0/* /docs/:splat 302\n');
    expect(redirectsFile(rules)).toContain('/search/ /search 200\n');
  });
  it('writes the headers once for all and once for assets', () => {
    const text = headersFile(rules);
    const common = text.slice(0, text.indexOf('/news/'));
    expect(common.match(/Content-Security-Policy/gu)).toHaveLength(1);
    // And for the pages about accounts, each with and without its ending, which no browser keeps.
    const caching = text.match(/Cache-Control: [\w-]+/gu)?.map((line) => line.slice(15));
    expect(caching).toEqual(['public', 'no-cache', ...Array<string>(8).fill('no-store')]);
  });
  it('refuses a header line that Cloudflare would cut', () => {
    const long = {...rules, headers: {...rules.headers, everywhere: {'X-Long': 'a'.repeat(2000)}}};
    expect(() => headersFile(long)).toThrow('Cloudflare Pages follows 2000');
  });
  it.each([
    ['/generator/a/', '/generator/a'],
    ['/設定/x/', '/設定/x'],
    // With `merge_slashes off`, browsers would take these for hosts.
    ['/\\evil.example/', undefined],
    ['/a\\b/', undefined],
    ['//evil.example/', undefined],
    ['/', undefined],
  ])('nginx takes the slash from %s only within the site', (path, expected) => {
    const [, pattern = ''] = /rewrite (\^\(\S+) \$1 permanent;/u.exec(nginxConfig(rules)) ?? [];
    // nginx reads two backslashes as one.
    const [, found] = new RegExp(pattern.replaceAll('\\\\', '\\'), 'u').exec(path) ?? [];
    expect(found).toBe(expected);
  });

  it('repeats the headers in each nginx location and keeps the query', () => {
    const text = nginxConfig(rules);
    // Pages have two locations, with and without their ending.
    const files = Object.keys(rules.headers.files).flatMap((file) =>
      file.endsWith('.html') ? [file, file] : [file],
    );
    expect(text.match(/add_header Content-Security-Policy/gu)).toHaveLength(
      ['server', 'assets', 'Markdown', 'all', ...Object.keys(rules.headers.folders), ...files]
        .length,
    );
    // A redirect is a location without any, and gets those of the server.
    const [server = ''] = text.split('\nlocation ');
    for (const name of Object.keys(rules.headers.everywhere)) {
      expect(server).toContain(`add_header ${name} "`);
    }
    expect(text).toContain('location = /docs { return 301 /docs/about$is_args$args; }');
    expect(text).toContain(String.raw`rewrite ^/docs/8\.0/(.*)$ /docs/$1 redirect;`);
  });
});

describe('inline scripts', () => {
  it('hashes like the CSP specification example', () => {
    // CSP Level 3, section 8.3 (usage of hashes): alert('Hello, world.');
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
  });
  it('leaves external scripts and data blocks alone', () => {
    const html = '<script src=a.js></script><script type=application/ld+json>{}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });
  it('names the pages when they hold different scripts', () => {
    const pages = new Map([
      ['a.html', '<script>1</script>'],
      ['b.html', '<script>2</script>'],
    ]);
    expect(() => sharedInlineScripts(pages)).toThrow(
      /2 different sets of inline scripts[^]*a\.html[^]*b\.html/u,
    );
  });
});
