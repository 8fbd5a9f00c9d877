import * as v from 'valibot';

/** `/news/page/2` is a page of the list. */
const RESERVED_IDS = ['page'];
const ID = /^[a-z\d][\w-]{0,63}$/iu;
export const ISO_DATE =
  /^(?<day>\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/u;
const CONTROL = /\p{Cc}/u;
/** What is said of a day such as the 30th of February. */
export const NOT_REAL = 'is not a date of the calendar';

/** Whether a date stands in the calendar: `Date` would take the 30th of February for March. */
export function isRealDate(text: string): boolean {
  const day = ISO_DATE.exec(text)?.groups?.['day'] ?? '';
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(Date.parse(text)) || Number.isNaN(date.getTime())) return false;
  return date.toISOString().startsWith(day);
}

const date = v.pipe(
  v.string('must be a date'),
  v.regex(ISO_DATE, 'must be an ISO 8601 date with time and zone, such as 2025-10-18T09:00:00Z'),
  v.check((text) => !ISO_DATE.test(text) || isRealDate(text), NOT_REAL),
  v.transform((text) => new Date(text).toISOString()),
);

/** An item of news as the specification has it. Dates are ISO 8601 in UTC, the body is HTML. */
const NewsItemSchema = v.object({
  id: v.pipe(
    v.string('must be text'),
    v.regex(ID, 'must be 1 to 64 of A-Z a-z 0-9 _ - and begin with a letter or digit'),
    v.check((id) => !RESERVED_IDS.includes(id.toLowerCase()), 'is taken by the pages of the list'),
  ),
  createdAt: date,
  updatedAt: date,
  publishedAt: date,
  revisedAt: date,
  title: v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(120, 'must have at most 120 characters'),
    v.check((title) => !CONTROL.test(title), 'must not hold control characters'),
  ),
  body: v.pipe(v.string('must be HTML'), v.regex(/\S/u, 'must not be empty')),
});

export type NewsItem = v.InferOutput<typeof NewsItemSchema>;

/** A value that claims to be an item, and where it stands: a file, or an item of the CMS. */
export interface Candidate {
  where: string;
  value: unknown;
  /** The whole file, from which its lines are counted. */
  text?: string;
}

/**
 * Where something of an item stands, for messages: `news/a.md:8`, or without the line where it is not
 * found as it was written.
 * @param address of a link or image, whole or as the parser of addresses gave it back
 */
export function placeOf({where, text = ''}: Candidate, address: string): string {
  const plain = decodeAddress(address);
  const forms = [address, plain, plain.split('/').at(-1) ?? ''].filter((form) => form !== '');
  const lines = text.split('\n');
  const found = forms
    .map((form) => lines.findIndex((line) => line.includes(form)))
    .find((line) => line >= 0);
  return found === undefined ? `${where}: body` : `${where}:${found + 1}`;
}

/** An address as somebody writes it: 図.png for %E5%9B%B3.png. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The problems of a failed validation, one a line: place, field, what is wrong. */
export function describeIssues(where: string, issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const field = v.getDotPath(issue) ?? '(whole item)';
    const message = issue.received === 'undefined' ? 'is missing' : issue.message;
    return `${where}: ${field}: ${message}`;
  });
}

/** @throws Error that lists all problems */
export function failOn(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`Bad news items:\n  ${problems.join('\n  ')}`);
}

/**
 * Validates items, in the order of the candidates, and that no two share an id; case does not tell ids apart, because it does not
 * on every disk.
 * @throws Error that lists every problem of every item with its place and field
 */
export function parseItems(candidates: readonly Candidate[]): NewsItem[] {
  const problems: string[] = [];
  const places = new Map<string, string>();
  const items: NewsItem[] = [];
  for (const {where, value} of candidates) {
    const result = v.safeParse(NewsItemSchema, value);
    if (!result.success) {
      problems.push(...describeIssues(where, result.issues));
      continue;
    }
    const key = result.output.id.toLowerCase();
    const other = places.get(key);
    if (other !== undefined) problems.push(`${where}: id: is the same as in ${other}`);
    places.set(key, where);
    items.push(result.output);
  }
  failOn(problems);
  return items;
}
