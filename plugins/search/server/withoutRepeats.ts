import type {IndexPage, IndexSection} from '../shared/indexFile';

/** What a reader looks for in a sentence: kanji, katakana, Latin names and numbers. */
const RUN = /[\p{sc=Han}々]+|[\p{sc=Katakana}ー]{2,}|[\w$][\w$.-]*/gu;
const HIRAGANA = /\p{sc=Hiragana}{3,}/gu;
/** Shorter words of hiragana are mostly grammar. */
const MIN_HIRAGANA = 3;
/** Counts, not ports or error numbers. */
const SMALL_NUMBER = /^\d{1,2}$/u;
/** A sentence or a cell of a table ends behind these; see `readBlocks`. */
const AFTER_SENTENCE = /(?<=[。！？｜])/u;

const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});

/**
 * The page without the sentences that name nothing new on it. Search finds a page by the words it
 * holds, and shows where each stands first; to say a word again makes a page hardly easier to find,
 * and the index a fifth larger (measured on the manual 8.0). The first sentence of a section says
 * what it is about and stays, as do sentences with a word that the page has not used yet.
 */
export function withoutRepeats(page: IndexPage): IndexPage {
  const headings = page.sections.map(({heading}) => heading);
  const said = new Set(
    [page.title, page.description, ...page.keywords, ...headings].flatMap(termsOf),
  );
  return {...page, sections: page.sections.map((section) => shortened(section, said))};
}

/** The section with what it says first of `said`, which grows by it. */
function shortened(section: IndexSection, said: Set<string>): IndexSection {
  let isFirst = true;
  const tells = (sentence: string): boolean => {
    const terms = termsOf(sentence);
    const isKept = terms.some((term) => !said.has(term)) || (isFirst && terms.length > 0);
    isFirst = false;
    for (const term of terms) said.add(term);
    return isKept;
  };
  const lines = section.content
    .split('\n')
    .map((line) => line.split(AFTER_SENTENCE).filter(tells).join(''));
  return {...section, content: lines.filter(Boolean).join('\n')};
}

/** Most sentences stand in several versions of the manual. */
const known = new Map<string, readonly string[]>();

function termsOf(text: string): readonly string[] {
  const terms = known.get(text) ?? readTerms(text);
  known.set(text, terms);
  return terms;
}

/** The words of a text in bigrams, so that a compound of known words says nothing new. */
function readTerms(text: string): string[] {
  const runs = (text.match(RUN) ?? []).filter((run) => !SMALL_NUMBER.test(run)).flatMap(bigrams);
  const hiragana = (text.match(HIRAGANA) ?? []).flatMap((run) =>
    Array.from(segmenter.segment(run), ({segment}) => segment),
  );
  return [...runs, ...hiragana.filter(({length}) => length >= MIN_HIRAGANA)];
}

function bigrams(run: string): string[] {
  if (run.length < 3) return [run];
  return Array.from({length: run.length - 1}, (_, at) => run.slice(at, at + 2));
}
