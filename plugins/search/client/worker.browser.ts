/** Undefined before one was started; null when it is gone. */
let ahead: Worker | null | undefined;

const start = (): Worker =>
  new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search.worker.ts', import.meta.url),
  );

/** Starts the first search worker while the code that will talk with it is still on its way. */
export function startAhead(): void {
  if (ahead !== undefined) return;
  ahead = start();
  ahead.onerror = (event) => {
    // Nobody listens yet: who takes a worker gets another one, and hears what it says.
    event.preventDefault();
    ahead = null;
  };
}

/** The worker that was started ahead, once; later ones are new. */
export function takeWorker(): Worker {
  const worker = ahead ?? start();
  ahead = null;
  return worker;
}
