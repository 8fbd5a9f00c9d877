import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, joinSources} from './policy';
import {hostingRules} from './rules';

const input = {
  inlineScriptHashes: ['sha256-abc='],
  backendUrl: 'https://backend.example/rest',
  versions: ['8.0'],
};
const rules = hostingRules(input);

describe('content security policy', () => {
  const csp = rules.headers.everywhere['Content-Security-Policy'] ?? '';
  it('allows only our files and the hashed script', () => {
    expect(csp).toContain("script-src 'self' 'sha256-abc=';");
    expect(csp).toContain("connect-src 'self';");
  });
  it('leaves to default-src only what is fetched ahead, which has no directive of its own', () => {
    const given = new Map(csp.split('; ').map((one) => [one.split(' ')[0] ?? '', one]));
    expect(given.get('default-src')).toBe("default-src 'self'");
    // The fetch directives of CSP Level 3 (section 6.1), and those before them that they fall back to.
    const FETCH = [
      ...['connect-src', 'font-src', 'frame-src', 'img-src', 'manifest-src', 'media-src'],
      ...['object-src', 'script-src', 'style-src', 'style-src-attr', 'worker-src'],
    ];
    expect(FETCH.filter((name) => !given.has(name))).toEqual([]);
    expect(given.get('object-src')).toBe("object-src 'none'");
  });
  it('never allows unsafe inline scripts or style elements', () => {
    expect(csp).not.toMatch(/script-src[^;]*unsafe/u);
    expect(csp).not.toMatch(/style-src [^;]*unsafe/u);
  });
  it('lets no text become HTML or a script, but by the policies that are named', () => {
    expect(csp).toContain("require-trusted-types-for 'script';");
    expect(csp).toContain('trusted-types default bundler own-html offline;');
  });
  it('shows no foreign frame and no foreign image unless told', () => {
    expect(csp).toContain("frame-src 'self';");
    expect(csp).toContain("frame-ancestors 'none';");
    expect(csp).toContain("img-src 'self' data:;");
  });
  it('adds further origins to the directive that each was given for, and to no other', () => {
    const more = contentSecurityPolicy({
      ...input,
      extraSources: {
        'script-src': ['https://a.example'],
        'connect-src': ['https://*.b.example'],
        'img-src': ['https://c.example'],
        'frame-src': ['https://d.example', 'https://e.example'],
      },
    });
    expect(more.split('; ').filter((directive) => !csp.split('; ').includes(directive))).toEqual([
      "script-src 'self' 'sha256-abc=' https://a.example",
      "img-src 'self' data: https://c.example",
      "connect-src 'self' https://*.b.example",
      "frame-src 'self' https://d.example https://e.example",
      // What Google's scripts call their own; others are refused.
      "trusted-types default bundler own-html offline goog#html 'allow-duplicates'",
    ]);
  });
  it.each([
    "'unsafe-inline'",
    'https://a.example; object-src *',
    '*',
    'http://a.example',
    'https:',
  ])('refuses %s as a further origin', (source) => {
    expect(() => contentSecurityPolicy({...input, extraSources: {'script-src': [source]}})).toThrow(
      /script-src: not an https origin/u,
    );
  });
});

describe('a site without encryption', () => {
  const everywhere = (isPlainHttp: boolean): Record<string, string> =>
    hostingRules({...input, isPlainHttp}).headers.everywhere;

  it('turns no address into an encrypted one', () => {
    const plain = everywhere(true);
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  });
  it('is otherwise as safe as one with it', () => {
    const {['Strict-Transport-Security']: hsts, ...safe} = everywhere(false);
    expect(hsts).toMatch(/^max-age=\d{8};/u);
    expect(everywhere(true)).toEqual({
      ...safe,
      'Content-Security-Policy': safe['Content-Security-Policy']?.replace(
        '; upgrade-insecure-requests',
        '',
      ),
    });
    expect(everywhere(false)).toEqual(rules.headers.everywhere);
  });
});

describe('the sources of several services', () => {
  it('are joined, an origin of two services once', () => {
    const one = {'connect-src': ['https://a.example', 'https://b.example']};
    const other = {'connect-src': ['https://b.example'], 'img-src': ['https://b.example']};
    expect(joinSources([one, {}, other])).toEqual({...one, 'img-src': ['https://b.example']});
  });
});
