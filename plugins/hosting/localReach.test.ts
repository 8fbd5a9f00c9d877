import {describe, expect, it} from 'vitest';
import {headersFile} from './formats/netlify';
import {nginxConfig} from './formats/nginx';
import {resolveRequest} from './resolveRequest';
import {contentSecurityPolicy} from './policy';
import {reachingPages} from './inlineScripts';
import {hostingRules} from './rules';

const input = {
  inlineScriptHashes: ['sha256-abc='],
  backendUrl: 'https://backend.example/rest',
  versions: ['8.0'],
};
const pages = new Map([
  [
    'docs/guide/setup.html',
    '<main><section class=box aria-label=確認 data-reach=loopback><button>',
  ],
  ['docs/guide/index.html', '<section data-reach="loopback" class="box">'],
  ['docs/faq.html', '<p>&lt;section data-reach="loopback"&gt; <code>data-reach=loopback</code>'],
]);
const rules = hostingRules({...input, reaching: reachingPages(pages)});

describe('pages that talk to programs of the visitor', () => {
  const LOOPBACK = 'http://localhost:* ws://localhost:* http://127.0.0.1:* ws://127.0.0.1:*';
  const policyOf = (path: string): string => {
    const answer = resolveRequest(rules, path, '', (file) => file === `${path}.html`);
    return answer.kind === 'file' ? (answer.headers['Content-Security-Policy'] ?? '') : '';
  };
  const common = contentSecurityPolicy(input).split('; ');

  it.each<[string, string]>([
    ['/docs/guide/setup', LOOPBACK],
    ['/docs/guide/index', LOOPBACK],
    ['/docs/developer/api', LOOPBACK],
    ['/docs/developer/api/websocket', LOOPBACK],
    ...['4_2', '5_0', '5_1', '6_0', '7_0', '8_0'].map((version): [string, string] => [
      `/generator/templates/${version}`,
      LOOPBACK,
    ]),
    ['/tools/map', LOOPBACK],
    ['/tools/map/view', LOOPBACK],
    ['/tools/volume-party', 'http: ws:'],
    ['/tools/wordparty-ponkit', 'http: ws:'],
  ])('%s may connect to %s, and nothing else is wider', (path, sources) => {
    const own = policyOf(path).split('; ');
    expect(own.filter((directive) => !common.includes(directive))).toEqual([
      `connect-src 'self' ${sources}`,
    ]);
    expect(common.filter((directive) => !own.includes(directive))).toEqual([
      "connect-src 'self'",
      // Would make https out of the app's address.
      'upgrade-insecure-requests',
    ]);
  });
  it.each([
    '/tools/mic-checker',
    '/tools/webm',
    '/docs/faq',
    '/docs/developer/http-api',
    '/generator/templates',
  ])('%s may not', (path) => {
    expect(policyOf(path).split('; ')).toEqual(common);
  });
  it('nginx, Netlify and Cloudflare send it with the address that has no ending', () => {
    const [, location = ''] = /location = \/tools\/map \{([^}]*)\}/u.exec(nginxConfig(rules)) ?? [];
    expect(location.match(/add_header Content-Security-Policy/gu)).toHaveLength(1);
    expect(location).toContain(`${LOOPBACK};`);
    expect(location).toContain('try_files /tools/map.html =404;');
    expect(headersFile(rules)).toContain(
      `\n/tools/map\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policyOf('/tools/map')}\n`,
    );
  });
});
