import type {ClientModule} from '@docusaurus/types';
import {isPrivatePath} from '@site/src/lib/ownDocument';
import {WORKER_FILE, type KeepRequest} from '../shared/names';

/** Safari has no idle callback. */
const IDLE_MS = 2000;
const MAX_PARTS = 300;

const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, IDLE_MS);
  else requestIdleCallback(run);
};

/** Pages refuse the address of a script as a text (plugins/boot/client/guardSinks.browser.ts). */
function workerAddress(): string {
  const address = `/${WORKER_FILE}`;
  if (typeof trustedTypes === 'undefined') return address;
  const policy = trustedTypes.createPolicy('offline', {createScriptURL: () => address});
  return policy.createScriptURL(address);
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Without a worker (refused, storage blocked, no longer served) the site is the same, but online. */
const register = (): Promise<ServiceWorkerRegistration | undefined> =>
  (registered ??= navigator.serviceWorker
    .register(workerAddress())
    .then(() => navigator.serviceWorker.ready)
    .catch(() => undefined));

const savesData = (): boolean => {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return connection?.saveData === true;
};

/** The sheets in the page's stylesheet, which a page that is led to may want one by one. */
const sheets = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('link[data-href]')].map(
    ({dataset}) => new URL(dataset['href'] ?? '', location.href).href,
  );

/**
 * Tells the worker what the open page consists of, which may have been loaded before the worker was
 * there, or without its document.
 */
async function keepPage(isAnswered: boolean): Promise<void> {
  const worker = (await register())?.active;
  if (worker === undefined || worker === null || savesData() || isPrivatePath(location.pathname)) {
    return;
  }
  const parts = performance.getEntriesByType('resource').map(({name}) => name);
  const own = [
    ...new Set([...parts, ...sheets()].filter((url) => url.startsWith(location.origin))),
  ];
  const request: KeepRequest = {
    type: 'keep',
    ...(!isAnswered && {page: location.href}),
    parts: own.slice(0, MAX_PARTS),
  };
  worker.postMessage(request);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname},
  previousLocation,
}) => {
  if (!('serviceWorker' in navigator) || isPrivatePath(pathname)) return;
  if (pathname === previousLocation?.pathname) return;
  // A whole load under a worker came through it; a page that was led to inside of the site did not.
  const isAnswered = previousLocation === null && navigator.serviceWorker.controller !== null;
  const keep = (): void => {
    whenIdle(() => void keepPage(isAnswered));
  };
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, {once: true});
};
