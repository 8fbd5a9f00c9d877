import {oncePer, type SearchIndex} from '../index/searchIndex';
import {segmentsOf} from '../query/tokenizer';
import {hasVowelsOf, soundOfKatakana, soundOfLatin} from '../text/sounds';
import {namesOf} from './kanaConversion';
import {
  isWritten,
  matchWord,
  matchWritten,
  MIN_SHARED,
  NOTHING,
  sumOf,
  type Matcher,
  type TermMatch,
} from './matching';

/** Words in Latin letters and in katakana that sound alike: Discord and ディスコード. */

/** The texts that hold a Latin word which sounds like a word typed in katakana. */
export function matchSound(matcher: Matcher, katakana: string): TermMatch {
  const sound = soundOfKatakana(katakana);
  if (sound.length < MIN_SHARED) return NOTHING;
  // ストリームラボ is said without the last consonant of Streamlabs.
  const isAlike = (other: string): boolean =>
    other === sound ||
    (sound.length > MIN_SHARED && other.length === sound.length + 1 && other.startsWith(sound));
  const words: string[] = [];
  for (const [other, alike] of matcher.index.sounds()) {
    if (isAlike(other)) words.push(...alike.filter((word) => hasVowelsOf(katakana, word)));
  }
  return sumOf(words.map((word) => [matchWord(matcher, word), 1]));
}

/** The longer katakana words of the texts, and those in them, by how they sound: パレット of コマンドパレット. */
const katakanaBySound = oncePer((index: SearchIndex): ReadonlyMap<string, readonly string[]> => {
  const runs = [...namesOf(index).values()].filter((name) => LONG_KATAKANA.test(name));
  const words = new Set(runs);
  for (const run of runs) for (const {segment} of segmentsOf(run)) words.add(segment);
  const bySound = new Map<string, string[]>();
  for (const word of words) {
    const sound = soundOfKatakana(word);
    if (sound.length >= MIN_SHARED) bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
  }
  return bySound;
});

const LONG_KATAKANA = /^[\p{sc=Katakana}ー]{4,}$/u;
const LATIN_WORD = /^[a-z]{2,}$/iu;

/**
 * A query with the katakana names that two words each sound like, where the texts never write
 * these side by side: ダークモード for dark mode.
 */
export function withKatakanaNames(matcher: Matcher, query: string): string {
  const words = query.split(' ');
  for (let at = 0; at + 1 < words.length; at += 1) {
    const two = words.slice(at, at + 2);
    if (!two.every((word) => LATIN_WORD.test(word)) || isWritten(matcher, two.join(' '))) continue;
    const sound = two.map((word) => soundOfLatin(word.toLowerCase())).join('');
    const names = katakanaBySound(matcher.index).get(sound) ?? [];
    const name = names.find((one) => hasVowelsOf(one, two.join('').toLowerCase()));
    if (name !== undefined) words.splice(at, 2, name);
  }
  return words.join(' ');
}

/** The texts that hold a katakana word which sounds like a Latin word, in lower case. */
export function matchKatakana(matcher: Matcher, latin: string): TermMatch {
  const alike = katakanaBySound(matcher.index).get(soundOfLatin(latin)) ?? [];
  const words = alike.filter((word) => hasVowelsOf(word, latin));
  return sumOf(words.map((word) => [matchWritten(matcher, word), 1]));
}
