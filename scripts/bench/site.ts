/**
 * Measures the site: what a build and the last test run cost, and which parts of them; what pages
 * weigh, what Lighthouse says of them, and how fast links are. `npm run bench -- --only weight,links`
 * runs those parts only; without `build` an existing build/ is measured. Writes bench-results.md.
 * Figures depend on the machine and on what else it does; compare only those of one run. Byte limits
 * that must hold are tests (config/budgets.ts).
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {kilobytes, markdownSection, type Section} from '../lib/benchTable';
import {CHROMIUM_FLAGS, findBrowser} from '../lib/browser';
import {measure, METHOD, type Cost} from '../lib/buildCost';
import {costByPart} from '../lib/buildProfile';
import {DOCUSAURUS} from '../lib/docusaurus';
import {followLinks, type Journey} from '../lib/followLinks';
import {launchChromium} from '../lib/chromium';
import {auditPages} from '../lib/lighthouse';
import {listen} from '../lib/listen';
import {createStaticServer} from '../lib/staticServer';
import {profileTests} from '../lib/testProfile';
import {weighPages, type Bytes} from '../lib/weigh';

const ROOT = path.join(__dirname, '..', '..');
const RESULTS = path.join(ROOT, 'bench-results.md');
const [, ...DOCUSAURUS_ARGS] = DOCUSAURUS;
const COMPRESS = ['--import', 'tsx', path.join('scripts', 'compress.ts')];
const PARTS = ['build', 'profile', 'weight', 'lighthouse', 'links'] as const;

const PAGES = [
  '/',
  '/docs/about',
  '/docs/guide/template',
  '/docs/feature',
  '/docs/developer',
  '/download',
  '/news',
  '/terms',
  '/tools/mic-checker',
  '/generator/templates/8_0',
  '/search',
  '/docs/7.2/guide/install',
];

/** Within the contents list of a guide, by a link in the text, to a heavy page, between sections. */
const JOURNEYS: readonly Journey[] = [
  ['/docs/guide/install', '/docs/guide/template'],
  ['/docs/about', '/docs/guide/install'],
  ['/docs/feature', '/docs/feature/order-management'],
  ['/docs/developer', '/docs/developer/http-api'],
];
const LINK_RUNS = 5;

/** What the command line asks for. */
interface Options {
  parts: readonly string[];
  pages: readonly string[];
  runs: number;
  desktop: boolean;
}

function readOptions(): Options {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', default: PARTS.join(',')},
      pages: {type: 'string', default: PAGES.join(',')},
      runs: {type: 'string', default: '1'},
      desktop: {type: 'boolean', default: false},
    },
  });
  const parts = values.only.split(',');
  const runs = Number(values.runs);
  const unknown = parts.find((part) => !PARTS.some((name) => name === part));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: choose of ${PARTS.join(', ')}.`);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1.');
  return {parts, pages: values.pages.split(','), runs, desktop: values.desktop};
}

/** Builds into build/, which `docusaurus clear` deletes anyway, so that the other parts see it. */
async function benchBuild(): Promise<Section> {
  const row = (name: string, cost: Cost): string[] => [
    name,
    cost.wallSeconds.toFixed(1),
    cost.cpuSeconds.toFixed(1),
    cost.peakMegabytes.toFixed(0),
  ];
  const build = [...DOCUSAURUS_ARGS, 'build'];
  await measure([...DOCUSAURUS_ARGS, 'clear'], ROOT);
  return {
    title: 'Build',
    note: METHOD,
    head: ['step', 'wall s', 'CPU s', 'peak MB'],
    rows: [
      row('cold (after docusaurus clear)', await measure(build, ROOT)),
      row('warm', await measure(build, ROOT)),
      row('compress (not part of the build)', await measure(COMPRESS, ROOT)),
    ],
  };
}

/** What each part of a cold build costs its main thread. */
async function profileBuild(): Promise<Section> {
  const folder = mkdtempSync(path.join(tmpdir(), 'profile-'));
  try {
    await measure([...DOCUSAURUS_ARGS, 'clear'], ROOT);
    const profiled = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=2000'];
    const {cpuSeconds} = await measure([...profiled, ...DOCUSAURUS_ARGS, 'build'], ROOT);
    // The threads that render pages write profiles of their own.
    const [main = ''] = readdirSync(folder).filter((name) => /\.0\.\d+\.cpuprofile$/u.test(name));
    const profile: unknown = JSON.parse(readFileSync(path.join(folder, main), 'utf8'));
    return {
      title: 'Build, by part',
      note: `CPU seconds of the main thread, cold; the whole build took ${cpuSeconds.toFixed(0)}, most of the rest in the bundler and in rendering pages.`,
      head: ['part', 'CPU s'],
      rows: costByPart(profile).map(({part, seconds}) => [part, seconds.toFixed(2)]),
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function benchWeight(
  origin: string,
  executable: string,
  {pages, desktop}: Options,
): Promise<Section> {
  const browser = await launchChromium({executablePath: executable});
  try {
    const weights = await weighPages(browser, origin, pages, desktop);
    const both = ({gzip, brotli}: Bytes): string => `${kilobytes(gzip)} / ${kilobytes(brotli)}`;
    return {
      title: `Page weight (${desktop ? 'desktop 1280x800' : 'phone 412x823'})`,
      note:
        'KB (1,000 bytes) of bodies, gzip / brotli; req = requests. First what the page fetches while ' +
        'the application is held back; then, from the first interaction, what the application ' +
        'adds; then what it prefetches for other pages. Without the icon of the tab.',
      head: [
        'page',
        ...['req', 'HTML', 'CSS', 'JS', 'other', 'sum'].map((name) => `first ${name}`),
        ...['req', 'JS', 'other', 'sum'].map((name) => `app ${name}`),
        ...['links', 'files', 'sum'].map((name) => `prefetch ${name}`),
      ],
      rows: weights.map(
        ({path: page, beforeScript: first, application, prefetch, prefetchLinks}) => [
          page,
          String(first.requests),
          ...[first.html, first.css, first.js, first.other, first.total].map(both),
          String(application.requests),
          both(application.js),
          both({
            gzip: application.total.gzip - application.js.gzip,
            brotli: application.total.brotli - application.js.brotli,
          }),
          both(application.total),
          String(prefetchLinks),
          String(prefetch.requests),
          both(prefetch.total),
        ],
      ),
    };
  } finally {
    await browser.close();
  }
}

async function benchLighthouse(
  origin: string,
  executable: string,
  {pages, runs}: Options,
): Promise<Section> {
  const reports = await auditPages(origin, pages, {executable, flags: CHROMIUM_FLAGS, runs});
  return {
    title: 'Lighthouse (mobile, simulated throttling)',
    note: runs === 1 ? 'One run for each page.' : `Each figure is the median of ${runs} runs.`,
    head: [
      'page',
      ...['performance', 'accessibility', 'best practices', 'SEO'],
      ...['LCP ms', 'TBT ms', 'CLS', 'not passed'],
    ],
    rows: reports.map((report) => [
      report.path,
      ...[report.performance, report.accessibility, report.bestPractices, report.seo].map(String),
      report.lcpMs.toFixed(0),
      report.tbtMs.toFixed(0),
      report.cls.toFixed(3),
      report.failing.join(', '),
    ]),
  };
}

/** From the click on a link that the pointer has rested on until the new heading is painted. */
async function benchLinks(origin: string, executable: string): Promise<Section> {
  const browser = await launchChromium({executablePath: executable});
  try {
    const options = {journeys: JOURNEYS, runs: LINK_RUNS};
    const fast = await followLinks(browser, origin, {...options, slow: false});
    const slow = await followLinks(browser, origin, {...options, slow: true});
    const cells = (times: readonly number[] = []): string[] => {
      const sorted = times.map(Math.round).sort((a, b) => a - b);
      return [String(sorted[sorted.length >> 1]), `${sorted[0]}–${sorted.at(-1)}`];
    };
    return {
      title: 'Following a link',
      note: `Milliseconds from the click to the frame with the new heading, application loaded: median of ${LINK_RUNS} and range; then with 4× CPU and 1.6 Mbit/s, 150 ms.`,
      head: ['from', 'to', 'median', 'range', 'slow', 'slow range'],
      rows: fast.map(({journey, times}, at) => [
        ...journey,
        ...cells(times),
        ...cells(slow[at]?.times),
      ]),
    };
  } finally {
    await browser.close();
  }
}

/** Serves build/ while the work runs. Pages that the build lacks are named and left out. */
async function withServer(
  options: Options,
  work: (origin: string, options: Options) => Promise<void>,
): Promise<void> {
  const server = createStaticServer(path.join(ROOT, 'build'));
  // `localhost` is a secure context, as the real site is.
  const origin = `http://localhost:${await listen(server)}`;
  try {
    const pages: string[] = [];
    for (const page of options.pages) {
      if ((await fetch(origin + page, {method: 'HEAD'})).ok) pages.push(page);
      else console.error(`${page} is not in build/: left out.`);
    }
    await work(origin, {...options, pages});
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function machine(executable: string): string {
  const browser = execFileSync(executable, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  return `${new Date().toISOString()}, ${cpus().length} cores, Node ${process.version}, ${browser}`;
}

async function main(): Promise<void> {
  const options = readOptions();
  const executable = findBrowser();
  if (executable === undefined) throw new Error('Install Chrome or Chromium, or set CHROME_PATH.');
  let results = `# Measurements\n\n${machine(executable)}\n`;
  const report = (section: Section): void => {
    const text = markdownSection(section);
    console.log(text);
    // After each part: a later one that fails must not cost the figures of those before.
    results += `\n${text}`;
    writeFileSync(RESULTS, results);
  };
  const wanted = (part: (typeof PARTS)[number]): boolean => options.parts.includes(part);
  if (wanted('build')) report(await benchBuild());
  if (wanted('profile')) for (const section of profileTests(ROOT)) report(section);
  if (wanted('profile')) report(await profileBuild());
  if (!['weight', 'lighthouse', 'links'].some((part) => options.parts.includes(part))) return;
  // Files that are already compressed are left as they are.
  await measure(COMPRESS, ROOT);
  await withServer(options, async (origin, present) => {
    if (wanted('weight')) report(await benchWeight(origin, executable, present));
    if (wanted('lighthouse')) report(await benchLighthouse(origin, executable, present));
    if (wanted('links')) report(await benchLinks(origin, executable));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
