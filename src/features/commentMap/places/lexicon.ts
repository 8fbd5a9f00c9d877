import {CITIES, EVERYDAY, MISSPELLINGS, NICKNAMES, SURNAMES} from './cities';
import {fold, foldRomaji} from './fold';
import {ALL_CITIES, TOKYO_WARDS} from './municipalities';
import {PREFECTURES, type Prefecture, type PrefectureCode} from './prefectures';

/** A name of a place, and how far it can be trusted. */
export interface Entry {
  readonly code: PrefectureCode;
  /** Also a family name. */
  readonly isSurname: boolean;
  /** Also an everyday word. */
  readonly isEveryday: boolean;
}

/** A word that the streamer added. */
export interface Alias {
  readonly word: string;
  readonly code: PrefectureCode;
}

interface Found<T> {
  readonly value: T;
  readonly length: number;
}

export interface Lexicon {
  /** The longest name that a text begins with, folded. */
  readonly longestAt: (text: string) => Found<Entry> | undefined;
  /**
   * The prefectures that have a place of the longest name that a text begins with, folded: also of
   * those names that mean nothing alone.
   */
  readonly homesAt: (text: string) => Found<ReadonlySet<PrefectureCode>> | undefined;
  /** A word in Latin letters, folded by `foldRomaji`. */
  readonly romaji: (word: string) => Entry | undefined;
  /**
   * Whether a text has a name of a place anywhere, folded. `maybe`: only two kana that stand in many
   * words, as ぎふ in ギフト and みえ in 見えない.
   */
  readonly mentions: (text: string) => 'yes' | 'maybe' | 'no';
}

/** How 都, 府 and 県 are written besides, by slips as well. */
const SUFFIXES: Readonly<Record<string, {readonly written: string; readonly romaji: string}>> = {
  都: {written: '都', romaji: 'to'},
  府: {written: '府 ふ', romaji: 'fu'},
  県: {written: '県 けん 件', romaji: 'ken'},
};

const TWO_KANA = /^\p{sc=Hiragana}{2}$/u;
const isLatin = (word: string): boolean => /^[a-z]+$/iu.test(word);

/** 「とーきょー」 for 「とうきょう」; the word itself when there is no long o in it. */
const withBars = (kana: string): string =>
  kana.replace(/(?<=[おこごそとどのほぼもよろょ])[うお]/gu, 'ー');

/** A word with the prefectures that have a place of that name, and what it says alone. */
interface Name {
  readonly homes: Set<PrefectureCode>;
  entry: Entry | undefined;
}

/** How much a word says alone: nothing, something, or enough whatever else its beginning means. */
type Weight = 'none' | 'plain' | 'full';

type Add = (word: string, code: PrefectureCode, weight: Weight) => void;

const codeOf = new Map(PREFECTURES.map(({name, code}) => [name, code]));

function addPrefecture({code, name, fullName, kana, english}: Prefecture, add: Add): void {
  for (const word of [name, kana, withBars(kana), english]) add(word, code, 'plain');
  const {written, romaji} = SUFFIXES[fullName.slice(name.length)] ?? {};
  if (written === undefined || romaji === undefined) return;
  for (const suffix of written.split(' ')) {
    for (const word of [name, kana, withBars(kana)]) add(word + suffix, code, 'full');
  }
  add(english + romaji, code, 'full');
  // Not after Chinese characters: 「東京と大阪」.
  if (name === '東京') add(`${kana}と`, code, 'full');
}

function eachWord(rows: typeof CITIES, use: (word: string, code: PrefectureCode) => void): void {
  for (const [prefecture, words] of rows) {
    const code = codeOf.get(prefecture);
    if (code === undefined) throw new RangeError(`No prefecture: ${prefecture}`);
    for (const word of words.split(' ')) use(word, code);
  }
}

/** A search for the longest key that a text begins with. */
function finderOf<T>(table: ReadonlyMap<string, T>): (text: string) => Found<T> | undefined {
  // By the first letter, the longest first: most letters of most comments begin no name at all.
  const lengths = new Map<string, readonly number[]>();
  for (const name of table.keys()) {
    const others = lengths.get(name.charAt(0)) ?? [];
    const all = new Set([...others, name.length]);
    lengths.set(
      name.charAt(0),
      [...all].sort((x, y) => y - x),
    );
  }
  return (text) => {
    for (const length of lengths.get(text.charAt(0)) ?? []) {
      const value = length <= text.length ? table.get(text.slice(0, length)) : undefined;
      if (value !== undefined) return {value, length};
    }
    return undefined;
  };
}

function makeLexicon(cities: boolean, aliases: readonly Alias[]): Lexicon {
  const names = new Map<string, Name>();
  const romaji = new Map<string, Entry>();
  const add: Add = (word, code, weight) => {
    const isFull = weight === 'full';
    const entry = {
      code,
      isSurname: !isFull && SURNAMES.has(word),
      isEveryday: !isFull && EVERYDAY.has(word.toLowerCase()),
    };
    if (isLatin(word)) {
      if (weight !== 'none') romaji.set(foldRomaji(word), entry);
      return;
    }
    const key = fold(word);
    const homes = (names.get(key)?.homes ?? new Set()).add(code);
    // 府中 and 伊達 are in two prefectures.
    const isUnclear = weight === 'none' || (isFull && homes.size > 1);
    names.set(key, {homes, entry: isUnclear ? undefined : entry});
  };
  // What comes later wins. A city that few know says nothing alone: many are family names.
  for (const [rows, suffix] of [
    [ALL_CITIES, '市'],
    [TOKYO_WARDS, '区'],
  ] as const) {
    eachWord(rows, (word, code) => {
      add(word, code, 'none');
      add(word + suffix, code, cities ? 'full' : 'none');
    });
  }
  eachWord(CITIES, (word, code) => {
    add(word, code, cities ? 'plain' : 'none');
  });
  for (const prefecture of PREFECTURES) addPrefecture(prefecture, add);
  for (const rows of [NICKNAMES, MISSPELLINGS]) {
    eachWord(rows, (word, code) => {
      add(word, code, 'plain');
    });
  }
  for (const {word, code} of aliases) add(word, code, 'plain');

  const entries = new Map([...names].flatMap(([name, {entry}]) => (entry ? [[name, entry]] : [])));
  const longestAt = finderOf(entries);
  const shortest = Math.min(...[...entries.keys()].map((name) => name.length));
  return {
    longestAt,
    homesAt: finderOf(new Map([...names].map(([name, {homes}]) => [name, homes]))),
    romaji: (word) => romaji.get(word),
    mentions(text) {
      let hasShort = false;
      for (let i = 0; i + shortest <= text.length; i += 1) {
        const {length} = longestAt(text.slice(i)) ?? {length: 0};
        if (length > 0 && !TWO_KANA.test(text.slice(i, i + length))) return 'yes';
        hasShort ||= length > 0;
      }
      if (text.split(/[^a-z'-]+/u).some((word) => romaji.has(foldRomaji(word)))) return 'yes';
      return hasShort ? 'maybe' : 'no';
    },
  };
}

const usual = new Map<boolean, Lexicon>();

/**
 * The table of names, which is made only once when the streamer added no words.
 * @param cities whether names of cities count for their prefecture
 * @param aliases words of the streamer's own, which win over ours
 */
export function createLexicon(cities: boolean, aliases: readonly Alias[] = []): Lexicon {
  if (aliases.length > 0) return makeLexicon(cities, aliases);
  const lexicon = usual.get(cities) ?? makeLexicon(cities, []);
  usual.set(cities, lexicon);
  return lexicon;
}
