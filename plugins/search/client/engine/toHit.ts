import {withHighlight} from '../../shared/highlightAddress';
import type {Hit, MarkedText} from '../../shared/protocol';
import {markPhrases, snippetOf} from '../markText';
import {formsSeen} from './markedForms';
import type {Found} from './matchConcept';
import type {RankedPage} from './ranking';
import {FIELDS, textAt, type Field, type IndexedText, type SearchIndex} from './searchIndex';

/** A field that holds so much of the query gives a hit its type. */
const HELD = 0.5;
/** Single characters are marked only when nothing longer was looked for. */
const MIN_MARKED = 2;

/** What is shown of a page that was found. */
export function toHit(
  index: SearchIndex,
  {page, section}: RankedPage,
  found: readonly Found[],
): Hit {
  const forms = [...new Set(found.flatMap(({evidence}) => evidence.flatMap((e) => e.match.forms)))];
  const longer = forms.filter((form) => form.length >= MIN_MARKED);
  const marked = longer.length > 0 ? longer : forms;
  const heldBy = (place: number): number => held(found, place);
  const title = textAt(index, page.title);
  // A title that answers all of it leads to the page, not into it.
  const best = heldBy(page.title) >= 1 ? undefined : page.sections[section];
  const heading = best && textAt(index, best.heading);
  const shown = snippetText(
    index,
    [
      ...(best === undefined ? [] : [best.content]),
      page.description,
      ...page.sections.map(({content}) => content),
    ],
    heldBy,
  );
  const places: Record<Field, number> = {
    title: page.title,
    keywords: page.keywords,
    heading: best?.heading ?? -1,
    content: best?.content ?? page.description,
  };
  const type =
    FIELDS.find((field) => heldBy(places[field]) >= HELD) ??
    FIELDS.find((field) => heldBy(places[field]) > 0);
  const anchor = best === undefined || best.anchor === '' ? '' : `#${best.anchor}`;
  return {
    type: type ?? 'content',
    url: withHighlight(`${page.url}${anchor}`, formsSeen(index, page, marked)),
    breadcrumb: page.breadcrumb,
    title: markPhrases(title.original, marked),
    section:
      heading === undefined || heading.original === ''
        ? undefined
        : markPhrases(heading.original, marked),
    snippet: shown && snippet(shown, marked),
    more: [],
  };
}

/** How much of the words a text holds, from 0 to 1. */
function held(found: readonly Found[], place: number): number {
  if (found.length === 0) return 0;
  const shares = found.map(({evidence}) =>
    Math.min(
      1,
      evidence.reduce((sum, {match, share}) => sum + (match.texts.has(place) ? share : 0), 0),
    ),
  );
  // A stem or a longer word is as good as the word itself.
  return shares.reduce((sum, share) => sum + (share >= 0.9 ? 1 : share), 0) / found.length;
}

/** The text that holds most of the words, the first of equals; the first one when none holds any. */
function snippetText(
  index: SearchIndex,
  places: readonly number[],
  heldBy: (place: number) => number,
): IndexedText | undefined {
  let best: IndexedText | undefined;
  let most = -1;
  for (const place of places) {
    const text = textAt(index, place);
    const value = heldBy(place);
    if (text.original !== '' && value > most) [best, most] = [text, value];
  }
  return best;
}

function snippet({original}: IndexedText, forms: readonly string[]): MarkedText {
  // Lines of a section run on in a snippet; each break is as long as the space in its place.
  return snippetOf(markPhrases(original.replaceAll('\n', ' '), forms));
}
