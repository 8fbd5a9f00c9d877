import {test as base, expect, type Page} from '@playwright/test';

/** Moves the mouse, which makes the boot file load the application. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
}

/** Moves the mouse and waits for React. */
export async function hydrate(page: Page): Promise<void> {
  await moveMouse(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a page and waits until React has taken over. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/**
 * The app on the visitor's own machine, and the embedded backend of the accounts. A page that is
 * served from there, as here, may ask them by itself; which pages may ask at all is the policy's part
 * (plugins/hosting).
 */
const APP = /^http:\/\/127\.0\.0\.1:(?:1118\d|54321)\//u;

/** Collects what a silent page must not do: console noise, errors, foreign requests, CSP reports. */
export async function collectComplaints(page: Page, origin: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // What Playwright says where the configuration blocks them.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type()) && !APP.test(message.location().url)) {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/u.test(url) && new URL(url).origin !== origin && !APP.test(url)) {
      complaints.push(`foreign request: ${url}`);
    }
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return complaints;
}

/** A browser that keeps nothing: reading its storage throws. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });

interface Quiet {
  /** Allows complaints that a test provokes on purpose. */
  quiet: {allow: (pattern: RegExp) => void};
}

/** A test that fails when its page complains about anything the test did not provoke on purpose. */
export const test = base.extend<Quiet>({
  quiet: [
    async ({page, baseURL}, use) => {
      const complaints = await collectComplaints(
        page,
        new URL(baseURL ?? 'http://localhost').origin,
      );
      const allowed: RegExp[] = [];
      await use({allow: (pattern) => allowed.push(pattern)});
      const rest = complaints.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(rest).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** How many documents have been asked for. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** The page is shown again from the back/forward cache, which headless Chromium has not. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
