import type {Hit, MarkedText, SectionHit} from '../answer';
import {
  FIELDS,
  textAt,
  type Field,
  type IndexedPage,
  type IndexedSection,
  type IndexedText,
  type Posting,
  type SearchIndex,
} from '../index/searchIndex';
import {PRICE, type Found} from '../match/expansion';
import {latinWords} from '../query/tokenizer';
import type {Wanted} from '../search';
import {fold, foldText} from '../text/fold';
import {markPhrases, placesOf, snippetOf} from '../text/snippet';
import type {RankedPage, RankedSection} from './scoring';

const HIRAGANA = /\p{sc=Hiragana}/u;
/** More than an address takes. */
const MAX_FOUND = 16;

/** What a reader of a page sees: its title, headings and contents. */
function textsSeen(index: SearchIndex, {title, sections}: IndexedPage): IndexedText[] {
  const places = [title, ...sections.flatMap(({heading, content}) => [heading, content])];
  return places.map((place) => textAt(index, place));
}

/** The forms that a reader of a page sees, as they are written there: the address of a hit shows them. */
function formsSeen(index: SearchIndex, page: IndexedPage, forms: readonly string[]): string[] {
  const texts = textsSeen(index, page);
  const isSeen = (form: string): boolean => {
    const phrase = foldText(form);
    return texts.some(({folded}) => folded.includes(phrase));
  };
  const seen = forms.filter(isSeen).slice(0, MAX_FOUND);
  return seen.map((form) => asWritten(form, texts));
}

/** A folded form in the spelling of a page. Kana are folded to hiragana, Latin letters stay as they are. */
function asWritten(form: string, texts: readonly IndexedText[]): string {
  if (!HIRAGANA.test(form) || texts.some(({original}) => original.includes(form))) return form;
  const original = texts.find(({folded}) => folded.includes(foldText(form)))?.original ?? '';
  const [place] = placesOf(original, fold(original), form);
  return place === undefined ? form : original.slice(...place);
}

/**
 * A fair part: when even the best page holds less of the query, the answer is called weak; a further
 * section must hold so much of what the best one holds.
 */
export const FAIR = 0.6;
/** A field that holds so much of the query gives a hit its type. */
const HELD = 0.5;
/** A short pattern has thousands of forms; no page is marked with so many. */
const MAX_MARKED = 256;

/** What is shown of a page that was found, with as many further sections as are wanted. */
export function toHit(
  index: SearchIndex,
  {page, section, sections}: RankedPage,
  found: readonly Found[],
  {more, addressOf}: Pick<Wanted, 'more' | 'addressOf'>,
): Hit {
  const marked = markedIn(index, page, found);
  const seen = formsSeen(index, page, marked);
  const marking = {marked, addressOf: (url: string) => addressOf(url, seen)};
  const heldBy = (place: number): number => held(found, place);
  const title = textAt(index, page.title);
  // A title that answers all of it leads to the page, not into it.
  const best = heldBy(page.title) >= 1 ? undefined : page.sections[section];
  const shown = best === undefined ? undefined : toSectionHit(index, page, best, marking);
  const places: Record<Field, number> = {
    title: page.title,
    keywords: page.keywords,
    heading: best?.heading ?? -1,
    content: best?.content ?? page.description,
  };
  const type =
    FIELDS.find((field) => heldBy(places[field]) >= HELD) ??
    FIELDS.find((field) => heldBy(places[field]) > 0);
  return {
    type: type ?? 'content',
    url: shown?.url ?? marking.addressOf(page.url),
    breadcrumb: page.breadcrumb,
    isManual: page.isManual,
    onlyIn: page.onlyIn,
    title: markPhrases(title.original, marked),
    section: shown?.section.text === '' ? undefined : shown?.section,
    snippet: shown?.snippet ?? pageSnippet(index, page, heldBy, marked),
    more: furtherSections(page, sections, best)
      .slice(0, more)
      .map((one) => toSectionHit(index, page, one, marking)),
  };
}

/** The other sections that hold a fair part of what the best one holds, the best first. */
function furtherSections(
  page: IndexedPage,
  ranked: readonly RankedSection[],
  shown: IndexedSection | undefined,
): IndexedSection[] {
  const most = ranked.reduce((best, {coverage}) => Math.max(best, coverage), 0);
  return ranked
    .filter(({coverage}) => coverage >= FAIR * most)
    .flatMap(({place}) => page.sections[place] ?? [])
    .filter((section) => section !== shown && section.anchor !== '');
}

interface Marking {
  /** What is marked, folded. */
  readonly marked: readonly string[];
  /** With what of it a reader of the page sees. */
  readonly addressOf: (url: string) => string;
}

function toSectionHit(
  index: SearchIndex,
  page: IndexedPage,
  {anchor, heading, content}: IndexedSection,
  {marked, addressOf}: Marking,
): SectionHit {
  const text = textAt(index, content);
  const name = textAt(index, heading);
  // Below a heading that is the word alone, its first sentence says what the word means.
  const place = marked.includes(name.folded) ? 0 : undefined;
  return {
    url: addressOf(anchor === '' ? page.url : `${page.url}#${anchor}`),
    section: markPhrases(name.original, marked),
    snippet: text.original === '' ? undefined : snippet(text, marked, place),
  };
}

/** What is marked in a page: the words as they were typed, and others of a meaning where it has none. */
function markedIn(index: SearchIndex, page: IndexedPage, found: readonly Found[]): string[] {
  const lists = found.flatMap(({readings}) => {
    const here = readings.filter(({match}) => isHeld(page, match.texts));
    const typed = here.filter(({why}) => why !== 'meaning' && why !== 'stem' && why !== 'parts');
    return (typed.length > 0 ? typed : here).map(({match}) => match.forms);
  });
  const count = lists.reduce((sum, {length}) => sum + length, 0);
  const forms = count > MAX_MARKED ? fewForms(index, page, lists) : lists.flat();
  // Single characters are marked only when nothing longer was looked for.
  const longer = forms.filter(({length}) => length > 1);
  return [...new Set(longer.length > 0 ? longer : forms)];
}

/** Of very many forms the first that may stand in a page: no Latin words of other pages alone. */
function fewForms(
  index: SearchIndex,
  page: IndexedPage,
  lists: readonly (readonly string[])[],
): string[] {
  const text = textsSeen(index, page)
    .map(({original}) => original)
    .join('\n');
  const words = new Set(latinWords(text).flatMap(({word, parts}) => [word, ...parts]));
  const forms = new Set<string>();
  for (const form of lists.flat()) {
    if (words.has(form) || !index.words().has(form)) forms.add(form);
    if (forms.size >= MAX_MARKED) break;
  }
  return [...forms];
}

/** Whether a page has any of some texts; it has few itself, and they may be thousands. */
function isHeld({title, description, sections}: IndexedPage, texts: Posting): boolean {
  const last = sections.at(-1)?.content ?? description;
  for (let place = title; place <= last; place += 1) if (texts.has(place)) return true;
  return false;
}

/** How much of the words a text holds, from 0 to 1. */
function held(found: readonly Found[], place: number): number {
  if (found.length === 0) return 0;
  const shares = found.map(({readings}) =>
    readings.reduce(
      (most, {match, price}) => (match.texts.has(place) ? Math.max(most, price) : most),
      0,
    ),
  );
  // Another form of a word is as good as the word itself.
  return shares.reduce((sum, share) => sum + (share >= PRICE.kana ? 1 : share), 0) / found.length;
}

/** What a page says of itself; when it says none of the words, the text that holds most of them. */
function pageSnippet(
  index: SearchIndex,
  {title, description, sections}: IndexedPage,
  heldBy: (place: number) => number,
  marked: readonly string[],
): MarkedText | undefined {
  const isAnswered = heldBy(title) >= 1 || heldBy(description) > 0;
  const places = [description, ...(isAnswered ? [] : sections.map(({content}) => content))];
  let best: IndexedText | undefined;
  let most = -1;
  for (const place of places) {
    const text = textAt(index, place);
    const value = heldBy(place);
    if (text.original !== '' && value > most) [best, most] = [text, value];
  }
  return best && snippet(best, marked);
}

function snippet({original}: IndexedText, forms: readonly string[], place?: number): MarkedText {
  return snippetOf(markPhrases(original, forms), place);
}
