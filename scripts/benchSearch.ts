/**
 * Measures the search: `npm run bench:search -- corpus.json … queries.json`, or with a folder that
 * holds them (also from SEARCH_EVAL). A corpus is a list of pages, named by its file; queries name
 * their corpus. Times depend on the machine; compare only those of one run.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {markdownSection, kilobytes, median} from './lib/benchTable';
import {
  buildCorpus,
  CorpusSchema,
  QueriesSchema,
  rankOf,
  summary,
  type Query,
  type Ranked,
} from './lib/searchEval';
import * as v from 'valibot';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {buildIndex} from '../plugins/search/client/engine/buildIndex';
import {EVERY_PAGE, search} from '../plugins/search/client/engine/search';
import type {SearchIndex} from '../plugins/search/client/engine/searchIndex';

interface Inputs {
  corpora: {name: string; json: unknown}[];
  queries: Query[];
}

function filesOf(argument: string): string[] {
  if (!statSync(argument).isDirectory()) return [argument];
  const names = readdirSync(argument).filter((name) => name.endsWith('.json'));
  return names.map((name) => path.join(argument, name));
}

function readInputs(files: readonly string[]): Inputs {
  const inputs: Inputs = {corpora: [], queries: []};
  for (const file of files) {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const queries = v.safeParse(QueriesSchema, json);
    if (queries.success) inputs.queries.push(...queries.output);
    else inputs.corpora.push({name: path.basename(file, '.json'), json});
  }
  return inputs;
}

function main(): void {
  const given = process.argv.slice(2);
  const folder = process.env['SEARCH_EVAL'];
  const files = (given.length > 0 ? given : folder === undefined ? [] : [folder]).flatMap(filesOf);
  const {corpora, queries} = readInputs(files);
  if (corpora.length === 0 || queries.length === 0) {
    throw new Error('Name a corpus and its queries, or a folder with both (also in SEARCH_EVAL).');
  }
  const costs: string[][] = [];
  const ranked: Ranked[] = [];
  for (const {name, json} of corpora) {
    const file = buildCorpus(v.parse(CorpusSchema, json));
    const text = JSON.stringify(file);
    const bytes = [Buffer.from(text), gzipSync(text, {level: 9}), brotliCompressSync(text)];
    const builds = Array.from({length: 3}, () => timed(() => buildIndex([file])).ms);
    const index = buildIndex([file]);
    const own = queries.filter(({corpus}) => corpus === name);
    ranked.push(...own.map((query) => ({...query, rank: rankOf(index, query)})));
    const times = own.map(({query}) => median(answerTimes(index, query))).sort((a, b) => a - b);
    costs.push([
      name,
      String(file.pages.length),
      ...bytes.map(({length}) => kilobytes(length)),
      median(builds).toFixed(0),
      (times[Math.floor(times.length * 0.5)] ?? 0).toFixed(1),
      (times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1),
    ]);
  }
  print(ranked, costs);
}

/** Three runs for the eight suggestions under the box, after the run that gave the rank. */
function answerTimes(index: SearchIndex, query: string): number[] {
  const wanted = {limit: 8, ...EVERY_PAGE};
  return [1, 2, 3].map(() => timed(() => search(index, query, wanted)).ms);
}

function print(ranked: readonly Ranked[], costs: readonly string[][]): void {
  const note = 'A hit counts at the rank of the first result whose page is expected.';
  const head = ['queries', 'count', 'MRR', 'recall@1', 'recall@8'];
  console.log(markdownSection({title: 'Search: what is found', note, head, rows: summary(ranked)}));
  const missed = ranked.filter(({rank}) => rank !== 1);
  console.log(
    markdownSection({
      title: 'Search: not first',
      note: 'Rank 0: not found.',
      head: ['id', 'query', 'rank'],
      rows: missed.map(({id, query, rank}) => [id, query, String(rank)]),
    }),
  );
  console.log(
    markdownSection({
      title: 'Search: what it costs',
      note: `Node ${process.version}; sizes in kB of one index file; times in ms, the middle of three runs.`,
      head: ['corpus', 'pages', 'raw', 'gzip', 'brotli', 'postings', 'p50', 'p95'],
      rows: costs,
    }),
  );
}

function timed<Value>(run: () => Value): {value: Value; ms: number} {
  const start = performance.now();
  const value = run();
  return {value, ms: performance.now() - start};
}

main();
