import {httpOrigin, spaceOf, type AppAddress} from './address';
import {explain, TIMEOUT} from './probe';
import type {Surroundings} from './surroundings';

/** What became of something that was sent to the app. */
export type PostOutcome =
  | {readonly kind: 'ok'}
  | {readonly kind: 'offline'}
  /** The browser's permission is missing: refused, or its question was closed. */
  | {readonly kind: 'denied'}
  /** The app answered with an error; without a status it does not answer this site at all. */
  | {readonly kind: 'refused'; readonly status?: number}
  /** No answer within three seconds. */
  | {readonly kind: 'timeout'}
  /** By the caller's signal. */
  | {readonly kind: 'cancelled'};

export interface PostRequest {
  readonly surroundings: Surroundings;
  readonly address: AppAddress;
  /** Begins with `/api/`. */
  readonly path: `/api/${string}`;
  /** Sent as JSON. */
  readonly body: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Sends something to the app; every outcome is a value, nothing is thrown. */
export async function postJson(request: PostRequest): Promise<PostOutcome> {
  const {surroundings, address, path, body, signal} = request;
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
      : surroundings.after(TIMEOUT, () => {
          stop('timeout');
        });
  try {
    const {ok, status} = await surroundings.fetch(`${httpOrigin(address)}${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      signal: controller.signal,
    });
    return ok ? {kind: 'ok'} : {kind: 'refused', status};
  } catch {
    return end.by === undefined ? outcomeOf(await explain(request)) : {kind: end.by};
  } finally {
    stopTimer();
    signal?.removeEventListener('abort', cancel);
  }
}

function outcomeOf({kind}: Awaited<ReturnType<typeof explain>>): PostOutcome {
  if (kind === 'denied' || kind === 'dismissed') return {kind: 'denied'};
  return {kind: kind === 'refused' ? 'refused' : 'offline'};
}
