import type {Posting, SearchIndex} from '../index/searchIndex';

/** Where a term was found, and in which spellings. */
export interface TermMatch {
  /** Texts that hold it, with how often. */
  readonly texts: Posting;
  /** What stands there, folded, for the highlights. */
  readonly forms: readonly string[];
}

/**
 * The work of one search. Its steps are counted, because neither a test nor an answer may depend on
 * time.
 */
export interface Matcher {
  readonly index: SearchIndex;
  /** Characters compared and words looked at so far. */
  steps: number;
}

/** Characters that a search for a phrase compares at once. */
const AT_ONCE = 8;
/**
 * With so many steps for each character of the texts nothing like the words typed is looked for any
 * more. Queries that readers type take at most a third of it.
 */
const STEPS_FOR_LIKENESS = 6;

/** Characters that are compared at once when all texts are looked through. */
const SCANNED_AT_ONCE = 64;

/** Counts the look for a phrase in all texts. */
export function countScan(matcher: Matcher): void {
  matcher.steps += Math.ceil(matcher.index.joined.length / SCANNED_AT_ONCE);
}

/** Counts the look for a phrase in a text. */
export function countLook(matcher: Matcher, text: string): void {
  matcher.steps += Math.ceil(text.length / AT_ONCE);
}

/** Whether a query has had all the work that is done to find what it does not say as it is written. */
export function isSpent({index, steps}: Matcher): boolean {
  return steps > STEPS_FOR_LIKENESS * index.joined.length;
}

/** What a word counts that begins inside of a longer Latin word: `s` in `obs`. */
export const INSIDE_COUNT = 0.3;

export const NOTHING: TermMatch = {texts: new Map(), forms: []};

/** The sum of matches, each with what it counts. */
export function sumOf(matches: readonly (readonly [match: TermMatch, count: number])[]): TermMatch {
  const texts: Posting = new Map();
  const forms = new Set<string>();
  for (const [match, count] of matches) {
    for (const [place, times] of match.texts) {
      texts.set(place, (texts.get(place) ?? 0) + times * count);
    }
    for (const form of match.forms) forms.add(form);
  }
  return {texts, forms: [...forms]};
}
