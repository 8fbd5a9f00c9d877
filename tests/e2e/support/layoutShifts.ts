import type {Page} from '@playwright/test';

/** In the page: adds up what moves by itself; what follows an input may move the rest. */
function watch(): void {
  Object.assign(window, {shifted: 0});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      const value = Number(Reflect.get(entry, 'value'));
      Object.assign(window, {shifted: Number(Reflect.get(window, 'shifted')) + value});
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/**
 * Watches the layout shifts (Layout Instability, section 3.2) of a page from its first paint, before
 * or after it is opened.
 * @returns reads their sum so far
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  if (page.url() === 'about:blank') await page.addInitScript(watch);
  else await page.evaluate(watch);
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}
