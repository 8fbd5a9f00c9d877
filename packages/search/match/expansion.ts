import {stemOf, type Inflection} from '../query/grammar';
import {readAlike} from '../query/orthography';
import {plainConcept, type Concept} from '../query/readQuery';
import {ONE_KANJI, SHORT, weightOf} from '../query/tokenizer';
import {rarity} from '../rank/scoring';
import {foldText, KATAKANA} from '../text/fold';
import {matchKatakana, matchSound} from './heard';
import {
  INSIDE,
  matchAlone,
  matchInflected,
  matchInside,
  matchNegated,
  matchPhrase,
  matchPrefix,
  matchWord,
  matchWritten,
  NOTHING,
  sumOf,
  type Matcher,
  type TermMatch,
} from './matching';
import {homophonesOf, matchReading} from './spelling';
import {deniedSynonymsOf, synonymsOf} from './synonyms';

/** How surely a reading is what was meant; less so where the letters are inside of another word. */
const SURE = 0.8;
const LIKELY = 0.7;

/**
 * What a second reading of a word is worth beside the word as it was typed, which is 1. These prices,
 * the ones of the fields and of a line (`scoring.ts`, `lines.ts`) are all that decides the order of pages.
 */
export const PRICE = {
  typed: 1,
  /** 変わる for 変える, 表示されません for 表示されない */
  form: 1,
  /** 読み上げ for よみあげ */
  kana: SURE,
  /** Discord for ディスコード, and the other way round */
  sound: SURE,
  /** A Latin word that goes on after the letters typed. */
  begun: SURE,
  /** アップデート for アプデ; see `synonyms.ts` */
  meaning: LIKELY,
  /** A word one or two letters away, when nothing else is found. */
  alike: LIKELY,
  /** The thing itself, where its denial was typed. */
  affirmed: LIKELY,
  /** 効かない for 聞かない: the input method took another word that is read so. */
  homophone: LIKELY,
  /** Words of a compound, apart. */
  parts: LIKELY,
  /** A Latin word that holds the letters typed; the kanji of a verb in another word. */
  inside: INSIDE,
  stem: INSIDE,
} as const;

export type Why = keyof typeof PRICE;

/** How much more a rare word is worth, as a power of its rarity. */
const RARITY = 0.4;

const SHORT_KANA = /^\p{sc=Hiragana}{2}$/u;

/** One way in which the texts speak of a word of the query. */
interface Reading {
  readonly match: TermMatch;
  readonly why: Why;
  /** From 0 to 1: what it is worth beside the word as typed. */
  readonly price: number;
  /** From 0 to 1: how telling it is beside the word; a common word for a rare one says less. */
  readonly telling: number;
}

/** What was found of a word of a query. */
export interface Found {
  readonly concept: Concept;
  /** How much of the query it is: how telling, times how much it says of the thing looked for. */
  readonly worth: number;
  readonly readings: readonly Reading[];
}

export type Candidate = readonly [why: Why, match: TermMatch, share?: number];

/**
 * Looks for a word in all its readings; for each of its words where it stands nowhere as one.
 * @param isPart whether it is such a word
 */
export function readingsOf(matcher: Matcher, concept: Concept, isPart = false): Found[] {
  const candidates = concept.isLatin ? latin(matcher, concept) : japanese(matcher, concept, isPart);
  const meant = meanings(matcher, concept);
  if (candidates === undefined && meant.length === 0) {
    return wordsOf(concept).flatMap((word) => readingsOf(matcher, word, true));
  }
  return [weighed(matcher, concept, [...(candidates ?? []), ...meant])];
}

/** The words of コメント消す; what follows the last one belongs to that. */
function wordsOf(concept: Concept): Concept[] {
  const {inflection} = concept;
  const parts = withNames(concept);
  const last = parts.length - 1;
  const before = foldText(concept.parts.slice(0, -1).join('')).length;
  return parts.map(({surface: part, parts: own}, at) => ({
    ...plainConcept(part),
    parts: own,
    weight: weightOf(part),
    inflection:
      at === last && inflection !== undefined
        ? {...inflection, stem: inflection.stem.slice(before)}
        : undefined,
  }));
}

/** The words of a compound; the pieces of ユーチューブ are one in ユーチューブ同時. */
function withNames({surface, parts}: Concept): {surface: string; parts: string[]}[] {
  if (KATAKANA.test(surface)) return parts.map((part) => ({surface: part, parts: []}));
  const words: {surface: string; parts: string[]}[] = [];
  for (const part of parts) {
    const last = words.at(-1);
    if (last !== undefined && KATAKANA.test(part) && KATAKANA.test(last.surface)) {
      last.parts = [...(last.parts.length === 0 ? [last.surface] : last.parts), part];
      last.surface += part;
    } else words.push({surface: part, parts: []});
  }
  return words;
}

/** What of some readings of a word is found, and what the word is worth. */
export function weighed(
  matcher: Matcher,
  concept: Concept,
  candidates: readonly Candidate[],
): Found {
  // A place is found once: 大きく in the texts is not three words for 大きくする, 大きい and でかい.
  const seen = new Set<string>();
  const found = candidates.filter(([, {texts, forms}]) => {
    const isNew = seen.size === 0 || forms.some((form) => !seen.has(form));
    for (const form of forms) seen.add(form);
    return texts.size > 0 && isNew;
  });
  const rarities = found.map(([, match]) => rarity(matcher.index, sectionsOf(matcher, match)));
  const literal = found.findIndex(([why]) => why === 'typed');
  const own = rarities[Math.max(literal, 0)] ?? 0;
  // A compound tells no more than the rarest of its words, however few texts have the two in a row.
  const ofParts = rarities.filter((_, at) => found[at]?.[0] === 'parts');
  const most = ofParts.length > 1 ? Math.max(...ofParts) : Infinity;
  const worth = found.length === 0 ? rarity(matcher.index, 0) / 2 : Math.min(own, most);
  return {
    concept,
    // The power keeps a rare word beside the point from outweighing all the others of a sentence.
    worth: concept.weight * worth ** RARITY,
    readings: found.map(([why, match, share = 1], at) => ({
      ...{match, why, price: PRICE[why] * share},
      telling: own === 0 ? 1 : Math.min(1, (rarities[at] ?? 0) / own),
    })),
  };
}

/** How many sections hold it; what belongs to a whole page counts as one. */
function sectionsOf({index}: Matcher, {texts}: TermMatch): number {
  const sections = new Set<number>();
  for (const place of texts.keys()) {
    const {page, section} = index.texts[place] ?? {page: -1, section: -1};
    sections.add(page * index.sectionCount + section);
  }
  return sections.size;
}

function latin(matcher: Matcher, {surface, parts}: Concept): Candidate[] {
  const word = surface.toLowerCase();
  if (parts.length > 0) {
    const letters = parts.join('').length;
    return [
      ['typed', matchPhrase(matcher, foldText(surface))],
      ['form', matchWord(matcher, parts.join(''))],
      ...parts.map((part): Candidate => ['parts', matchWord(matcher, part), part.length / letters]),
    ];
  }
  return [
    ['typed', matchWord(matcher, word)],
    ['form', sumOf(englishBases(word).map((base) => [matchWord(matcher, base), 1]))],
    ['begun', matchPrefix(matcher, word)],
    ['sound', matchKatakana(matcher, word)],
    ['inside', matchInside(matcher, word)],
  ];
}

/** A noun of one kanji is meant as such where the texts have it so: 表 is not 表示, the 辞 of 辞所 is 辞書. */
function matchTyped(matcher: Matcher, concept: Concept, isPart: boolean): TermMatch {
  const {surface, inflection, weight} = concept;
  const isNoun = weight === SHORT && inflection === undefined && ONE_KANJI.test(surface);
  const alone = isNoun && !isPart ? matchAlone(matcher, surface) : NOTHING;
  return alone.texts.size > 0 ? alone : matchWritten(matcher, surface);
}

/** Verbs and adjectives with another kanji that are read alike: 映る for 写る. */
const verbsReadAlike = (verb: Inflection | undefined): Inflection[] =>
  verb === undefined
    ? []
    : [...readAlike(verb.stem.charAt(0))].map((kanji) => ({
        ...verb,
        stem: kanji + verb.stem.slice(1),
      }));

/** Undefined for a compound that stands nowhere, and whose words all do. */
function japanese(matcher: Matcher, concept: Concept, isPart: boolean): Candidate[] | undefined {
  const {surface, inflection, isNegated, parts} = concept;
  // The ため of ためる is a verb with its ending, and nothing without.
  const isStem = inflection !== undefined && inflection.stem === surface;
  const typed = isStem && SHORT_KANA.test(surface) ? NOTHING : matchTyped(matcher, concept, isPart);
  const forms = inflection === undefined ? NOTHING : matchInflected(matcher, inflection);
  const stem = foldText(stemOf(surface));
  const stemmed = stem === foldText(surface) ? NOTHING : matchPhrase(matcher, stem);
  const sound: Candidate = ['sound', matchSound(matcher, surface)];
  const read: Candidate = ['kana', matchReading(matcher, surface)];
  const known: Candidate[] = [['typed', typed], ['form', forms], read, sound];
  const isKnown = known.some(([, match]) => match.texts.size > 0);
  const apart = parts.map((part): Candidate => [
    'parts',
    matchWritten(matcher, part),
    part.length / surface.length,
  ]);
  const homophones = homophonesOf(matcher.index, surface);
  const alike = [
    ...homophones.map((word): Candidate => [
      'homophone',
      isNegated ? matchNegated(matcher, stemOf(word)) : matchWritten(matcher, word),
    ]),
    ...verbsReadAlike(inflection).map((verb): Candidate => [
      'homophone',
      isNegated ? matchNegated(matcher, verb.stem, verb.follow) : matchInflected(matcher, verb),
    ]),
  ];
  if (isNegated) {
    const own = inflection?.stem ?? stem;
    return [
      ['form', matchNegated(matcher, own, inflection?.follow)],
      ...alike,
      ...deniedSynonymsOf(own).map((other): Candidate => [
        'meaning',
        matchNegated(matcher, foldText(other)),
      ]),
      ...known.map(([, match]): Candidate => ['affirmed', match]),
      ['stem', stemmed],
    ];
  }
  if (isKnown) return [...known, ...alike, ['stem', stemmed], ...apart];
  const isApart = apart.length > 1 && apart.every(([, match]) => match.texts.size > 0);
  // Pieces of katakana are rather a name with a slip.
  if (isApart) return KATAKANA.test(surface) ? apart : undefined;
  return [['stem', stemmed], ...apart];
}

function meanings(matcher: Matcher, {surface, inflection, isLatin}: Concept): Candidate[] {
  const word = foldText(surface);
  const forms = isLatin ? [word, ...englishBases(word)] : [word, inflection?.stem ?? ''];
  return synonymsOf(forms).map((word): Candidate => {
    if (word.inflection !== undefined) return ['meaning', matchInflected(matcher, word.inflection)];
    if (ONE_KANJI.test(word.surface)) return ['meaning', matchAlone(matcher, word.surface)];
    const match = /^[\w-]+$/u.test(word.surface)
      ? matchWord(matcher, word.surface.toLowerCase())
      : matchWritten(matcher, word.surface);
    return ['meaning', match];
  });
}

const PLURAL = /(?<=[^aeious])ies$|(?<=(?:[sx]|[cs]h))es$|(?<=[^s])s$/u;

/**
 * What an English word may be the plural, the past, the progressive or the adverb of: files, saved,
 * stopping, copied, commercially. Only some of them are words; shorter words have no other forms that are
 * sure: bus, red.
 */
export function englishBases(word: string): readonly string[] {
  if (!/^[a-z]{4,}$/u.test(word)) return [];
  const stem = /^(?<stem>.{2,})(?:ed|ing)$/u.exec(word)?.groups?.['stem'];
  const bases = PLURAL.test(word)
    ? [word.replace(/ies$/u, 'y'), word.replace(/es$/u, ''), word.replace(/s$/u, '')]
    : [];
  if (stem !== undefined) {
    bases.push(stem, `${stem}e`, stem.replace(/i$/u, 'y'));
    if (/([^aeiouls])\1$/u.test(stem)) bases.push(stem.slice(0, -1));
  }
  if (word.endsWith('ly')) bases.push(word.slice(0, -2), word.replace(/ally$/u, ''));
  return [...new Set(bases)].filter((base) => base !== word && base.length > 1);
}
