import {foldText} from '../../shared/fold';
import {TELLING, type Found} from './matchConcept';
import type {Matcher} from './termMatch';

/** Farther than so many units apart words have nothing to do with each other. */
const FAR = 120;
/** More places of one word are not looked at. */
const MAX_PLACES = 60;
const MAX_FORMS = 8;

/**
 * From 0 to 1: how near to each other the words of a query stand in a folded text. 1 when all stand
 * side by side, 0 when there is at most one of them or they are far apart.
 */
export function nearness(matcher: Matcher, text: string, found: readonly Found[]): number {
  matcher.steps += text.length;
  const places = found
    .filter(({weight}) => weight >= TELLING)
    .map(({evidence}) =>
      placesOf(
        text,
        evidence.flatMap(({match}) => match.forms),
      ),
    );
  const present = places.filter((ofWord) => ofWord.length > 0);
  if (present.length < 2) return 0;
  const window = smallestWindow(present);
  return (present.length / places.length) * Math.max(0, 1 - window / FAR);
}

function placesOf(text: string, forms: readonly string[]): {start: number; end: number}[] {
  const places: {start: number; end: number}[] = [];
  for (const form of new Set(forms.slice(0, MAX_FORMS).map(foldText))) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
      places.push({start: at, end: at + form.length});
      if (places.length >= MAX_PLACES) return places;
    }
  }
  return places;
}

/** Units between the words where they stand closest together. */
function smallestWindow(words: readonly (readonly {start: number; end: number}[])[]): number {
  const all = words
    .flatMap((places, word) => places.map((place) => ({...place, word})))
    .sort((a, b) => a.start - b.start);
  const last = new Map<number, {start: number; end: number}>();
  let least = Infinity;
  for (const place of all) {
    last.set(place.word, place);
    if (last.size < words.length) continue;
    const starts = [...last.values()];
    const covered = starts.reduce((sum, {start, end}) => sum + end - start, 0);
    const width = Math.max(...starts.map(({end}) => end)) - Math.min(...starts.map((p) => p.start));
    least = Math.min(least, Math.max(0, width - covered));
  }
  return least;
}
