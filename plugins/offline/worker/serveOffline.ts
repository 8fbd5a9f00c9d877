import * as v from 'valibot';
import {offlinePage, offlinePolicy, type OfflineParts} from '../shared/offlinePage';
import {kindOf, NETWORK_MS, type Kind} from '../shared/rules';
import {createKeptAnswers} from './keptAnswers';

/** An event whose work the browser waits for. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEventLike extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface KeepEvent extends LastingEvent {
  readonly data: unknown;
}

/** The part of a service worker's global scope that is used; TypeScript's own excludes that of pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Pick<Location, 'origin'>;
  readonly registration: {readonly unregister: () => Promise<boolean>};
  readonly clients: {readonly claim: () => Promise<void>};
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEventLike) => void): void;
    (type: 'message', listener: (event: KeepEvent) => void): void;
  };
}

/** More than any page loads. */
const MAX_KEPT_AT_ONCE = 300;
const Keep = v.object({
  type: v.literal('keep'),
  page: v.optional(v.pipe(v.string(), v.url())),
  parts: v.pipe(v.array(v.pipe(v.string(), v.url())), v.maxLength(MAX_KEPT_AT_ONCE)),
});

const LATE = Symbol('late');
/** From here on a status says that the server is in trouble: what was kept is better (RFC 9110, 15.6). */
const SERVER_ERROR = 500;

/**
 * Answers the requests of pages as `shared/rules.ts` says. A worker of a newer build waits until no
 * page is open that this one serves, which is the browser's own rule.
 */
export function serveOffline(
  scope: WorkerScope,
  build: string,
  parts: OfflineParts & {readonly scriptHash: string},
): void {
  const {origin} = scope.location;
  const kept = createKeptAnswers(scope.caches, build, Date.now);

  async function showOffline(): Promise<Response> {
    const pages = await kept.pages().catch(() => []);
    return new Response(offlinePage(pages, parts), {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': offlinePolicy(parts.scriptHash),
        'Cache-Control': 'no-store',
      },
    });
  }

  async function fromNetwork(kind: Kind, event: FetchEventLike): Promise<Response> {
    const {request} = event;
    const answer = await fetch(request);
    event.waitUntil(kept.keep(kind, request.url, answer.clone()));
    return answer;
  }

  async function answerAsset(event: FetchEventLike): Promise<Response> {
    const found = await kept.find('asset', event.request.url).catch(() => undefined);
    return found ?? fromNetwork('asset', event);
  }

  async function answerFresh(kind: Kind, event: FetchEventLike): Promise<Response> {
    const fetched = fromNetwork(kind, event);
    const late = new Promise<typeof LATE>((resolve) => {
      setTimeout(resolve, NETWORK_MS, LATE);
    });
    const first = await Promise.race([fetched, late]).catch(() => undefined);
    if (first !== undefined && first !== LATE && first.status < SERVER_ERROR) return first;
    const found = await kept.find(kind, event.request.url).catch(() => undefined);
    if (found !== undefined) {
      // The network may still answer, for the next time, or fail, which nobody waits for.
      event.waitUntil(fetched.catch(() => undefined));
      return found;
    }
    return kind === 'page' ? fetched.catch(showOffline) : fetched;
  }

  async function keepAddress(url: string, isPage: boolean): Promise<void> {
    const asked = isPage
      ? {mode: 'navigate', destination: 'document'}
      : {mode: 'cors', destination: ''};
    const kind = kindOf({...asked, method: 'GET', url, hasRange: false}, origin);
    if (kind === undefined || (kind !== 'page' && (await kept.find(kind, url)) !== undefined)) {
      return;
    }
    await kept.keep(kind, url, await fetch(url));
  }

  scope.addEventListener('activate', (event) => {
    event.waitUntil(kept.dropOld().then(() => scope.clients.claim()));
  });
  scope.addEventListener('fetch', (event) => {
    const {method, url, mode, destination, headers} = event.request;
    const kind = kindOf({method, url, mode, destination, hasRange: headers.has('range')}, origin);
    if (kind === undefined) return;
    event.respondWith(kind === 'asset' ? answerAsset(event) : answerFresh(kind, event));
  });
  scope.addEventListener('message', (event) => {
    const message = v.safeParse(Keep, event.data);
    if (!message.success) return;
    const {page, parts: addresses} = message.output;
    const work = addresses.map((url) => keepAddress(url, false));
    if (page !== undefined) work.push(keepAddress(page, true));
    event.waitUntil(Promise.allSettled(work));
  });
}
