/** Where the visitor is. */
export interface Place {
  pathname: string;
  /** The id of the manual page shown, if it is one. */
  docId: string | undefined;
}

/** The value of `aria-current`: the page itself, or the section it belongs to. */
export type Current = 'page' | 'true' | undefined;

/** The parts of a navbar item that say where it leads. */
export interface Destination {
  to?: unknown;
  href?: unknown;
  docId?: unknown;
  activeBasePath?: unknown;
}

const PATHNAME_PROTOCOL = 'pathname://';

const normalize = (path: string): string => path.replace(/\/$/u, '').toLowerCase();

/** The path that a plain link of this site leads to, without Docusaurus's `pathname://`. */
function sitePath({to, href}: Destination): string | undefined {
  if (typeof to === 'string') return to.replace(/[?#].*$/u, '');
  if (typeof href === 'string' && href.startsWith(PATHNAME_PROTOCOL)) {
    return href.slice(PATHNAME_PROTOCOL.length);
  }
  return undefined;
}

/**
 * How a manual page relates to the one shown. `guide/index` stands for the whole of `guide/`: with
 * one sidebar for all pages, Docusaurus would mark every item at once.
 */
export function currentOfDoc(docId: string, shownId: string | undefined): Current {
  if (shownId === undefined) return undefined;
  if (docId === shownId) return 'page';
  return docId.endsWith('/index') && shownId.startsWith(docId.slice(0, -'index'.length))
    ? 'true'
    : undefined;
}

/** Whether an item leads to the place where the visitor is, or to the section around it. */
export function currentOfItem(item: Destination, place: Place): Current {
  if (typeof item.docId === 'string') return currentOfDoc(item.docId, place.docId);
  const path = sitePath(item);
  if (path !== undefined && normalize(path) === normalize(place.pathname)) return 'page';
  const {activeBasePath} = item;
  return typeof activeBasePath === 'string' && place.pathname.startsWith(activeBasePath)
    ? 'true'
    : undefined;
}

/** The items of a dropdown, with the dropdown's own link first when no item leads there. */
export function withOwnLink<Item extends Destination>(
  items: readonly Item[],
  own: Item,
): readonly Item[] {
  const path = sitePath(own);
  return path === undefined || items.some((item) => sitePath(item) === path)
    ? items
    : [own, ...items];
}
