import type {Browser, Page, Request} from 'playwright';

/** Bytes of a body as sent with each of the two encodings. */
export interface Bytes {
  gzip: number;
  brotli: number;
}

/** What a group of requests weighs, by kind. */
interface Group {
  requests: number;
  html: Bytes;
  css: Bytes;
  js: Bytes;
  other: Bytes;
  total: Bytes;
}

/** What a page makes a browser fetch on a first visit, in three steps. */
export interface Weight {
  path: string;
  /** Until the page is quiet, while the application's scripts are held back. */
  beforeScript: Group;
  /** From the first interaction until React has taken over and the page is quiet again. */
  application: Group;
  /** Fetched in the second step for pages that the visitor may open next. */
  prefetch: Group;
  /** Prefetch elements in the document; many may name one file, which is fetched once. */
  prefetchLinks: number;
}

/** A fetched file, with the step in which the page asked for it. */
interface Fetched {
  url: string;
  kind: keyof Omit<Group, 'requests' | 'total'>;
  step: keyof Omit<Weight, 'path' | 'prefetchLinks'>;
}

/** A mid-range phone, the one that Lighthouse emulates. */
const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = {viewport: {width: 1280, height: 800}};
/** Not needed to show the page; browsers fetch it when they like, or have it from another page. */
const ICON = /\/favicon[^/]*$/u;
/** Application scripts: everything but the boot file, which the page needs at once. */
const APPLICATION_SCRIPT = /\/assets\/js\/(?!boot\.)/u;
const QUIET_MS = 1000;
const LONGEST_WAIT_MS = 20_000;

/** Visits each page in a fresh browser context and weighs what it fetches. */
export async function weighPages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  desktop: boolean,
): Promise<Weight[]> {
  const sizes = new Map<string, Promise<Bytes>>();
  const sizeOf = (url: string): Promise<Bytes> => {
    const size = sizes.get(url) ?? bodyBytes(url);
    sizes.set(url, size);
    return size;
  };
  const weights: Weight[] = [];
  for (const path of paths) {
    const context = await browser.newContext({
      ...(desktop ? DESKTOP : PHONE),
      locale: 'ja-JP',
      serviceWorkers: 'block',
    });
    try {
      const page = await context.newPage();
      const fetched = await visit(page, origin, path);
      const group = (step: Fetched['step']): Promise<Group> =>
        weighGroup(
          fetched.filter((file) => file.step === step),
          sizeOf,
        );
      weights.push({
        path,
        beforeScript: await group('beforeScript'),
        application: await group('application'),
        prefetch: await group('prefetch'),
        prefetchLinks: await page.locator('link[rel="prefetch"]').count(),
      });
    } finally {
      await context.close();
    }
  }
  return weights;
}

async function visit(page: Page, origin: string, path: string): Promise<Fetched[]> {
  const {promise: released, resolve: release} = withResolvers();
  let interacted = false;
  const open = new Set<Request>();
  const seen = new Map<string, {request: Request; early: boolean}>();
  page.on('request', (request) => {
    const url = request.url();
    // Blobs and data URLs are not fetched; a file asked for twice is in the cache by then.
    if (!url.startsWith(origin) || ICON.test(url)) return;
    const held = !interacted && APPLICATION_SCRIPT.test(url);
    if (!held) open.add(request);
    if (!seen.has(url)) seen.set(url, {request, early: !interacted && !held});
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.route(APPLICATION_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });

  // Not `load`: a page whose scripts start at once would wait for those that are held back.
  await page.goto(origin + path, {waitUntil: 'commit'});
  await quiet(page, open);
  interacted = true;
  release();
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await quiet(page, open);
  return Promise.all(
    [...seen].map(async ([url, {request, early}]) => ({
      url,
      kind: kindOf(request),
      step: early ? 'beforeScript' : (await isPrefetch(request)) ? 'prefetch' : 'application',
    })),
  );
}

function withResolvers(): {promise: Promise<void>; resolve: () => void} {
  let settle: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {promise, resolve: () => settle?.()};
}

/** Waits until no request has been open for a while. A page that never rests is weighed as it is. */
async function quiet(page: Page, open: ReadonlySet<Request>): Promise<void> {
  const pause = 100;
  let rest = 0;
  for (let waited = 0; rest < QUIET_MS && waited < LONGEST_WAIT_MS; waited += pause) {
    await page.waitForTimeout(pause);
    rest = open.size === 0 ? rest + pause : 0;
  }
}

async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return (headers['sec-purpose'] ?? headers['purpose'] ?? '').startsWith('prefetch');
}

function kindOf(request: Request): Fetched['kind'] {
  const type = request.resourceType();
  if (type === 'document') return 'html';
  if (type === 'stylesheet') return 'css';
  return new URL(request.url()).pathname.endsWith('.js') ? 'js' : 'other';
}

/** The server says what it would send; asking it is exact for both encodings. */
async function bodyBytes(url: string): Promise<Bytes> {
  const length = async (encoding: string): Promise<number> => {
    const response = await fetch(url, {method: 'HEAD', headers: {'Accept-Encoding': encoding}});
    return Number(response.headers.get('content-length') ?? 0);
  };
  return {gzip: await length('gzip'), brotli: await length('br')};
}

async function weighGroup(
  files: readonly Fetched[],
  sizeOf: (url: string) => Promise<Bytes>,
): Promise<Group> {
  const none = (): Bytes => ({gzip: 0, brotli: 0});
  const group: Group = {
    requests: files.length,
    html: none(),
    css: none(),
    js: none(),
    other: none(),
    total: none(),
  };
  for (const {url, kind} of files) {
    const {gzip, brotli} = await sizeOf(url);
    for (const bytes of [group[kind], group.total]) {
      bytes.gzip += gzip;
      bytes.brotli += brotli;
    }
  }
  return group;
}
