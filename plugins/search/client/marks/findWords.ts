import {foldText, isShortKatakana, type Folded} from '@komebiyori/search/fold';
import {joinPlaces, placesOf} from '@komebiyori/search/snippet';

/** A text of the page with its folded form. */
export interface ReadText {
  readonly text: string;
  readonly folded: Folded;
}

/** A word in one of the texts looked through, as [start, end) in UTF-16 units. */
interface Place {
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

export interface FoundWords {
  /** In the order of the texts. */
  readonly places: readonly Place[];
  /** The words found, each as it is first written in the texts, in the order they were asked for. */
  readonly words: readonly string[];
}

const LATIN_START = /^[\p{sc=Latin}\p{N}]/u;
/** Two neighbours of one part of a word: `vi` of `video`, not `rI` of `userId`. */
const NEIGHBOURS = /^(?:\p{sc=Latin}\p{Ll}|\p{Lu}\p{Lu}|\p{N}\p{N})$/u;

/**
 * Looks for words in texts, whichever way both are written. A Latin word inside of a longer one
 * counts only when it stands nowhere by itself.
 * @param limit how many places are wanted at most, the first ones
 */
export function findWords(
  texts: readonly ReadText[],
  tokens: readonly string[],
  limit: number,
): FoundWords {
  const byWord = [
    ...new Set(tokens.map((token) => (isShortKatakana(token) ? token : foldText(token)))),
  ].map((phrase) => {
    const all = texts.flatMap(({text, folded}, at) =>
      placesOf(text, folded, phrase).map(([start, end]) => ({text: at, start, end})),
    );
    if (!LATIN_START.test(phrase)) return all;
    const apart = all.filter((place) => !isInside(texts[place.text]?.text ?? '', place.start));
    return apart.length > 0 ? apart : all;
  });
  return {
    places: joined(byWord.flat(), texts.length).slice(0, limit),
    words: byWord.flatMap(([first]) =>
      first === undefined ? [] : [(texts[first.text]?.text ?? '').slice(first.start, first.end)],
    ),
  };
}

function isInside(text: string, start: number): boolean {
  return start > 0 && NEIGHBOURS.test(text.slice(start - 1, start + 1));
}

function joined(places: readonly Place[], count: number): Place[] {
  const byText = Array.from({length: count}, (): [number, number][] => []);
  for (const {text, start, end} of places) byText[text]?.push([start, end]);
  return byText.flatMap((found, text) =>
    joinPlaces(found).map(([start, end]) => ({text, start, end})),
  );
}
