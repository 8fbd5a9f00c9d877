import {withoutHighlight} from '../../shared/highlightAddress';

/** Takes the words to mark out of the address, in place; other parameters and the hash stay. */
export function forgetWords(): void {
  const {pathname, search, hash} = window.location;
  const rest = withoutHighlight(search);
  if (rest === search) return;
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
  // The router reads the address again, or links that keep the query (the version menu) keep it.
  window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state as unknown}));
}
