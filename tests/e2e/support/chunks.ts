import type {Page, Route} from '@playwright/test';

/** What the chunk of one page of the 8.0 manual contains and no other chunk does. */
export function chunkOf(slug: string): string {
  return `"slug":"${slug}","permalink":"/docs${slug}"`;
}

/** Hands the requests for the chunks that contain `marker` to `handle`; all others pass. */
export async function onChunk(
  page: Page,
  marker: string,
  handle: (route: Route, body: string) => Promise<void>,
): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    // A prefetch that the page gives up takes its answer along.
    const body = await route
      .fetch()
      .then(
        (response) => response.text(),
        () => null,
      )
      .catch(() => null);
    if (body === null) await route.abort();
    else if (body.includes(marker)) await handle(route, body);
    else await route.fallback();
  });
}

/** A gate in front of a chunk: requests wait until it is opened or broken. */
export interface Gate {
  open: () => void;
  /** The waiting requests fail, and later ones too, until `open`. */
  break: () => void;
}

/** Holds the chunks that contain `marker` back. */
export async function holdChunk(page: Page, marker: string): Promise<Gate> {
  let state: 'closed' | 'open' | 'broken' = 'closed';
  let changed: (() => void)[] = [];
  const set = (next: 'open' | 'broken'): void => {
    state = next;
    for (const wake of changed) wake();
    changed = [];
  };
  await onChunk(page, marker, async (route, body) => {
    if (state === 'closed') await new Promise<void>((resolve) => changed.push(resolve));
    if (state === 'broken') await route.abort();
    else await route.fulfill({body, contentType: 'text/javascript'});
  });
  return {
    open: () => {
      set('open');
    },
    break: () => {
      set('broken');
    },
  };
}
