import {type SearchState} from '../../shared/searchAddress';
import {versionParameter} from '../../shared/ownAddress';

/** Before the path of a context: everything but it is searched. */
export const OUTSIDE = '-';

interface Fields {
  query: HTMLInputElement | undefined;
  context: HTMLSelectElement | undefined;
  version: HTMLSelectElement | undefined;
}

function fieldsOf(form: HTMLFormElement): Fields {
  const query = form.elements.namedItem('q');
  const select = (name: string): HTMLSelectElement | undefined => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLSelectElement ? field : undefined;
  };
  return {
    query: query instanceof HTMLInputElement ? query : undefined,
    context: select('ctx'),
    version: select('version'),
  };
}

/** Writes what the address says into the form. */
export function fillForm(form: HTMLFormElement, state: SearchState, baseUrl: string): void {
  const {query, context, version} = fieldsOf(form);
  if (query !== undefined) query.value = state.query;
  if (context !== undefined) context.value = (state.isOutside ? OUTSIDE : '') + state.context;
  if (version !== undefined) version.value = versionParameter(state.versionPath, baseUrl);
}

/** What the form says, as the query string of the results page. */
export function readForm(form: HTMLFormElement): string {
  const {query, context, version} = fieldsOf(form);
  const scope = context?.value ?? '';
  const isOutside = scope.startsWith(OUTSIDE);
  return new URLSearchParams({
    q: query?.value ?? '',
    ctx: isOutside ? scope.slice(OUTSIDE.length) : scope,
    outside: isOutside ? '1' : '',
    version: version?.value ?? '',
  }).toString();
}

/** Writes a query into the form. */
export function writeQuery(form: HTMLFormElement, text: string): void {
  const {query} = fieldsOf(form);
  if (query !== undefined) query.value = text;
}

/** Whether the visitor is typing a query. */
export function isBeingTypedIn(form: HTMLFormElement): boolean {
  const {query} = fieldsOf(form);
  return query !== undefined && query.value !== '' && query === document.activeElement;
}

/**
 * Whether the page was opened by a page of this site as a whole: by the form of the search box,
 * sent before the script that remembers searches was there.
 */
export function isSentFromSite(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isNew && document.referrer.startsWith(`${window.location.origin}/`);
}
