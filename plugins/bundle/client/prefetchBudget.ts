/** How many links of one page may have their chunks fetched ahead. */
const MAX_PREFETCHES = 12;

/** What Docusaurus offers as `window.docusaurus`. */
export interface Prefetcher {
  prefetch: (routePath: string) => false | Promise<unknown>;
  preload: (routePath: string) => false | Promise<unknown>;
}

export interface BudgetedPrefetcher extends Prefetcher {
  /** Fills the budget again, for the next page. */
  refill: () => void;
}

/**
 * Lets `prefetch` through until the budget of the page is spent. A call that the original refuses
 * (already fetched, slow connection, data saver) costs nothing.
 */
export function withBudget(original: Prefetcher, max: number = MAX_PREFETCHES): BudgetedPrefetcher {
  let left = max;
  return {
    prefetch: (routePath) => {
      if (left === 0) return false;
      const started = original.prefetch(routePath);
      if (started !== false) left -= 1;
      return started;
    },
    preload: (routePath) => original.preload(routePath),
    refill: () => {
      left = max;
    },
  };
}
