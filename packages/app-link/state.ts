/** What the app says of itself (`GET /api/info`). */
export interface AppInfo {
  /** For example `8.0.7`. */
  readonly version: string;
  /** Whether Pro is on. */
  readonly licensed: boolean;
}

/** Why the app, or what answers in its place, was not used. */
export type RefusalReason =
  /** It answers, but not to pages of this site (`api.allowHosts`). */
  | 'origin'
  /** It answers with an error. */
  | 'status'
  /** Something else answers at this port. */
  | 'other-app'
  /** The HTTP side answers, and the socket does not. */
  | 'socket';

/** Why an attempt to connect came to nothing. */
export type Failure =
  | {readonly kind: 'denied'}
  /** The visitor closed the browser's question without an answer. */
  | {readonly kind: 'dismissed'}
  | {readonly kind: 'offline'}
  | {readonly kind: 'unsupported'}
  | {readonly kind: 'too-old'; readonly version: string; readonly minimum: string}
  | {readonly kind: 'refused'; readonly reason: RefusalReason; readonly status?: number};

export type AppLinkState =
  /** Not connected, and the browser will not ask when it is tried. */
  | {readonly kind: 'idle'}
  | {readonly kind: 'unsupported'; readonly reason: 'insecure' | 'browser'}
  /** The browser will ask when it is tried: only on a press. */
  | {readonly kind: 'needs-permission'}
  | {readonly kind: 'denied'}
  | {readonly kind: 'connecting'; readonly isAsking: boolean}
  | {readonly kind: 'connected'; readonly version: string; readonly licensed: boolean}
  /** Nothing answers; tried again by itself. */
  | {readonly kind: 'app-offline'; readonly attempt: number}
  | {readonly kind: 'version-too-old'; readonly version: string; readonly minimum: string}
  | {readonly kind: 'refused'; readonly reason: RefusalReason; readonly status?: number}
  /** Was connected; tried again by itself, `attempt` times so far. */
  | {readonly kind: 'reconnecting'; readonly attempt: number};

/** What the browser says of reaching the app; `unknown` where it has no such permission. */
export type Permission = 'granted' | 'prompt' | 'denied' | 'unknown';

export type AppLinkEvent =
  /** The permission was looked up, or changed, while nothing was being tried. */
  | {readonly type: 'permission'; readonly permission: Permission}
  | {readonly type: 'try'; readonly by: 'visitor' | 'timer'; readonly isAsking: boolean}
  | {readonly type: 'opened'; readonly info: AppInfo}
  | {readonly type: 'failed'; readonly failure: Failure}
  | {readonly type: 'lost'};

/** How long until the next attempt, in milliseconds. */
export const RETRY_AFTER = 5000;

/** Whether the link tries again by itself in a state. */
export const retries = ({kind}: AppLinkState): boolean =>
  kind === 'app-offline' || kind === 'reconnecting';

/** What is said before anything was tried. */
function restState(permission: Permission): AppLinkState {
  if (permission === 'prompt') return {kind: 'needs-permission'};
  return {kind: permission === 'denied' ? 'denied' : 'idle'};
}

function afterFailure(state: AppLinkState, failure: Failure): AppLinkState {
  switch (failure.kind) {
    case 'denied':
      return {kind: 'denied'};
    case 'dismissed':
      return {kind: 'needs-permission'};
    case 'unsupported':
      return {kind: 'unsupported', reason: 'browser'};
    case 'too-old':
      return {kind: 'version-too-old', version: failure.version, minimum: failure.minimum};
    case 'refused':
      return failure;
    case 'offline':
      return retries(state) && 'attempt' in state
        ? {...state, attempt: state.attempt + 1}
        : {kind: 'app-offline', attempt: 1};
  }
}

/** The state after something happened. */
export function nextState(state: AppLinkState, event: AppLinkEvent): AppLinkState {
  switch (event.type) {
    case 'permission':
      return restState(event.permission);
    case 'try':
      // What is said stays while it is tried again by itself: a message that comes and goes every
      // five seconds is read out again and again.
      return event.by === 'timer' && retries(state)
        ? state
        : {kind: 'connecting', isAsking: event.isAsking};
    case 'opened':
      return {kind: 'connected', ...event.info};
    case 'failed':
      return afterFailure(state, event.failure);
    case 'lost':
      return {kind: 'reconnecting', attempt: 1};
  }
}
