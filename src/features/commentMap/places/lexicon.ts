import {CITIES, EVERYDAY, NICKNAMES, SURNAMES} from './cities';
import {fold, foldRomaji} from './fold';
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

export interface Lexicon {
  /** The longest name that a text begins with, folded. */
  readonly longestAt: (
    text: string,
  ) => {readonly entry: Entry; readonly length: number} | undefined;
  /** A word in Latin letters, folded by `foldRomaji`. */
  readonly romaji: (word: string) => Entry | undefined;
  /** Whether a text has a name of a place anywhere, folded. */
  readonly mentions: (text: string) => boolean;
}

const SUFFIX_READINGS: Readonly<Record<string, readonly [kana: string, romaji: string]>> = {
  都: ['と', 'to'],
  府: ['ふ', 'fu'],
  県: ['けん', 'ken'],
};

const isLatin = (word: string): boolean => /^[a-z]+$/iu.test(word);

type Add = (word: string, code: PrefectureCode, isFull?: boolean) => void;

function addPrefecture({code, name, fullName, kana, english}: Prefecture, add: Add): void {
  for (const word of [name, kana, english]) add(word, code);
  const [kanaSuffix = '', romajiSuffix = ''] = SUFFIX_READINGS[fullName.slice(name.length)] ?? [];
  for (const word of [fullName, kana + kanaSuffix, english + romajiSuffix]) add(word, code, true);
}

const codeOf = new Map(PREFECTURES.map(({name, code}) => [name, code]));

function addWords(rows: typeof CITIES, suffix: string, add: Add): void {
  for (const [prefecture, words] of rows) {
    const code = codeOf.get(prefecture);
    if (code === undefined) throw new RangeError(`No prefecture: ${prefecture}`);
    for (const word of words.split(' ')) {
      add(word, code);
      if (suffix !== '' && !isLatin(word)) add(word + suffix, code, true);
    }
  }
}

/**
 * Makes the table of names.
 * @param cities whether names of cities count for their prefecture
 * @param aliases words of the streamer's own, which win over ours
 */
export function createLexicon(cities: boolean, aliases: readonly Alias[] = []): Lexicon {
  const names = new Map<string, Entry>();
  const romaji = new Map<string, Entry>();
  const add: Add = (word, code, isFull = false) => {
    const entry = {
      code,
      isSurname: !isFull && SURNAMES.has(word),
      isEveryday: !isFull && EVERYDAY.has(word.toLowerCase()),
    };
    if (isLatin(word)) romaji.set(foldRomaji(word), entry);
    else names.set(fold(word), entry);
  };
  for (const prefecture of PREFECTURES) addPrefecture(prefecture, add);
  if (cities) addWords(CITIES, '市', add);
  addWords(NICKNAMES, '', add);
  for (const {word, code} of aliases) add(word, code);

  const lengths = [...new Set([...names.keys()].map((name) => name.length))].sort((a, b) => b - a);
  const shortest = Math.min(...lengths);
  // Most places of most comments begin no name at all.
  const firsts = new Set([...names.keys()].map((name) => name.charAt(0)));
  const longestAt: Lexicon['longestAt'] = (text) => {
    if (!firsts.has(text.charAt(0))) return undefined;
    for (const length of lengths) {
      const entry = length <= text.length ? names.get(text.slice(0, length)) : undefined;
      if (entry !== undefined) return {entry, length};
    }
    return undefined;
  };
  return {
    longestAt,
    romaji: (word) => romaji.get(word),
    mentions(text) {
      for (let i = 0; i + shortest <= text.length; i += 1) {
        if (firsts.has(text.charAt(i)) && longestAt(text.slice(i)) !== undefined) return true;
      }
      return text.split(/[^a-z'-]+/u).some((word) => romaji.has(foldRomaji(word)));
    },
  };
}
