import {matchPhrase} from './phraseMatch';
import {textAt, type Field, type IndexedPage, type SearchIndex} from './searchIndex';
import type {Matcher} from './termMatch';

/** What a page and its sections gain when they hold the whole query as one phrase. */
export interface PhraseBonus {
  readonly ofPage: number;
  readonly ofSection: ReadonlyMap<number, number>;
}

/** Gained when the field is the phrase, begins with it (less the longer it goes on), or holds it. */
const GAINS: Readonly<Record<Field, {is: number; begins: number; holds: number}>> = {
  title: {is: 3, begins: 2.2, holds: 0.2},
  keywords: {is: 1, begins: 0, holds: 0.1},
  heading: {is: 0.7, begins: 0.45, holds: 0.25},
  content: {is: 0.15, begins: 0.15, holds: 0.15},
};

/** A shorter keyword stands in too many queries. */
const MIN_KEYWORD = 3;

/** Looks for the phrases of a query; the longest that a page holds counts. */
export function phraseBonus(
  matcher: Matcher,
  phrases: readonly string[],
): (page: IndexedPage) => PhraseBonus {
  const matches = phrases.map((phrase) => ({phrase, texts: matchPhrase(matcher, phrase).texts}));
  const bares = new Set(phrases.map(bare).filter(Boolean));
  const gainOf = (place: number): number =>
    Math.max(
      0,
      ...matches.map(({phrase, texts}) => (texts.has(place) ? gain(matcher, place, phrase) : 0)),
    );
  const core = phrases.at(-1) ?? '';
  const gainOfWord = ({word, bareWord, said}: Keyword): number => {
    if (phrases.includes(word) || bares.has(bareWord)) return GAINS.keywords.is;
    const isSaid = said.length >= MIN_KEYWORD && core.includes(said);
    return isSaid ? GAINS.keywords.is * (word.length / core.length) : 0;
  };
  return (page) => {
    const {keywords, bareTitle} = namesOf(matcher.index, page);
    const gainOfKeyword = Math.max(0, ...keywords.map(gainOfWord));
    const ofSection = new Map<number, number>();
    page.sections.forEach(({heading, content}, place) => {
      const gained = Math.max(gainOf(heading), gainOf(content));
      if (gained > 0) ofSection.set(place, gained);
    });
    const isTitle = bares.has(bareTitle);
    const ofPage =
      Math.max(
        gainOf(page.title),
        isTitle ? GAINS.title.is : 0,
        gainOfKeyword,
        gainOf(page.keywords),
      ) + Math.max(0, gainOf(page.description), ...ofSection.values());
    return {ofPage, ofSection};
  };
}

interface Keyword {
  readonly word: string;
  readonly bareWord: string;
  /** Without its ending: 後で読む is said in 後で読みたい. */
  readonly said: string;
}

interface Names {
  readonly keywords: readonly Keyword[];
  readonly bareTitle: string;
}

/** Every query compares the names of hundreds of pages; what is compared stays the same. */
const known = new WeakMap<IndexedPage, Names>();

function namesOf(index: SearchIndex, page: IndexedPage): Names {
  const before = known.get(page);
  if (before !== undefined) return before;
  const names = {
    keywords: page.foldedKeywords.map((word) => ({
      ...{word, bareWord: bare(word)},
      said: word.replace(ENDING, ''),
    })),
    bareTitle: bare(textAt(index, page.title).folded),
  };
  known.set(page, names);
  return names;
}

/** The last kana of a verb as dictionaries give it. */
const ENDING = /(?<=[\p{sc=Han}いきぎしじちびみりえけげせてねべめれ])[うくぐすつぬぶむる]$/u;

/** A text without what only joins its words: コメントが取得できない is コメントを取得できない. */
function bare(folded: string): string {
  return folded.replace(/[がをはにのとでへも\s]/gu, '');
}

function gain(matcher: Matcher, place: number, phrase: string): number {
  const {field, folded} = textAt(matcher.index, place);
  const gains = GAINS[field];
  if (isWhole(folded, phrase)) return gains.is;
  if (!folded.startsWith(phrase)) return gains.holds;
  return gains.holds + (gains.begins - gains.holds) * (phrase.length / folded.length);
}

/** Whether a text is the phrase but for marks around it: `useState()`, 「設定」, `<title>`. */
function isWhole(text: string, phrase: string): boolean {
  return (
    text.length <= phrase.length + 4 && text.replace(/^\P{L}+|[^\p{L}\p{N}]+$/gu, '') === phrase
  );
}
