import type {QueryError} from '@komebiyori/search/parseQuery';
import {setTimeout as pause} from 'node:timers/promises';
import {percentile, type Section} from '../benchTable';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import * as v from 'valibot';
import {hostileQueries, injectionQueries} from './hostileQueries';
import {injectAll, type Complaint} from './hostilePage';
import {ask, loadedVersion, searchRequest} from './measure';
import type {SearchSite} from './openSearchSite';

const SEED = 8;
const BATCH = 200;
const LIMIT = 8;
/** No answer takes longer, in ms. */
const SLOWEST = 100;
/** A busy machine stops a worker now and then: what was slow is asked again, so many times. */
const SECOND_LOOKS = 3;
/** Queries that the search box and the results page show. */
const SHOWN = 300;
const LISTED = 15;
/** Of slow queries that begin alike only the slowest is listed: they are slow for one reason. */
const ALIKE = 6;

interface Asked {
  query: string;
  /** How long the worker took, in ms; of what was asked again, the best time. */
  ms: number;
  faults: string[];
}

export interface FuzzReport {
  sections: Section[];
  hasPassed: boolean;
}

/** Asks the worker of the site hostile queries, and shows the worst of them in its pages. */
export async function fuzz(
  site: SearchSite,
  name: string,
  count: number,
  real: readonly string[],
): Promise<FuzzReport> {
  const next = mulberry32(SEED);
  const {page, worker} = await site.openReady();
  const version = await loadedVersion(page);
  const askAll = async (queries: readonly string[]): Promise<Asked[]> => {
    const answers = await ask(
      worker,
      queries.map((query) => searchRequest(version, query, LIMIT)),
    );
    return answers.map(({answer, ms}, at) => {
      const query = queries[at] ?? '';
      return {query, ms, faults: answerFaults(query, LIMIT, JSON.parse(answer))};
    });
  };
  const queries = hostileQueries(count, next, real);
  const asked: Asked[] = [];
  for (let at = 0; at < queries.length; at += BATCH) {
    asked.push(...(await askAll(queries.slice(at, at + BATCH))));
  }
  for (const one of asked.filter(({ms}) => ms > SLOWEST)) {
    for (let look = 0; look < SECOND_LOOKS && one.ms > SLOWEST; look += 1) {
      await pause(50);
      one.ms = Math.min(one.ms, (await askAll([one.query]))[0]?.ms ?? one.ms);
    }
  }
  await page.close();
  const complaints = await injectAll(site, injectionQueries(SHOWN, next));
  return report(name, asked, complaints);
}

function report(
  name: string,
  asked: readonly Asked[],
  complaints: readonly Complaint[],
): FuzzReport {
  const times = asked.map(({ms}) => ms);
  const faulty = asked.filter(({faults}) => faults.length > 0);
  const slow = asked.filter(({ms}) => ms > SLOWEST);
  const slowest = [...asked].sort((a, b) => b.ms - a.ms).filter(isFirstOfItsKind());
  const ms = (part: number): string => percentile(times, part).toFixed(1);
  return {
    hasPassed: faulty.length === 0 && slow.length === 0 && complaints.length === 0,
    sections: [
      {
        title: `Search: hostile queries (${name})`,
        note: `ms in the worker; what took longer than ${SLOWEST} ms was asked again up to ${SECOND_LOOKS} times and counts with its best time. Seed ${SEED}.`,
        head: [
          ...['queries', 'p50', 'p99', 'p99.9', 'max', `over ${SLOWEST} ms`],
          ...['wrong answers', 'shown in pages', 'complaints'],
        ],
        rows: [
          [
            ...[String(asked.length), ms(0.5), ms(0.99), ms(0.999), ms(1), String(slow.length)],
            ...[String(faulty.length), String(SHOWN), String(complaints.length)],
          ],
        ],
      },
      {
        title: 'Search: slowest',
        note: 'Queries as JSON text, cut.',
        head: ['ms', 'length', 'query'],
        rows: slowest
          .slice(0, LISTED)
          .map(({query, ms: time}) => [time.toFixed(1), String(query.length), shown(query)]),
      },
      {
        title: 'Search: wrong',
        note: 'Empty when all is well.',
        head: ['query', 'what'],
        rows: [
          ...faulty.map(({query, faults}) => [shown(query), faults.join(', ')]),
          ...complaints.map(({query, what}) => [shown(query), what]),
        ].slice(0, LISTED * 4),
      },
    ],
  };
}

function isFirstOfItsKind(): (one: Asked) => boolean {
  const known = new Set<string>();
  return ({query}) => {
    const before = known.size;
    return known.add(query.slice(0, ALIKE)).size > before;
  };
}

/** ASCII alone, so that no query changes how the report itself is drawn. */
function shown(query: string): string {
  const text = JSON.stringify(query.slice(0, 60)).replace(
    /[^\x20-\x7e\u3041-\u30fe\u4e00-\u9fff]/gu,
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return query.length > 60 ? `${text}…` : text;
}

type Kind = QueryError['kind'];

/** A Record, so that a kind that is new or gone does not compile. */
const KINDS: Record<Kind, RegExp> = {
  'no-term': /^expecting term(?: or field)?, found nothing$/u,
  'field-slash': /^unrecognised field '.*\/.*', possible fields: /su,
  'unknown-field': /^unrecognised field '.*', possible fields: /su,
  'edit-distance': /^edit distance must be numeric$/u,
  boost: /^boost must be numeric$/u,
  order: /^(?:expected either a field or a term, found |expecting term)/u,
  // lunr says nothing else.
  other: /^(?!)/u,
};

const Marked = v.object({
  text: v.string(),
  marks: v.array(v.tuple([v.number(), v.number()])),
});
const OwnAddress = v.pipe(v.string(), v.startsWith('/'));
const FoundAnswer = v.object({
  type: v.literal('found'),
  found: v.object({
    hits: v.array(
      v.object({
        type: v.picklist(['title', 'keywords', 'heading', 'content']),
        url: OwnAddress,
        breadcrumb: v.array(v.string()),
        title: Marked,
        section: v.optional(Marked),
        snippet: v.optional(Marked),
        more: v.array(v.object({url: OwnAddress, section: Marked, snippet: v.optional(Marked)})),
      }),
    ),
    total: v.number(),
    isWeak: v.boolean(),
    near: v.array(v.string()),
    error: v.optional(
      v.object({
        kind: v.picklist(Object.keys(KINDS) as Kind[]),
        message: v.pipe(v.string(), v.nonEmpty()),
        original: v.string(),
        start: v.number(),
        end: v.number(),
      }),
    ),
  }),
});

type MarkedText = v.InferOutput<typeof Marked>;

const areMarksWrong = ({text, marks}: MarkedText): boolean =>
  marks.flat().some((at, place, all) => at < (all[place - 1] ?? 0) || at > text.length);

/**
 * What is wrong with an answer of the worker: that it failed, has another form, marks places that a
 * text does not have, lists more pages than were asked for, or names an error that is not in the
 * catalogue of the specification and of lunr, whose query language this is. Empty when all is well.
 */
function answerFaults(query: string, limit: number, json: unknown): string[] {
  const answer = v.safeParse(FoundAnswer, json);
  if (!answer.success) return [v.summarize(answer.issues)];
  const {hits, total, error} = answer.output.found;
  const texts = hits.flatMap((hit) => [
    ...[hit.title, hit.section, hit.snippet],
    ...hit.more.flatMap(({section, snippet}) => [section, snippet]),
  ]);
  const checks = {
    'more or fewer hits than said': hits.length !== Math.min(limit, total),
    'marks outside of the text': texts.some((text) => text !== undefined && areMarksWrong(text)),
    'an error beside hits': error !== undefined && total > 0,
    'an error outside of the catalogue':
      error !== undefined && !KINDS[error.kind].test(error.original),
    'an error at no place of the query':
      error !== undefined &&
      !(0 <= error.start && error.start <= error.end && error.end <= query.length),
  };
  return Object.entries(checks).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}
