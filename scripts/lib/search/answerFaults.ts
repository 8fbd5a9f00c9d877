import type {QueryError} from '@komebiyori/search/queryError';
import * as v from 'valibot';

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
export function answerFaults(query: string, limit: number, json: unknown): string[] {
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
