import {editDistance} from './editDistance';
import {soundOfKatakana} from './sounds';
import {NOTHING, sumOf, type Matcher, type TermMatch} from './termMatch';

/** A word that goes on after what was typed counts less, the less the longer it is. */
const PREFIX_COUNT = 0.6;
const INSIDE_COUNT = 0.3;
const MIN_INSIDE = 3;
/** Fewer consonants are shared by too many words. */
const MIN_SOUND = 3;
/** In a shorter word one wrong letter makes another word; the first one is seldom wrong. */
const SURE_LENGTH = 6;
/** A prefix of one letter stands for nothing. */
const MIN_PREFIX = 2;

/** The texts that hold a Latin word as it is (or as a part of one). `word` is in lower case. */
export function matchWord({index}: Matcher, word: string): TermMatch {
  const texts = index.words().get(word);
  return texts === undefined ? NOTHING : {texts, forms: [word]};
}

/** The texts that hold a longer Latin word that begins with the letters typed. */
export function matchPrefix(matcher: Matcher, prefix: string): TermMatch {
  if (prefix.length < MIN_PREFIX) return NOTHING;
  const vocabulary = matcher.index.vocabulary();
  const longer: string[] = [];
  for (let at = firstFrom(vocabulary, prefix); at < vocabulary.length; at += 1) {
    const word = vocabulary[at] ?? '';
    matcher.steps += 1;
    if (!word.startsWith(prefix)) break;
    if (word !== prefix) longer.push(word);
  }
  return sumOf(
    longer.map((word) => [
      matchWord(matcher, word),
      PREFIX_COUNT * (prefix.length / word.length) ** 0.5,
    ]),
  );
}

/** The texts that hold a Latin word with the letters typed somewhere inside of it. */
export function matchInside(matcher: Matcher, letters: string): TermMatch {
  if (letters.length < MIN_INSIDE) return NOTHING;
  return matchWhere(matcher, (word) => word.includes(letters), INSIDE_COUNT);
}

/** The texts that hold the Latin words that come nearest to a word, within an edit distance. */
export function matchMistyped(matcher: Matcher, word: string, allowed: number): TermMatch {
  if (/^\p{N}+$/u.test(word)) return NOTHING;
  let least = allowed;
  let nearest: string[] = [];
  for (const candidate of matcher.index.vocabulary()) {
    matcher.steps += 1;
    if (Math.abs(candidate.length - word.length) > least) continue;
    if (word.length < SURE_LENGTH && candidate.charAt(0) !== word.charAt(0)) continue;
    const distance = editDistance(candidate, word, least);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(candidate);
  }
  return sumOf(nearest.map((candidate) => [matchWord(matcher, candidate), 1]));
}

/** The texts that hold a Latin word which sounds like a word typed in katakana. */
export function matchSound({index}: Matcher, katakana: string): TermMatch {
  const sound = soundOfKatakana(katakana);
  if (sound.length < MIN_SOUND) return NOTHING;
  const texts = (index.sounds().get(sound) ?? []).flatMap((word) => {
    const posting = index.words().get(word);
    return posting === undefined ? [] : [[{texts: posting, forms: [word]}, 1] as const];
  });
  return sumOf(texts);
}

/** The texts that hold a Latin word which a test accepts. */
function matchWhere(
  matcher: Matcher,
  isMeant: (word: string) => boolean,
  count: number,
): TermMatch {
  const words = matcher.index.vocabulary().filter(isMeant);
  matcher.steps += matcher.index.vocabulary().length;
  return sumOf(words.map((word) => [matchWord(matcher, word), count]));
}

/** How many wrong letters a Latin word of a length may have and still be meant. */
export function allowedLetters(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
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
