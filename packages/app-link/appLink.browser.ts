import {isLoopbackHost} from '@komebiyori/lib/isLoopbackHost';
import type {AddressSpace} from './address';
import {createLink, type AppLink, type AppLinkOptions} from './link';
import {retries, type Permission} from './state';
import type {AppSocket, SocketHandlers, Surroundings} from './surroundings';

/** Chrome's names, the newest first; until version 144 there was one for both. */
const PERMISSIONS: Record<AddressSpace, readonly string[]> = {
  loopback: ['loopback-network', 'local-network-access'],
  local: ['local-network', 'local-network-access'],
};

/** The status of the first name that this browser knows. */
async function permissionStatus(space: AddressSpace): Promise<PermissionStatus | undefined> {
  for (const name of PERMISSIONS[space]) {
    try {
      // TypeScript's list of names has not caught up.
      return await navigator.permissions.query({name: name as PermissionName});
    } catch {
      // A name that a browser does not know is a TypeError.
    }
  }
  return undefined;
}

/** Whether this page may reach the visitor's machine or network; `unknown` where nobody asks. */
export async function queryPermission(space: AddressSpace): Promise<Permission> {
  return (await permissionStatus(space))?.state ?? 'unknown';
}

function onPermissionChange(space: AddressSpace, listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let isStopped = false;
  void permissionStatus(space).then((found) => {
    if (isStopped) return;
    status = found;
    status?.addEventListener('change', listener);
  });
  return () => {
    isStopped = true;
    status?.removeEventListener('change', listener);
  };
}

function openSocket(url: string, {onOpen, onText, onClose}: SocketHandlers): AppSocket {
  const socket = new WebSocket(url);
  const controller = new AbortController();
  const {signal} = controller;
  socket.addEventListener('open', onOpen, {signal});
  socket.addEventListener('close', onClose, {signal});
  socket.addEventListener(
    'message',
    ({data}) => {
      if (typeof data === 'string') onText(data);
    },
    {signal},
  );
  return {
    close: () => {
      controller.abort();
      socket.close();
    },
  };
}

/** OBS puts it into the pages of its browser sources and docks. */
export const isInObs = (): boolean => 'obsstudio' in window;

/** A page that this machine itself serves is no public page: the gate is not for it. */
const isLoopbackPage = (): boolean => isLoopbackHost(window.location.hostname);

/** Whether the browser lets this page try without a question: of its own machine, or in OBS. */
export const isFreePage = (): boolean => isInObs() || isLoopbackPage();

function browserSurroundings(): Surroundings {
  const hasParts = 'WebSocket' in window && 'fetch' in window && 'AbortController' in window;
  const obstacle = window.isSecureContext ? undefined : 'insecure';
  return {
    obstacle: hasParts ? obstacle : 'browser',
    isFree: isFreePage(),
    queryPermission,
    onPermissionChange,
    fetch: (url, init) => window.fetch(url, init),
    openSocket,
    now: () => performance.now(),
    after: (milliseconds, call) => {
      const timer = window.setTimeout(call, milliseconds);
      return () => {
        window.clearTimeout(timer);
      };
    },
  };
}

/**
 * Calls `listener` when the browser brings a page back as it was left (its back/forward cache): what
 * was connected no longer is, and not every browser says so. Returns a function that stops it.
 */
export function onRestored(listener: () => void): () => void {
  const hear = ({persisted}: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  addEventListener('pageshow', hear);
  return () => {
    removeEventListener('pageshow', hear);
  };
}

/** Makes a link to the app that does nothing until `connect` or `connectIfGranted`. */
export function createAppLink(options: AppLinkOptions): AppLink {
  const link = createLink(browserSurroundings(), options);
  const stop = onRestored(() => {
    const state = link.state.get();
    if (!['connecting', 'connected'].includes(state.kind) && !retries(state)) return;
    link.disconnect();
    void link.connectIfGranted();
  });
  return {
    ...link,
    close() {
      stop();
      link.close();
    },
  };
}
