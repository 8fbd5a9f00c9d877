import {describe, expect, it} from 'vitest';
import {headersFile, redirectsFile} from './formats/netlify';
import {nginxConfig} from './formats/nginx';
import {contentSecurityPolicy} from './policy';
import {resolveRequest} from './resolveRequest';
import {accountSiteRules, hostingRules, type RulesInput} from './rules';

const input: RulesInput = {
  inlineScriptHashes: ['sha256-abc='],
  backendUrl: 'https://backend.example/rest',
  versions: ['8.0'],
  extraSources: {
    'script-src': ['https://tags.example'],
    'connect-src': ['https://tags.example'],
    'img-src': ['https://ads.example'],
    'frame-src': ['https://ads.example'],
  },
};

const headersOf = (path: string, from = input): Readonly<Record<string, string>> => {
  const answer = resolveRequest(hostingRules(from), path, '', (file) => file === `${path}.html`);
  return answer.kind === 'file' ? answer.headers : {};
};
const policyOf = (path: string, from = input): string[] =>
  (headersOf(path, from)['Content-Security-Policy'] ?? '').split('; ');

const PAGES = ['/account/signin', '/account/my', '/account/checkout/succeeded', '/membership'];

describe('pages about accounts', () => {
  it.each(PAGES)(
    '%s talks to the backend and leads to the payment, without third parties',
    (path) => {
      const policy = policyOf(path);
      expect(policy).toContain("connect-src 'self' https://backend.example");
      expect(policy).toContain("form-action 'self' https://checkout.stripe.com");
      expect(policy).toContain("script-src 'self' 'sha256-abc='");
      expect(policy.join(' ')).not.toMatch(/tags\.example|ads\.example/u);
      expect(headersOf(path)['Referrer-Policy']).toBe('no-referrer');
      // Netlify and Cloudflare get the whole of it, without the headers of all pages.
      expect(headersFile(hostingRules(input))).toContain(
        `\n${path}\n  ! Content-Security-Policy\n  ! Referrer-Policy\n`,
      );
      expect(nginxConfig(hostingRules(input))).toContain(`location = ${path} {`);
    },
  );

  it('only the page that sells may be found by search engines', () => {
    expect(PAGES.map((path) => headersOf(path)['X-Robots-Tag'])).toEqual([
      'noindex',
      'noindex',
      'noindex',
      undefined,
    ]);
  });

  it('no other page may talk to the backend', () => {
    for (const path of ['/docs/about', '/tools/map', '/company']) {
      expect(policyOf(path).join('; ')).not.toMatch(/backend\.example|stripe/u);
    }
    expect(contentSecurityPolicy(input)).not.toContain('backend.example');
  });

  it('without a backend they may do no more than others', () => {
    const off = {...input, backendUrl: ''};
    expect(policyOf('/account/my', off)).toContain("form-action 'self'");
    expect(policyOf('/account/my', off)).toContain("connect-src 'self'");
  });

  it('a backend on the own machine is not turned into an https one', () => {
    const local = {...input, backendUrl: 'http://127.0.0.1:54321'};
    expect(policyOf('/account/my', local)).not.toContain('upgrade-insecure-requests');
    expect(policyOf('/company', local)).toContain('upgrade-insecure-requests');
    expect(policyOf('/account/my')).toContain('upgrade-insecure-requests');
  });
  it('are kept by no browser, and read by no other origin', () => {
    for (const path of PAGES) {
      expect(headersOf(path)).toMatchObject({
        'Cache-Control': 'no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
    }
    expect(nginxConfig(hostingRules(input)).match(/Cache-Control "no-store"/gu)).toHaveLength(8);
  });
});

describe('accounts at an origin of their own', () => {
  const SITE = 'https://site.example';
  const ACCOUNT = 'https://account.site.example';
  const apart = {...input, origins: {siteUrl: SITE, accountUrl: ACCOUNT}};
  const site = hostingRules(apart);
  const own = accountSiteRules(apart, ['/', '/404.html', '/docs/about', '/search', ...PAGES]);
  const ask = (rules: typeof own, path: string, search = ''): ReturnType<typeof resolveRequest> =>
    resolveRequest(rules, path, search, (file) =>
      /^\/(?:account\/my|membership|404)\.html$/u.test(file),
    );

  it.each([
    ['/account/signin', '?next=%2Fmembership', `${ACCOUNT}/account/signin?next=%2Fmembership`],
    ['/account/my', '', `${ACCOUNT}/account/my`],
    ['/membership/', '?buy=pro', `${ACCOUNT}/membership?buy=pro`],
  ])('the site leads from %s%s to it', (path, search, location) => {
    expect(ask(site, path, search)).toEqual({kind: 'redirect', status: 302, location});
  });
  it.each([
    ['/', '', `${SITE}/`],
    ['/docs/about', '?highlight=a', `${SITE}/docs/about?highlight=a`],
    ['/docs', '', `${SITE}/docs`],
    [encodeURI('/docs/tags/設定'), '', `${SITE}${encodeURI('/docs/tags/設定')}`],
    ['/search/', '?q=obs', `${SITE}/search?q=obs`],
  ])('which leads from %s%s to the site', (path, search, location) => {
    expect(ask(own, path, search)).toEqual({kind: 'redirect', status: 302, location});
  });
  it('whose other addresses are its own', () => {
    expect(ask(own, '/account/my')).toMatchObject({kind: 'file', file: '/account/my.html'});
    expect(ask(own, '/membership')).toMatchObject({kind: 'file', file: '/membership.html'});
    expect(ask(own, '/no-such-page')).toMatchObject({file: '/404.html', status: 404});
  });
  it('which knows the backend and no third party, whatever it answers', () => {
    for (const path of ['/account/my', '/membership', '/no-such-page']) {
      const answer = ask(own, path);
      const policy = answer.kind === 'file' ? answer.headers['Content-Security-Policy'] : '';
      expect(policy).toContain("connect-src 'self' https://backend.example;");
      // The search box leads to the site.
      expect(policy).toContain(`form-action 'self' ${SITE} https://checkout.stripe.com;`);
      expect(policy).toContain("script-src 'self' 'sha256-abc=';");
      expect(policy).not.toMatch(/tags\.example|ads\.example|goog/u);
    }
  });
  it('and the site knows no backend, so that nobody can sign in there', () => {
    expect(JSON.stringify(site)).not.toMatch(/backend\.example|stripe/u);
  });
  it('hosts are told so', () => {
    expect(redirectsFile(site)).toContain(`/membership ${ACCOUNT}/membership 302\n`);
    expect(redirectsFile(own)).toContain(`/docs/* ${SITE}/docs/:splat 302\n`);
    const nginx = nginxConfig(own);
    expect(nginx.match(/location = \/ \{[^}]*\}/gu)).toEqual([
      `location = / { return 302 ${SITE}/$is_args$args; }`,
    ]);
    expect(nginx).toContain(
      `location ^~ /docs/ { rewrite ^/docs/(.*)$ ${SITE}/docs/$1 redirect; }`,
    );
    expect(headersFile(own)).toContain('/account/my\n  ! Content-Security-Policy\n');
  });
});
