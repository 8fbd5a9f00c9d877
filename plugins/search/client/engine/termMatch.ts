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
