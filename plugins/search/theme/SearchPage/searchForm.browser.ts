import {type SearchState} from '../../shared/searchAddress';
import {versionParameter} from '../../shared/ownAddress';

/** Before the path of a context: everything but it is searched. */
export const OUTSIDE = '-';

type Field = HTMLInputElement | HTMLSelectElement;

function fieldOf(form: HTMLFormElement, name: 'q' | 'ctx' | 'version'): Field | undefined {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field : undefined;
}

function write(form: HTMLFormElement, name: 'q' | 'ctx' | 'version', value: string): void {
  const field = fieldOf(form, name);
  if (field !== undefined) field.value = value;
}

/** Writes what the address says into the form. */
export function fillForm(form: HTMLFormElement, state: SearchState, baseUrl: string): void {
  write(form, 'q', state.query);
  write(form, 'ctx', (state.isOutside ? OUTSIDE : '') + state.context);
  write(form, 'version', versionParameter(state.versionPath, baseUrl));
}

/** What the form says, as the query string of the results page. */
export function readForm(form: HTMLFormElement): string {
  const scope = fieldOf(form, 'ctx')?.value ?? '';
  const isOutside = scope.startsWith(OUTSIDE);
  return new URLSearchParams({
    q: fieldOf(form, 'q')?.value ?? '',
    ctx: isOutside ? scope.slice(OUTSIDE.length) : scope,
    outside: isOutside ? '1' : '',
    version: fieldOf(form, 'version')?.value ?? '',
  }).toString();
}

/** Writes a query into the form. */
export function writeQuery(form: HTMLFormElement, text: string): void {
  write(form, 'q', text);
}

/** Whether the visitor is typing a query. */
export function isBeingTypedIn(form: HTMLFormElement): boolean {
  const query = fieldOf(form, 'q');
  return query === document.activeElement && query.value !== '';
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
