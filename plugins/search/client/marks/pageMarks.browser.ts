import {onHydrated} from '../../../boot/client/hydration.browser';
import {parseHighlight, withoutHighlight} from '../../shared/highlightAddress';
import {findPlaces, type FoundPlaces} from './findPlaces.browser';
import {showMarkBar} from './markBar.browser';
import {paint} from './paint.browser';
import {elementOf, reveal, visibilityOf, isFrom, scrollToRange} from './reveal.browser';

/** How a page with words in its address was reached. */
export interface Visit {
  readonly location: {
    readonly search: string;
    /** With `#`, percent-encoded or not; or empty. */
    readonly hash: string;
    /** Of its entry in the history; the first page of a document may have none. */
    readonly key?: string | undefined;
  };
  /** Whether it is the document's first page. */
  readonly isFirst: boolean;
  /** How far it was scrolled when it was there, in pixels. */
  readonly top: number;
}

/** What gets the focus when it was in the bar. */
const BLOCK = 'p, li, td, th, dt, dd, h1, h2, h3, h4, pre, div';
/** Entries of the history that were shown before: going back to one scrolls nowhere. */
const entries = new Set<string | undefined>();

/**
 * Marks the words that the address names in the text of the page, with a bar that leads from one to
 * the next and clears them. Nothing is shown when the text holds none of them.
 * @returns a function that takes everything away, for when the page changes
 */
export function markPage(visit: Visit): () => void {
  const {location} = visit;
  const isNew = !entries.has(location.key);
  entries.add(location.key);
  let close = (): void => undefined;
  let isClosed = false;
  const start = async (): Promise<void> => {
    const root =
      document.querySelector('main .theme-doc-markdown') ?? document.querySelector('main');
    if (root === null) return;
    const found = await findPlaces(root, parseHighlight(location.search));
    const mayScroll = isNew && isAtStart(visit);
    if (!isClosed) close = showMarks(root, found, {hash: location.hash, mayScroll});
  };
  // React must find the page as it was built.
  onHydrated(document.documentElement, () => void start());
  return () => {
    isClosed = true;
    close();
  };
}

/** Whether the page stands as it opens: not when it was scrolled, loaded again or gone back to. */
function isAtStart({isFirst, top}: Visit): boolean {
  if (window.scrollY !== top) return false;
  if (!isFirst) return true;
  const [entry] = performance.getEntriesByType('navigation');
  return top === 0 && entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

function showMarks(
  root: Element,
  {places, words, isAll}: FoundPlaces,
  {hash, mayScroll}: {hash: string; mayScroll: boolean},
): () => void {
  const painted = paint(places.map(({segments}) => segments));
  // What is not on the page at this width, or for screen readers alone, is no mark to go to.
  const marks = painted.ranges.flatMap((range, at) => {
    const visibility = visibilityOf(range);
    return visibility === 'hidden' ? [] : [{range, at, visibility}];
  });
  if (marks.length === 0) {
    painted.clear();
    return () => undefined;
  }

  const heading = headingOf(hash);
  // None when all are in closed details, or before the section that the address names.
  let current = marks.findIndex(
    ({range, visibility}) => visibility === 'shown' && (heading === null || isFrom(range, heading)),
  );
  const show = (around?: string): void => {
    const mark = marks[current];
    if (mark === undefined) return;
    painted.setCurrent(mark.at);
    bar.setPlace(current + 1, around);
  };
  const move = (step: 1 | -1): void => {
    current =
      current < 0 && step < 0 ? marks.length - 1 : (current + step + marks.length) % marks.length;
    const mark = marks[current];
    if (mark === undefined) return;
    const {range} = mark;
    show(places[mark.at]?.around);
    reveal(range);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // What was opened takes its place in the next frame.
    requestAnimationFrame(() => {
      scrollToRange(range, bar.covers(), isCalm ? 'instant' : 'smooth');
    });
  };
  const clear = (): void => {
    const range = marks[current]?.range;
    close(range && elementOf(range)?.closest(BLOCK));
    forgetWords();
  };
  const count = `${marks.length}${isAll ? '' : '以上'}`;
  const bar = showMarkBar({words, count, onMove: move, onClear: clear});
  const undo = [onEscape(clear), plainHeadingLinks(root, clear), painted.clear];
  const close = (next?: Element | null): void => {
    for (const run of undo.splice(0)) run();
    bar.close(next);
  };
  show();
  const first = marks[current];
  if (heading === null && first?.visibility === 'shown' && mayScroll) {
    scrollToRange(first.range, bar.covers(), 'instant');
  }
  return close;
}

function headingOf(hash: string): Element | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Takes the words to mark out of the address, in place; other parameters and the hash stay. */
function forgetWords(): void {
  const {pathname, search, hash} = window.location;
  const rest = withoutHighlight(search);
  if (rest === search) return;
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
  // The router reads the address again, or links that keep the query (the version menu) keep it.
  window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state as unknown}));
}

/**
 * Links of headings are `#…`, which keeps the query of the address. While the words are in it, these
 * links name the page as well, so that copying one gives its plain address, and following one
 * clears the marks.
 * @returns a function that makes them as they were
 */
function plainHeadingLinks(root: Element, onFollow: () => void): () => void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a.hash-link[href^="#"]')];
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  const onClick = (event: MouseEvent): void => {
    // A click that opens another tab leaves this page as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) onFollow();
  };
  links.forEach((link, at) => {
    link.setAttribute('href', `${window.location.pathname}${hrefs[at] ?? ''}`);
    link.addEventListener('click', onClick);
  });
  return () => {
    links.forEach((link, at) => {
      link.setAttribute('href', hrefs[at] ?? '');
      link.removeEventListener('click', onClick);
    });
  };
}

/** What Escape closes first: a menu, a dialog, a list of suggestions; and where one types. */
const OPEN =
  'details[data-disclosure][open], dialog[open], [role="combobox"][aria-expanded="true"]';
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Calls back when Escape is pressed and nothing else on the page uses it.
 * @returns a function that stops listening
 */
function onEscape(callback: () => void): () => void {
  let isFree = false;
  // Before any other listener, because those close what was open.
  const look = ({key, target}: KeyboardEvent): void => {
    const isTyping = target instanceof Element && target.closest(TYPING) !== null;
    isFree = key === 'Escape' && !isTyping && document.querySelector(OPEN) === null;
  };
  const act = (event: KeyboardEvent): void => {
    if (isFree && event.key === 'Escape' && !event.defaultPrevented) callback();
  };
  window.addEventListener('keydown', look, true);
  window.addEventListener('keydown', act);
  return () => {
    window.removeEventListener('keydown', look, true);
    window.removeEventListener('keydown', act);
  };
}
