import {foldText} from '../../shared/foldText';
import {TELLING, type Found} from './matchConcept';
import type {Matcher} from './termMatch';

/** Farther than so many units apart words have nothing to do with each other. */
const FAR = 120;
/** More places of one word are not looked at. */
const MAX_PLACES = 60;
const MAX_FORMS = 8;

/** The folded forms of each word of a query that says what is looked for. */
export type Telling = readonly (readonly string[])[];

/** What `nearness` looks for; made once for a query, because folding takes longer than looking. */
export function tellingForms(found: readonly Found[]): Telling {
  return found
    .filter(({weight}) => weight >= TELLING)
    .map(({evidence}) => {
      const forms = evidence.flatMap(({match}) => match.forms);
      return [...new Set(forms.slice(0, MAX_FORMS).map(foldText))];
    });
}

/**
 * From 0 to 1: how near to each other the words of a query stand in a folded text. 1 when all stand
 * side by side, 0 when there is at most one of them or they are far apart.
 */
export function nearness(matcher: Matcher, text: string, words: Telling): number {
  matcher.steps += text.length;
  const places: Place[] = [];
  let present = 0;
  for (const forms of words) {
    const before = places.length;
    addPlaces(places, text, forms, present);
    if (places.length > before) present += 1;
  }
  if (present < 2) return 0;
  matcher.steps += places.length;
  const window = smallestWindow(places, present);
  return (present / words.length) * Math.max(0, 1 - window / FAR);
}

interface Place {
  readonly start: number;
  readonly end: number;
  /** Which of the words that the text holds. */
  readonly word: number;
}

function addPlaces(to: Place[], text: string, forms: readonly string[], word: number): void {
  const most = to.length + MAX_PLACES;
  for (const form of forms) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
      to.push({start: at, end: at + form.length, word});
      if (to.length >= most) return;
    }
  }
}

/** Units between so many words where they stand closest together. */
function smallestWindow(places: readonly Place[], words: number): number {
  const last: (Place | undefined)[] = Array.from({length: words});
  let missing = words;
  let covered = 0;
  let least = Infinity;
  for (const place of [...places].sort((a, b) => a.start - b.start)) {
    const before = last[place.word];
    if (before === undefined) missing -= 1;
    covered += place.end - place.start - (before === undefined ? 0 : before.end - before.start);
    last[place.word] = place;
    if (missing > 0) continue;
    least = Math.min(least, Math.max(0, widthOf(last) - covered));
    if (least === 0) return 0;
  }
  return least;
}

function widthOf(places: readonly (Place | undefined)[]): number {
  let start = Infinity;
  let end = 0;
  for (const place of places) {
    if (place === undefined) continue;
    start = Math.min(start, place.start);
    end = Math.max(end, place.end);
  }
  return end - start;
}
