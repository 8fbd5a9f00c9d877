import type {Page} from 'playwright';
import type {SearchSite} from './openSearchSite';

/** Something that a page did or drew because of a query. */
export interface Complaint {
  query: string;
  what: string;
}

/**
 * Queries with and without hits, mistyped, with an error, and at last none: what they draw is what
 * the search itself draws.
 */
const HARMLESS = [
  ...['設定', 'コメント', 'コメントて', 'ワードバーティー', 'qqqqzzzz', '表示されない', 'yomiage'],
  ...['設定~x', '作者:設定', 'title:設定', '+設定 -音声', ''],
];
/** A slip that is corrected, with the correction in bold. */
const CORRECTED = 'wordpaty';
/** An answer is drawn when its part of the page has been at rest so long, in ms. */
const REST = 80;
const LONGEST_WAIT = 1500;
/** The search box and the results with their own form. */
const PARTS = '[role="search"], main';
/** Queries beyond this do not fit into an address that servers take. */
const MAX_ADDRESS = 2000;
/** Each so many-th query is also opened by its address. */
const BY_ADDRESS = 10;

/** Notes what a page must never do because of a query. Call it before the page goes anywhere. */
async function listen(page: Page, note: (what: string) => void): Promise<void> {
  page.on('dialog', (dialog) => {
    note(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({message}) => {
    note(`page error: ${message}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
      console.error(`CSP violation: ${violatedDirective} ${blockedURI}`);
    });
  });
}

/** Types into a field of the page and waits until what it draws is at rest. */
export async function type(page: Page, field: string, query: string): Promise<void> {
  await page.evaluate(
    async ({selector, literal, rest, longest, parts}) => {
      const input = document.querySelector<HTMLInputElement>(selector);
      if (input === null) throw new Error(`No ${selector}`);
      input.focus();
      input.value = JSON.parse(literal) as string;
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      if (input.closest('main') !== null) input.form?.requestSubmit();
      await new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, rest);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        });
        for (const part of document.querySelectorAll(parts)) {
          observer.observe(part, {subtree: true, childList: true, characterData: true});
        }
        setTimeout(resolve, longest);
      });
    },
    // As JSON text: a lone surrogate would not come through.
    {
      ...{selector: field, literal: JSON.stringify(query)},
      ...{rest: REST, longest: LONGEST_WAIT, parts: PARTS},
    },
  );
}

/** Names of the elements in the parts of the search, with what of their attributes can run code. */
export function drawn(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const elements = [...document.querySelectorAll(parts)].flatMap((part) => [
      part,
      ...part.querySelectorAll('*'),
    ]);
    return [
      ...new Set([
        ...elements.map(({tagName}) => tagName),
        ...elements.flatMap(({attributes}) =>
          [...attributes]
            .filter(
              ({name, value}) => /^on|^srcdoc$/iu.test(name) || /^\s*javascript:/iu.test(value),
            )
            .map(({name, value}) => `${name}=${value}`),
        ),
        ...[...document.querySelectorAll('script:not([src])')].map(() => 'inline script'),
      ]),
    ];
  }, PARTS);
}

/** What harmless queries draw in the box and on the results page that is open. */
export async function drawnByHarmless(page: Page, fields: readonly string[]): Promise<Set<string>> {
  const names = new Set<string>();
  // Before the index is there, and on a busy machine, an answer can come later than the rest.
  for (const field of fields) {
    await type(page, field, CORRECTED);
    await page
      .locator(PARTS)
      .locator('strong', {hasText: 'WordParty'})
      .first()
      .waitFor({state: 'attached'});
    for (const name of await drawn(page)) names.add(name);
  }
  for (const query of HARMLESS) {
    for (const field of fields) {
      await type(page, field, query);
      for (const name of await drawn(page)) names.add(name);
    }
  }
  return names;
}

/** The fields of /search: the box of every page, and that of the results. */
export const FIELDS = ['form[role="search"] input[name="q"]', 'main input[name="q"]'] as const;

/**
 * Types queries into the box and into the field of the results page, and opens some by address.
 * @returns every element that no harmless query draws, every dialog, error and breach of policy
 */
export async function injectAll(
  site: SearchSite,
  queries: readonly string[],
): Promise<Complaint[]> {
  const complaints: Complaint[] = [];
  let current = '';
  const page = await site.context.newPage();
  const note = (what: string): void => {
    complaints.push({query: current, what});
  };
  await listen(page, note);
  const open = async (query: string): Promise<void> => {
    await page.goto(`${site.origin}/search?${new URLSearchParams({q: query}).toString()}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  };
  const check = async (known: ReadonlySet<string>, where: string): Promise<void> => {
    for (const name of await drawn(page)) if (!known.has(name)) note(`${where} draws ${name}`);
  };
  await open('設定');
  const known = await drawnByHarmless(page, FIELDS);
  for (const [at, query] of queries.entries()) {
    current = query;
    for (const field of FIELDS) {
      await type(page, field, query);
      await check(known, field);
    }
    if (at % BY_ADDRESS !== 0 || query.length > MAX_ADDRESS) continue;
    await open(query);
    await type(page, FIELDS[0], query);
    await check(known, 'the page of the address');
  }
  await page.close();
  return complaints;
}
