import {versionParameter, type SearchState} from '../../shared/searchAddress';

interface Fields {
  query: HTMLInputElement | undefined;
  version: HTMLSelectElement | undefined;
}

function fieldsOf(form: HTMLFormElement): Fields {
  const query = form.elements.namedItem('q');
  const version = form.elements.namedItem('version');
  return {
    query: query instanceof HTMLInputElement ? query : undefined,
    version: version instanceof HTMLSelectElement ? version : undefined,
  };
}

/** Writes what the address says into the form. */
export function fillForm(form: HTMLFormElement, state: SearchState, baseUrl: string): void {
  const {query, version} = fieldsOf(form);
  if (query !== undefined) query.value = state.query;
  if (version !== undefined) version.value = versionParameter(state.versionPath, baseUrl);
}

/** Reads the query and the version parameter from the form. */
export function readForm(form: HTMLFormElement): {query: string; version: string} {
  const {query, version} = fieldsOf(form);
  return {query: query?.value.trim() ?? '', version: version?.value ?? ''};
}

/** Whether the visitor is typing a query. */
export function isBeingTypedIn(form: HTMLFormElement): boolean {
  const {query} = fieldsOf(form);
  return query !== undefined && query.value !== '' && query === document.activeElement;
}

/** The element of the form that has the focus, or null. */
export function focusedIn(form: HTMLFormElement): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && form.contains(focused) ? focused : null;
}
