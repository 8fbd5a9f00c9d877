import {describe, expect, it} from 'vitest';
import {headersFile} from './formats/headersFile';
import {nginxConfig} from './formats/nginx';
import {resolveRequest} from './resolveRequest';
import {contentSecurityPolicy, hostingRules, type RulesInput} from './rules';

const input: RulesInput = {
  inlineScriptHashes: ['sha256-abc='],
  backendUrl: 'https://backend.example/rest',
  versions: ['8.0'],
  extraSources: {
    'script-src': ['https://tags.example'],
    'connect-src': ['https://tags.example', 'https://search.example'],
    'img-src': ['https://ads.example'],
    'frame-src': ['https://ads.example'],
  },
  accountSources: {'connect-src': ['https://search.example']},
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
      expect(policy).toContain("connect-src 'self' https://backend.example https://search.example");
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
    expect(policyOf('/account/my', off)).toContain("connect-src 'self' https://search.example");
  });

  it('a backend on the own machine is not turned into an https one', () => {
    const local = {...input, backendUrl: 'http://127.0.0.1:54321'};
    expect(policyOf('/account/my', local)).not.toContain('upgrade-insecure-requests');
    expect(policyOf('/company', local)).toContain('upgrade-insecure-requests');
    expect(policyOf('/account/my')).toContain('upgrade-insecure-requests');
  });
});
