/**
 * `npm run bench -- hosting`: build/ behind a real nginx with the snippet of the build, for this
 * computer only. Headers and redirects must be what `_headers` and `_redirects` say, Mozilla's
 * Observatory must give 130 points, and no request may fail under load. Debian's nginx and wrk, and
 * the Observatory's rules from npm, are installed where they are missing. `--only load` does one
 * part, `--seconds 20` a longer load. Figures depend on the machine and on what else it does.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import * as v from 'valibot';
import {resolveRequest, type Resolution} from '../../plugins/hosting/resolveRequest';
import {RulesSchema, type Rules} from '../../plugins/hosting/rules';
import {markdownSection, type Section} from '../lib/benchTable';
import {runCommand} from '../lib/command';
import {headersAt} from '../lib/hosting/hostHeaders';
import {requireProgram, startNginx, type Nginx} from '../lib/hosting/nginx';
import {openObservatory} from '../lib/hosting/observatory';
import {load} from '../lib/hosting/wrk';

const ROOT = path.join(__dirname, '..', '..');
const BUILD = path.join(ROOT, 'build');
const PARTS = ['headers', 'observatory', 'load'] as const;
const CONNECTIONS = [64, 256];
/** With all bonuses that need neither cookies nor a place on the browsers' list of sites. */
const LEAST_SCORE = 130;

const options = parseArgs({
  options: {
    only: {type: 'string', default: PARTS.join(',')},
    seconds: {type: 'string', default: '5'},
  },
}).values;

/** A part of the report, and what it found to be wrong. */
interface Part extends Section {
  readonly faults: readonly string[];
}

/** A script and a stylesheet of the build; their names hold a hash. */
function asset(folder: 'js' | 'css', start: string): string {
  const names = readdirSync(path.join(BUILD, 'assets', folder));
  const name = names.find((one) => one.startsWith(start) && one.endsWith(`.${folder}`));
  if (name === undefined) throw new Error(`build/assets/${folder} has no ${start}.`);
  return `/assets/${folder}/${name}`;
}

const pagePaths = (): string[] => [
  ...[
    '/',
    '/docs/about',
    '/docs/7.2/guide/install',
    '/search?q=obs',
    '/no-such-page',
    '/docs/no/such',
  ],
  ...['/tools/map', '/tools/volume-party', '/account/my', '/membership', '/generator/frame.html'],
  ...['/news/atom.xml', '/developer/openapi.yaml', '/cards/docs/about.jpg', '/img/favicon.svg'],
  ...['/favicon.ico', '/sitemap.xml', '/.well-known/security.txt', '/docs/about.md'],
  '/fonts/rounded-wordmark.woff2',
  ...[asset('js', 'boot.'), asset('css', 'page.'), '/assets/js/gone.js', '/assets/'],
];
const REDIRECTED = [
  ...['/docs', '/docs/8.0', '/docs/8.0/guide/install?highlight=a', '/docs/7.2/', '/docs/about/'],
  ...[
    '/information/breaking-8',
    '/search/?q=obs',
    '/_headers',
    '/_hosting/rules.json',
    '/download/',
  ],
];

/** Headers that nginx, and no rule, decides on. */
const OWN = new Set(
  [
    'accept-ranges',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'date',
  ].concat([
    'etag',
    'keep-alive',
    'last-modified',
    'location',
    'server',
    'transfer-encoding',
    'vary',
  ]),
);

/** What should be answered, as the rules say it. */
function wanted(rules: Rules, address: string): Resolution {
  const {pathname, search} = new URL(address, 'http://site');
  const isFile = (file: string): boolean =>
    statSync(path.join(BUILD, file), {throwIfNoEntry: false})?.isFile() ?? false;
  return resolveRequest(rules, pathname, search, isFile);
}

const differences = (
  found: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, string>>,
): string[] =>
  [...new Set([...Object.keys(found), ...Object.keys(expected)])]
    .filter((name) => found[name] !== expected[name])
    .map((name) => `${name}: ${found[name] ?? 'none'} instead of ${expected[name] ?? 'none'}`);

/** How long an answer is kept; for pages, hosts of `_headers` do the same by themselves. */
function keptFor(right: Resolution, rules: Rules): Record<string, string> {
  if (right.kind === 'redirect') return {};
  const headers = right.kind === 'missing' ? rules.headers.pages : right.headers;
  return {'cache-control': headers['Cache-Control'] ?? ''};
}

async function checkHeaders({origin}: Nginx): Promise<Part> {
  const file = (name: string): string => readFileSync(path.join(BUILD, name), 'utf8');
  const rules = v.parse(RulesSchema, JSON.parse(file('_hosting/rules.json')));
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const address of [...pagePaths(), ...REDIRECTED]) {
    const answer = await fetch(origin + address, {redirect: 'manual'});
    await answer.arrayBuffer();
    const right = wanted(rules, address);
    const found = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name)));
    // How long a redirect may be kept is the browsers' own affair.
    if (right.kind === 'redirect') delete found['cache-control'];
    const isThere = right.kind !== 'missing' && right.status !== 404;
    // A host answers with this page instead.
    const asked = isThere ? new URL(address, origin).pathname : '/404.html';
    const {'content-type': type, ...said} = headersAt(file('_headers'), asked);
    const wrong = differences(found, {...said, ...keptFor(right, rules)});
    const status = isThere ? right.status : 404;
    if (answer.status !== status) wrong.push(`status ${answer.status} instead of ${status}`);
    if (type !== undefined && answer.headers.get('content-type') !== type) wrong.push('type');
    const location = answer.headers.get('location')?.replace(origin, '');
    if (right.kind === 'redirect' && location !== right.location)
      wrong.push(`to ${location ?? ''}`);
    rows.push([address, String(answer.status), wrong.length === 0 ? 'as said' : wrong.join('; ')]);
    faults.push(...wrong.map((one) => `${address}: ${one}`));
  }
  return {
    title: 'Headers and redirects',
    note: 'What nginx answers, compared with _headers as Cloudflare reads it and with the rules.',
    head: ['address', 'status', 'headers'],
    rows,
    faults,
  };
}

async function score({origin}: Nginx): Promise<Part> {
  const judge = await openObservatory(path.join(ROOT, 'node_modules', '.cache', 'observatory'));
  const rows: string[][] = [];
  const faults: string[] = [];
  // Pages that talk to programs of the visitor name addresses without encryption (plugins/hosting).
  for (const [address, least] of [
    ['/', LEAST_SCORE],
    ['/docs/about', LEAST_SCORE],
    ['/tools/map', 0],
    ['/account/my', 0],
  ] as const) {
    const answer = await fetch(origin + address);
    const {
      score: points,
      grade,
      found,
    } = judge({
      url: `https://komebiyori.example${address}`,
      headers: Object.fromEntries(answer.headers),
      html: await answer.text(),
    });
    rows.push([
      address,
      String(points),
      grade,
      found.filter((one) => !one.endsWith(' 0')).join(', '),
    ]);
    if (points < least)
      faults.push(`${address}: ${points} of ${least} points: ${found.join(', ')}`);
  }
  return {
    title: 'Mozilla’s HTTP Observatory',
    note: 'As on a host with TLS that leads from http to https. Pages that reach programs of the visitor, and in a test build those of accounts, name http addresses, for which 20 points go.',
    head: ['page', 'points', 'grade', 'what gave or took points'],
    rows,
    faults,
  };
}

async function bear({origin, hasBrotli, errorLog}: Nginx): Promise<Part> {
  const wrk = requireProgram('wrk');
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const address of ['/', '/docs/about', '/tools/map', asset('js', 'main.'), '/docs/8.0/faq']) {
    const accepted = {headers: {'Accept-Encoding': 'br, gzip'}, redirect: 'manual'} as const;
    const encoding = (await fetch(origin + address, accepted)).headers.get('content-encoding');
    for (const connections of CONNECTIONS) {
      const {requestsPerSecond, p99, errors} = await load(
        wrk,
        origin + address,
        connections,
        Number(options.seconds),
      );
      rows.push([
        address,
        encoding ?? 'none',
        String(connections),
        requestsPerSecond.toFixed(0),
        p99.toFixed(1),
        String(errors),
      ]);
      if (errors > 0) faults.push(`${address}: ${errors} errors at ${connections} connections`);
    }
  }
  const complaints = readFileSync(errorLog, 'utf8');
  if (complaints !== '') faults.push(`nginx says:\n${complaints}`);
  return {
    title: 'Load',
    note: `wrk for ${options.seconds} s each, on the same machine${hasBrotli ? '' : '; without the brotli module'}.`,
    head: ['address', 'encoding', 'connections', 'requests/s', 'p99 ms', 'errors'],
    rows,
    faults,
  };
}

async function main(): Promise<void> {
  const wantedParts = options.only.split(',');
  // Files that are already compressed are left as they are.
  await runCommand([process.execPath, '--import', 'tsx', 'scripts/compress.ts'], process.env);
  const nginx = await startNginx(BUILD);
  const work = {headers: checkHeaders, observatory: score, load: bear};
  try {
    for (const part of PARTS.filter((one) => wantedParts.includes(one))) {
      const {faults, ...section} = await work[part](nginx);
      console.log(markdownSection(section));
      for (const fault of faults) console.error(`✘ ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await nginx.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
