import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {beginNavigation, endNavigation} from '@site/src/browser/navigation.browser';
import {leadsToOwnDocument, loadDocument} from '@site/src/browser/ownDocument.browser';
import {withBudget, type BudgetedPrefetcher, type Prefetcher} from './prefetchBudget';

let budgeted: BudgetedPrefetcher | undefined;

/** Runs before the links of a page mount, the first time with `window.docusaurus` just set. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const isOtherPage = location.pathname !== previousLocation?.pathname;
  if (previousLocation !== null) beginNavigation(isOtherPage);
  const view: {docusaurus?: Prefetcher} = window;
  if (budgeted === undefined && view.docusaurus !== undefined) {
    budgeted = withBudget(view.docusaurus);
    view.docusaurus = budgeted;
  }
  if (isOtherPage) budgeted?.refill();
  return undefined;
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  endNavigation(location.pathname);
};

/** Clicks that the browser itself would follow in this tab. */
function followsHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && link.target !== '_blank';
}

/**
 * Loads the document that a link leads to when the application must not navigate there. Handlers of the
 * link still run (the version menu stores the reader's choice); the router sees that the click is taken
 * and stays where it is.
 */
function followByDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || !followsHere(event, link)) return;
  // A handle to be dragged away, marked as such, says so itself.
  const isOther = link.hasAttribute('download') || link.hasAttribute('draggable');
  if (isOther || !leadsToOwnDocument(link.href)) return;
  event.preventDefault();
  loadDocument(link.href);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', followByDocument, {capture: true});
}
