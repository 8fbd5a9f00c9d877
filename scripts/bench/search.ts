/**
 * Measures the search: what is found in Node and in the worker of the built site, and what it costs
 * in Chromium. `npm run bench -- search` asks the newest manual what the tests ask;
 * `npm run bench -- search corpus.json … queries.json`, or a folder that holds them (also from
 * SEARCH_EVAL), measures other pages. `--fuzz 20000` asks hostile queries instead. Times depend on
 * the machine and on what else it does; compare only those of one run.
 */
import {existsSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildIndex} from '@komebiyori/search/searchIndex';
import {kilobytes, markdownSection} from '../lib/benchTable';
import {fuzz} from '../lib/search/fuzz';
import {goalRows, wordForWordRows, type GoalRow} from '../lib/search/goals';
import {ownManual, readCorpora, type Corpus} from '../lib/search/inputs';
import {measureSearch, rankInWorker, type SearchCosts} from '../lib/search/measure';
import {openSearchSite, type SearchSite} from '../lib/search/openSearchSite';
import {scriptBytes} from '../lib/search/scriptBytes';
import {codeNames, drawLines, readPages, settingNames} from '../lib/search/wordForWord';
import {rankOf, scoresOf, summary, type Ranked} from '../lib/searchEval';

const BUILD = path.join(__dirname, '..', '..', 'build');

/** So many lines of the manual are drawn; the same ones until the manual changes. */
const LINES = {count: 300, seed: 1};

/** So many queries, drawn evenly, tell what an answer costs. */
const TIMED = 200;

const timedOf = (queries: Corpus['queries']): string[] =>
  queries.filter((_, at) => at % Math.ceil(queries.length / TIMED) === 0).map(({query}) => query);

/** What was measured of one corpus. */
interface Measured extends SearchCosts {
  name: string;
  pages: number;
  bytes: SearchSite['bytes'];
  manualBytes: SearchSite['manualBytes'];
  /** Ranks by the worker of the built site, in the order of the queries; none for the site itself. */
  ranked: Ranked[];
}

async function withSite<Result>(
  index: Corpus['index'] | undefined,
  work: (site: SearchSite) => Promise<Result>,
): Promise<Result> {
  const site = await openSearchSite(BUILD, index);
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

function measureCorpus({name, index, queries}: Corpus, runs: number): Promise<Measured> {
  return withSite(index, async (site) => ({
    name,
    pages: index.pages.length,
    bytes: site.bytes,
    manualBytes: site.manualBytes,
    ranked: await rankInWorker(site, queries),
    ...(await measureSearch(site, timedOf(queries), runs)),
  }));
}

/** The files that the build really ships, with the queries of the manual. */
function measureShipped({queries}: Corpus, pages: number, runs: number): Promise<Measured> {
  return withSite(undefined, async (site) => ({
    ...{name: 'as built', pages, ranked: []},
    ...{bytes: site.bytes, manualBytes: site.manualBytes},
    ...(await measureSearch(site, timedOf(queries), runs)),
  }));
}

/** Ranks for lines and names of the manual, in the index as built, with the pages of the site. */
async function rankWordForWord(): Promise<Ranked[]> {
  const pages = readPages();
  const sets = {
    line: drawLines(pages, LINES.count, LINES.seed),
    name: codeNames(pages),
    setting: settingNames(pages),
  };
  const queries = Object.entries(sets).flatMap(([kind, items]) =>
    items.map((item, at) => ({...item, kind, id: `${kind}-${at + 1}`, corpus: 'as built'})),
  );
  return withSite(undefined, (site) => rankInWorker(site, queries));
}

function rankInNode({index, queries}: Corpus): Ranked[] {
  const built = buildIndex([index]);
  return queries.map((query) => ({...query, rank: rankOf(built, query)}));
}

function printFound(ranked: readonly Ranked[], inWorker: readonly Ranked[]): boolean {
  const note =
    'A hit counts at the rank of the first result whose page is expected. Answers of the worker of the built site.';
  const head = ['queries', 'count', 'MRR', 'recall@1', 'recall@8'];
  const [only, ...others] = new Set(inWorker.map(({corpus}) => corpus));
  // The rows of a single corpus say the same as those of all.
  const rows = summary(inWorker).filter(
    ([name = '']) => others.length > 0 || !name.startsWith(only ?? ''),
  );
  print({title: 'Search: what is found', note, head, rows});
  print({
    title: 'Search: not first',
    note: 'Rank 0: not found.',
    head: ['id', 'query', 'rank'],
    rows: inWorker
      .filter(({rank}) => rank !== 1)
      .map(({id, query, rank}) => [id, query, String(rank)]),
  });
  const differing = ranked.filter(({rank}, at) => rank !== inWorker[at]?.rank);
  if (differing.length > 0) {
    print({
      title: 'Search: failure, the worker of build/ ranks otherwise than the sources',
      note: 'Is build/ older than the sources? Run "npm run build".',
      head: ['id', 'query', 'in Node', 'in the worker'],
      rows: differing.map(({id, query, rank}) => [
        ...[id, query, String(rank)],
        String(inWorker.find((other) => other.id === id)?.rank ?? '-'),
      ]),
    });
  }
  return differing.length === 0;
}

function printCosts(measured: readonly Measured[], runs: number): void {
  print({
    title: 'Search: what it costs',
    note:
      `${cpus().length} cores with ${(loadavg()[1] ?? 0).toFixed(1)} running tasks in the last five minutes, Node ${process.version}, headless Chromium; medians of ${runs} runs. kB (1,000 bytes) of the index ` +
      'files that a visit loads; ms from the last byte to a ready worker; ms for an answer of at most eight pages, in the ' +
      'worker and from the page and back; ms from focus to the drawn list on a page of the manual, index in the HTTP cache.',
    head: [
      ...['corpus', 'pages', 'raw', 'gzip', 'brotli', 'ready'],
      ...['worker p50', 'worker p95', 'trip p50', 'trip p95', 'first answer'],
    ],
    rows: measured.map(({name, pages, bytes, ready, worker, roundTrip, firstAnswer}) => [
      name,
      String(pages),
      ...[bytes.raw, bytes.gzip, bytes.brotli].map(kilobytes),
      ready.toFixed(0),
      ...[worker.p50, worker.p95, roundTrip.p50, roundTrip.p95].map((ms) => ms.toFixed(1)),
      firstAnswer.toFixed(0),
    ]),
  });
}

function print(section: Parameters<typeof markdownSection>[0]): void {
  console.log(markdownSection(section));
}

async function bench(paths: readonly string[], runs: number): Promise<boolean> {
  const corpora = paths.length > 0 ? await readCorpora(paths) : [await ownManual()];
  const inNode = corpora.flatMap(rankInNode);
  const measured: Measured[] = [];
  for (const corpus of corpora) measured.push(await measureCorpus(corpus, runs));
  const manual = await ownManual();
  const shipped = await measureShipped(manual, manual.index.pages.length, runs);
  const inWorker = measured.flatMap(({ranked}) => ranked);
  const wordForWord = await rankWordForWord();
  const agrees = printFound(inNode, inWorker);
  print({
    title: 'Search: lines and names of the manual, typed word for word',
    note: `${LINES.count} cells, items and sentences drawn at random that stand on one page, not in its first three hits; names not first on a page that defines them.`,
    head: ['id', 'query', 'rank'],
    rows: wordForWord
      .filter(({kind, rank}) => rank === 0 || rank > (kind === 'line' ? 3 : 1))
      .map(({id, query, rank}) => [id, query, String(rank)]),
  });
  printCosts([...measured, shipped], runs);
  const rows: GoalRow[] = goalRows(scoresOf(inWorker), [...measured, shipped], {
    ...(await scriptBytes()),
    index: {pages: shipped.pages, bytes: shipped.manualBytes, ready: shipped.ready},
  });
  rows.unshift(...wordForWordRows(wordForWord, inWorker));
  print({
    title: 'Search: goals',
    note: 'A missed goal of quality ends the run as failed; the others depend on the machine.',
    head: ['what', 'measured', 'goal', ''],
    rows: rows.map(({what, measured: value, goal, isMet}) => [
      ...[what, value, goal],
      isMet ? 'met' : 'goal missed',
    ]),
  });
  return agrees && rows.every(({isMet, isQuality}) => isMet || !isQuality);
}

/** Hostile queries to the index as it is built, or to each of the corpora. */
async function runFuzz(paths: readonly string[], count: number): Promise<boolean> {
  const targets =
    paths.length > 0 ? await readCorpora(paths) : [{...(await ownManual()), index: undefined}];
  let isGood = true;
  for (const {name, index, queries} of targets) {
    const real = queries.map(({query}) => query);
    const {sections, hasPassed} = await withSite(index, (site) => fuzz(site, name, count, real));
    sections.forEach(print);
    isGood &&= hasPassed;
  }
  return isGood;
}

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} must be a number from 1.`);
  return count;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: '5'}, fuzz: {type: 'string'}},
    allowPositionals: true,
  });
  if (!existsSync(BUILD)) throw new Error('No build/: run "npm run build" first.');
  const folder = process.env['SEARCH_EVAL'] ?? '';
  const paths = positionals.length > 0 ? positionals : folder === '' ? [] : [folder];
  const isGood =
    values.fuzz === undefined
      ? await bench(paths, countOf('runs', values.runs))
      : await runFuzz(paths, countOf('fuzz', values.fuzz));
  if (!isGood) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
