/**
 * Runs in the pages and in the search workers of the built site (openSearchSite.ts bundles it) and
 * takes times there. Queries and answers travel as JSON texts: they may hold lone surrogates, which
 * the way between Node and the browser does not keep.
 */

/** An answer of the worker, as JSON text, and how long it took. */
export interface Timed {
  answer: string;
  ms: number;
}

interface Numbered {
  id: number;
  type: string;
}

export interface SearchProbe {
  /** Sends requests to the worker one after the other; each waits for the answer before it. */
  ask: (requests: readonly string[]) => Promise<Timed[]>;
  /** In a page: what its client asked the worker to load. */
  loads: string[];
  /** In a page: each answer that was not about a query, and when it came, in ms since the epoch. */
  loaded: {type: string; at: number}[];
  /** In a worker: when each index file had arrived, in ms since the epoch. */
  downloads: () => number[];
  /** In a page: ms from the focus of the search box, with a query typed at once, to the list. */
  firstAnswer: (query: string) => Promise<number>;
}

declare global {
  var searchProbe: SearchProbe;
}

/** Larger than any number that the client gives its own requests. */
let lastId = 1e9;
const waiting = new Map<number, (message: Numbered) => void>();
const loads: string[] = [];
const loaded: SearchProbe['loaded'] = [];
let send: (message: Numbered) => void;
const now = (): number => performance.timeOrigin + performance.now();

/** @returns whether the message was an answer to a request of ours */
function take(message: Numbered): boolean {
  const resolve = waiting.get(message.id);
  waiting.delete(message.id);
  resolve?.(message);
  return resolve !== undefined;
}

async function askOne(request: string): Promise<Timed> {
  lastId += 1;
  const message = {...(JSON.parse(request) as Numbered), id: lastId};
  let end = 0;
  const answered = new Promise<Numbered>((resolve) => {
    waiting.set(lastId, (answer) => {
      end = performance.now();
      resolve(answer);
    });
  });
  const start = performance.now();
  send(message);
  const answer = await answered;
  return {answer: JSON.stringify(answer), ms: end - start};
}

async function ask(requests: readonly string[]): Promise<Timed[]> {
  const answers: Timed[] = [];
  for (const request of requests) answers.push(await askOne(request));
  return answers;
}

/** Keeps the worker that the page starts, and listens to what it answers. */
function watchPage(): void {
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      send = (message) => {
        super.postMessage(message);
      };
      this.addEventListener('message', ({data}: MessageEvent<Numbered>) => {
        if (!take(data) && data.type !== 'found') loaded.push({type: data.type, at: now()});
      });
    }

    override postMessage(
      message: Numbered,
      options?: Transferable[] | StructuredSerializeOptions,
    ): void {
      if (message.type === 'fetch-indexes') loads.push(JSON.stringify(message));
      super.postMessage(message, Array.isArray(options) ? {transfer: options} : options);
    }
  };
}

/** Hands requests to the worker's own listener and catches what it answers. */
function watchWorker(): void {
  const answer: (message: Numbered) => void = globalThis.postMessage.bind(globalThis);
  Reflect.set(globalThis, 'postMessage', (message: Numbered) => {
    if (!take(message)) answer(message);
  });
  send = (data) => {
    dispatchEvent(new MessageEvent('message', {data}));
  };
}

function firstAnswer(query: string): Promise<number> {
  const box = document.querySelector<HTMLInputElement>('[role="search"] input[name="q"]');
  if (box === null) throw new Error('The page has no search box.');
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      // Sections and recent searches, which need no index, have no title.
      if (document.querySelector('[role="option"] [title]') === null) return;
      observer.disconnect();
      // The frame in which the list is drawn, and the task after it.
      requestAnimationFrame(() => {
        setTimeout(() => {
          resolve(performance.now() - start);
        });
      });
    });
    observer.observe(document.body, {subtree: true, childList: true});
    box.focus();
    box.value = query;
    box.dispatchEvent(new InputEvent('input', {bubbles: true}));
  });
}

const downloads = (): number[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({name}) => name.includes('/assets/search/'))
    .map(({responseEnd}) => performance.timeOrigin + responseEnd);

if (typeof document === 'undefined') watchWorker();
else watchPage();
globalThis.searchProbe = {ask, loads, loaded, downloads, firstAnswer};
