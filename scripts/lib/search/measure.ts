import type {Page, Worker} from 'playwright';
import * as v from 'valibot';
import type {WorkerTask} from '../../../plugins/search/shared/protocol';
import {median, percentile} from '../benchTable';
import {LIMIT, rankIn, type Query, type Ranked} from '../searchEval';
import type {SearchSite} from './openSearchSite';
import type {Timed} from './probe.browser';

/** As many suggestions as the search box asks for. */
const SUGGESTIONS = 8;

/** Times in ms. */
interface Times {
  p50: number;
  p95: number;
}

/** What a search costs in Chromium; times in ms. */
export interface SearchCosts {
  /** From the last byte of the index to the page that knows the worker to be ready. */
  ready: number;
  /** In the worker alone. */
  worker: Times;
  /** From the page to the worker and back. */
  roundTrip: Times;
  /** From the focus of the search box to the list, with files that the browser keeps. */
  firstAnswer: number;
}

const FoundSchema = v.object({
  type: v.literal('found'),
  found: v.object({hits: v.array(v.object({url: v.string()}))}),
});

/** Where somebody who searches stands: a page of the manual, on which nothing moves. */
const READ_PAGE = '/docs/feature';

/** What the box asks for a query on a page outside of every context; the probe numbers it. */
export function searchRequest(versionPath: string, query: string, limit = SUGGESTIONS): string {
  return JSON.stringify({
    ...{type: 'search', versionPath, context: '', scope: 'all'},
    ...{query, limit, more: 0},
  } satisfies WorkerTask);
}

/** Has the worker, or the worker of a page, answer requests, one after the other. */
export function ask(
  asked: Pick<Worker, 'evaluate'>,
  requests: readonly string[],
): Promise<Timed[]> {
  return asked.evaluate((texts) => globalThis.searchProbe.ask(texts), requests);
}

/** The version that the page's client had the worker load. */
export async function loadedVersion(page: Page): Promise<string> {
  const [load = '{}'] = await page.evaluate(() => globalThis.searchProbe.loads);
  return v.parse(v.object({versionPath: v.string()}), JSON.parse(load)).versionPath;
}

/** Ranks by the answers of the worker, as the site would show them. */
export async function rankInWorker(
  {openReady}: SearchSite,
  queries: readonly Query[],
): Promise<Ranked[]> {
  const {page, worker} = await openReady();
  const version = await loadedVersion(page);
  const answers = await ask(
    worker,
    queries.map(({query}) => searchRequest(version, query, LIMIT)),
  );
  await page.close();
  return queries.map((query, at) => {
    const {found} = v.parse(FoundSchema, JSON.parse(answers[at]?.answer ?? 'null'));
    return {...query, rank: rankIn(found.hits, query.expected)};
  });
}

/** Measures with fresh pages that share one HTTP cache; each figure is the median of the runs. */
export async function measureSearch(
  site: SearchSite,
  queries: readonly string[],
  runs: number,
): Promise<SearchCosts> {
  const ready: number[] = [];
  const inWorker: number[][] = [];
  const roundTrips: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const {page, worker} = await site.openReady();
    ready.push(await readyTime(page, worker));
    const version = await loadedVersion(page);
    const requests = queries.map((query) => searchRequest(version, query));
    // Once unmeasured: a visitor types several letters before the word is whole.
    await ask(worker, requests);
    inWorker.push((await ask(worker, requests)).map(({ms}) => ms));
    roundTrips.push((await ask(page, requests)).map(({ms}) => ms));
    await page.close();
  }
  const firstAnswers: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await site.open(READ_PAGE);
    await page.waitForLoadState('networkidle');
    firstAnswers.push(
      await page.evaluate((query) => globalThis.searchProbe.firstAnswer(query), queries[0] ?? ''),
    );
    await page.close();
  }
  return {
    ready: median(ready),
    worker: times(inWorker),
    roundTrip: times(roundTrips),
    firstAnswer: median(firstAnswers),
  };
}

async function readyTime(page: Page, worker: Worker): Promise<number> {
  const loaded = await page.evaluate(() => globalThis.searchProbe.loaded);
  const failed = loaded.find(({type}) => type === 'failed');
  if (failed !== undefined) throw new Error('The worker could not load its index.');
  const downloads = await worker.evaluate(() => globalThis.searchProbe.downloads());
  return Math.max(...loaded.map(({at}) => at)) - Math.max(...downloads);
}

/** Over the queries; each of them with the median of its runs. */
function times(runs: readonly (readonly number[])[]): Times {
  const each = (runs[0] ?? []).map((_, at) => median(runs.map((run) => run[at] ?? NaN)));
  return {p50: percentile(each, 0.5), p95: percentile(each, 0.95)};
}
