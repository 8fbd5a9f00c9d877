import {type SearchState} from '../../shared/searchAddress';
import {versionParameter} from '../../shared/versionParameter';

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
  if (context !== undefined) context.value = state.context;
  if (version !== undefined) version.value = versionParameter(state.versionPath, baseUrl);
}

/** What the form says, as the query string of the results page. */
export function readForm(form: HTMLFormElement): string {
  const {query, context, version} = fieldsOf(form);
  return new URLSearchParams({
    q: query?.value ?? '',
    ctx: context?.value ?? '',
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
