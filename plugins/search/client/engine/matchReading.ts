import {fold, type Folded} from '../../shared/fold';
import {foldText} from '../../shared/foldText';
import {matchPhrase} from './phraseMatch';
import type {Posting} from './searchIndex';
import {NOTHING, type Matcher, type TermMatch} from './termMatch';

/** Longer runs of kana are not read: no reader types them without a kanji. */
const MAX_LENGTH = 24;
const MIN_LENGTH = 2;
/** How many words that are read alike are tried in each other's place. */
const MAX_SPELLINGS = 8;

/** What a piece costs; the cheapest pieces are how a run is read. */
const COST = {
  /** A word with kanji, as long as it is, so that a long one wins over several short ones. */
  word: 1,
  /** Many words are read in two kana. */
  shortWord: 1.6,
  /** A word that has only been begun at the end. */
  begun: 1.3,
  particle: 0.3,
  /** Three kana or more that stand in the texts as they are. */
  written: 1.1,
  unknown: 0.8,
} as const;
const MIN_WRITTEN = 3;
/** With more characters that are neither in a word nor in the texts it is something else. */
const MAX_UNKNOWN = 1;

const ONLY_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
/** A word that the texts write in kana, too, is meant with kanji when they write it so more often. */
const MORE_OFTEN = 4;

/** Hiragana, or a word that is all katakana: カタカナ beside ひらがな is a word of its own. */
const KANA_RUN =
  /[\p{sc=Hiragana}ー]{2,}|(?<![\p{sc=Hiragana}\p{sc=Han}])[\p{sc=Katakana}ー]{2,}(?![\p{sc=Hiragana}\p{sc=Han}])/gu;
const PARTICLES = new Set('の が を に は で と も へ や から まで した する して ない'.split(' '));

/** A run up to a place, read in the cheapest way. */
interface Reading {
  readonly cost: number;
  readonly unknown: number;
  readonly hasKanji: boolean;
  /** The last piece: its place, its words with kanji (none when it stays kana), and what stands before it. */
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly before: Reading | undefined;
}

/**
 * The texts that hold what is typed in kana as words with kanji that the index reads so: ひょうじ
 * finds 表示.
 */
export function matchReading(matcher: Matcher, typed: string): TermMatch {
  const spelling = ONLY_KANA.test(typed) ? spellKana(matcher, typed, 0) : undefined;
  return spelling === undefined ? NOTHING : matchPhrase(matcher, foldText(spelling));
}

/**
 * A query with its runs of kana written as the index's words with kanji, where the texts do so and
 * hardly ever write them as typed; everything else stays.
 */
export function spellQuery(matcher: Matcher, query: string): string {
  return query
    .normalize('NFKC')
    .replace(KANA_RUN, (run) => spellKana(matcher, run, MORE_OFTEN) ?? run);
}

/**
 * Kana as words with kanji; undefined when the texts write no word of them so, or not so many times
 * more often than they write the kana.
 */
function spellKana(matcher: Matcher, typed: string, times: number): string | undefined {
  const folded = fold(typed);
  const {length} = folded.text;
  if (length < MIN_LENGTH || length > MAX_LENGTH) return undefined;
  const reading = cheapest(matcher, folded.text);
  if (reading === undefined || reading.unknown > MAX_UNKNOWN || !reading.hasKanji) return undefined;
  const all = spellings(matcher, reading, folded, typed);
  const asTyped = textsWith(matcher, folded.text);
  const spelling =
    all.find((one) => isBeside(matcher, foldText(one), asTyped)) ??
    all.find((one) => textsWith(matcher, foldText(one)).size > 0) ??
    all[0] ??
    typed;
  const isMeant = textsWith(matcher, foldText(spelling)).size > times * asTyped.size;
  return asTyped.size === 0 || isMeant ? spelling : undefined;
}

/** Whether a page has a spelling beside the kana: a keyword that says how its word is read. */
function isBeside(matcher: Matcher, spelling: string, asTyped: Posting): boolean {
  const {texts} = matcher.index;
  const pages = new Set([...asTyped.keys()].map((place) => texts[place]?.page));
  return [...textsWith(matcher, spelling).keys()].some((place) => pages.has(texts[place]?.page));
}

function textsWith(matcher: Matcher, phrase: string): Posting {
  return matchPhrase(matcher, phrase).texts;
}

function cheapest(matcher: Matcher, phrase: string): Reading | undefined {
  const best: (Reading | undefined)[] = [];
  for (let from = 0; from < phrase.length; from += 1) {
    const before = best[from];
    if (from > 0 && before === undefined) continue;
    for (const piece of pieces(matcher, phrase.slice(from))) {
      const reading = extended(before, piece);
      if (reading.cost < (best[reading.to]?.cost ?? Infinity)) best[reading.to] = reading;
    }
  }
  return best[phrase.length];
}

function extended(before: Reading | undefined, {length, words, cost, unknown = 0}: Piece): Reading {
  const from = before?.to ?? 0;
  return {
    cost: (before?.cost ?? 0) + cost,
    unknown: (before?.unknown ?? 0) + unknown,
    hasKanji: words.length > 0 || before?.hasKanji === true,
    from,
    to: from + length,
    words,
    before,
  };
}

interface Piece {
  length: number;
  words: readonly string[];
  cost: number;
  unknown?: number;
}

/** What may stand at the beginning of kana. */
function pieces(matcher: Matcher, rest: string): Piece[] {
  const readings = matcher.index.readings();
  const found: Piece[] = [{length: 1, words: [], cost: COST.unknown, unknown: 1}];
  let isHeld = true;
  for (let length = 1; length <= rest.length; length += 1) {
    const kana = rest.slice(0, length);
    const words = length < MIN_LENGTH ? undefined : readings.get(kana);
    if (words !== undefined)
      found.push({length, words, cost: length === 2 ? COST.shortWord : COST.word});
    if (PARTICLES.has(kana)) found.push({length, words: [], cost: COST.particle});
    isHeld &&= length < MIN_WRITTEN || textsWith(matcher, kana).size > 0;
    if (isHeld && length >= MIN_WRITTEN) found.push({length, words: [], cost: COST.written});
  }
  const begun = rest.length < MIN_WRITTEN ? [] : wordsBegun(matcher, rest);
  return begun.length === 0
    ? found
    : [...found, {length: rest.length, words: begun, cost: COST.begun}];
}

function wordsBegun({index}: Matcher, kana: string): string[] {
  const begun: string[] = [];
  for (const [reading, words] of index.readings()) {
    if (reading.startsWith(kana)) begun.push(...words);
  }
  return begun;
}

/** The spellings of a reading, those of the words that stand in most texts first. */
function spellings(
  matcher: Matcher,
  {from, to, words, before}: Reading,
  folded: Folded,
  typed: string,
): string[] {
  const starts = before === undefined ? [''] : spellings(matcher, before, folded, typed);
  // Kana that stay kana stay as they were typed.
  const ends =
    words.length > 0
      ? byTexts(matcher, words)
      : [typed.slice(folded.starts[from], folded.starts[to])];
  return ends.flatMap((end) => starts.map((start) => start + end)).slice(0, MAX_SPELLINGS);
}

function byTexts(matcher: Matcher, words: readonly string[]): readonly string[] {
  if (words.length === 1) return words;
  const counted = words.map((word) => [textsWith(matcher, word).size, word] as const);
  return counted.sort((a, b) => b[0] - a[0]).map(([, word]) => word);
}
