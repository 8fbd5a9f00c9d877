import {hasVowelsOf, soundOfKatakana} from '../text/sounds';
import {INSIDE_COUNT, NOTHING, sumOf, type Matcher, type TermMatch} from './matcher';

/** Fewer letters, or consonants, are shared by too many words. */
const MIN_SHARED = 3;

/** The texts that hold a Latin word as it is (or as a part of one). `word` is in lower case. */
export function matchWord({index}: Matcher, word: string): TermMatch {
  const texts = index.words().get(word);
  return texts === undefined ? NOTHING : {texts, forms: [word]};
}

/** The texts that hold a longer Latin word that begins with the letters typed. */
export function matchPrefix(matcher: Matcher, prefix: string): TermMatch {
  // A prefix of one letter stands for nothing.
  if (prefix.length < 2) return NOTHING;
  const vocabulary = matcher.index.vocabulary();
  const longer: string[] = [];
  for (let at = firstFrom(vocabulary, prefix); at < vocabulary.length; at += 1) {
    const word = vocabulary[at] ?? '';
    matcher.steps += 1;
    if (!word.startsWith(prefix)) break;
    if (word !== prefix) longer.push(word);
  }
  return sumOf(
    // The longer a word goes on, the less it counts.
    longer.map((word) => [matchWord(matcher, word), Math.sqrt(prefix.length / word.length)]),
  );
}

/** The texts that hold a Latin word with the letters typed somewhere inside of it. */
export function matchInside(matcher: Matcher, letters: string): TermMatch {
  if (letters.length < MIN_SHARED) return NOTHING;
  const vocabulary = matcher.index.vocabulary();
  matcher.steps += vocabulary.length;
  const holders = vocabulary.filter((word) => word.includes(letters));
  return sumOf(holders.map((word) => [matchWord(matcher, word), INSIDE_COUNT]));
}

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

/** The first place in ordered words that is not before `word`. */
function firstFrom(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
