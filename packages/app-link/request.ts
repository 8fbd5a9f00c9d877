import {httpOrigin, spaceOf} from './address';
import {explain, TIMEOUT, type From} from './probe';

/** What the app answered, whatever its status. */
export interface AppAnswer {
  readonly kind: 'answered';
  readonly status: number;
  readonly isOk: boolean;
  /** Those that the browser lets a page read, by their names in small letters. */
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  /** From sending to the last byte. */
  readonly milliseconds: number;
}

/** Why there is no answer. */
export type NoAnswer =
  | {readonly kind: 'offline'}
  /** The browser's permission is missing: refused, or its question was closed. */
  | {readonly kind: 'denied'}
  /** Something answers, but not to this site. */
  | {readonly kind: 'origin'}
  /** No answer in time. */
  | {readonly kind: 'timeout'}
  /** By the caller's signal. */
  | {readonly kind: 'cancelled'};

export interface AppRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with `/api/`; encoded, with the query. */
  readonly path: `/api/${string}`;
  /** A text of JSON; without it nothing is sent. */
  readonly json?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** In milliseconds; three seconds by default. The visitor's answer to the browser does not count. */
  readonly timeout?: number;
}

/** Sends a request to the app; every outcome is a value, nothing is thrown. */
export async function requestApp(
  {surroundings, address}: From,
  {method, path, json, signal, timeout = TIMEOUT}: AppRequest,
): Promise<AppAnswer | NoAnswer> {
  const controller = new AbortController();
  const end: {by?: 'timeout' | 'cancelled'} = {};
  const stop = (by: 'timeout' | 'cancelled'): void => {
    end.by ??= by;
    controller.abort();
  };
  const cancel = (): void => {
    stop('cancelled');
  };
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted === true) cancel();
  // While the browser asks the visitor, the request waits, and must not run out of time.
  const permission = await surroundings.queryPermission(spaceOf(address));
  const stopTimer =
    permission === 'prompt' && !surroundings.isFree
      ? () => undefined
      : surroundings.after(timeout, () => {
          stop('timeout');
        });
  const from = surroundings.now();
  try {
    const response = await surroundings.fetch(`${httpOrigin(address)}${path}`, {
      method,
      ...(json !== undefined && {headers: {'Content-Type': 'application/json'}, body: json}),
      cache: 'no-store',
      credentials: 'omit',
      signal: controller.signal,
    });
    const text = await response.text();
    const milliseconds = surroundings.now() - from;
    const {status, ok: isOk} = response;
    return {kind: 'answered', status, isOk, headers: [...response.headers], text, milliseconds};
  } catch {
    return end.by === undefined ? reasonOf(await explain({surroundings, address})) : {kind: end.by};
  } finally {
    stopTimer();
    signal?.removeEventListener('abort', cancel);
  }
}

function reasonOf({kind}: Awaited<ReturnType<typeof explain>>): NoAnswer {
  if (kind === 'denied' || kind === 'dismissed') return {kind: 'denied'};
  return {kind: kind === 'refused' ? 'origin' : 'offline'};
}
