import type {Posting, SearchIndex} from './searchIndex';

/** Where a term was found, and in which spellings. */
export interface TermMatch {
  /** Texts that hold it, with how often. */
  readonly texts: Posting;
  /** What stands there, folded, for the highlights. */
  readonly forms: readonly string[];
}

/** The work of one search. Its steps are counted, because a test must not depend on time. */
export interface Matcher {
  readonly index: SearchIndex;
  /** Characters and words looked at so far. */
  steps: number;
}

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

/** Looks up a word only once for each matcher, which is once for a query. */
export function remembered(
  lookUp: (matcher: Matcher, word: string) => TermMatch,
): (matcher: Matcher, word: string) => TermMatch {
  const known = new WeakMap<Matcher, Map<string, TermMatch>>();
  return (matcher, word) => {
    const before = known.get(matcher) ?? new Map<string, TermMatch>();
    known.set(matcher, before);
    const match = before.get(word) ?? lookUp(matcher, word);
    before.set(word, match);
    return match;
  };
}
