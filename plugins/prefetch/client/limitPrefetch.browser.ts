import type {ClientModule} from '@docusaurus/types';
import {withBudget, type BudgetedPrefetcher, type Prefetcher} from './prefetchBudget';

let budgeted: BudgetedPrefetcher | undefined;

const clientModule: ClientModule = {
  // Runs before the links of a page mount, the first time with `window.docusaurus` just set.
  onRouteUpdate({location, previousLocation}) {
    const view: {docusaurus?: Prefetcher} = window;
    if (budgeted === undefined && view.docusaurus !== undefined) {
      budgeted = withBudget(view.docusaurus);
      view.docusaurus = budgeted;
    }
    if (location.pathname !== previousLocation?.pathname) budgeted?.refill();
    return undefined;
  },
};

export const {onRouteUpdate} = clientModule;
