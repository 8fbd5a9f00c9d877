/** An event whose work the browser waits for. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEventLike extends LastingEvent {
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
