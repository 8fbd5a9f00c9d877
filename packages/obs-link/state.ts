/** How it is with OBS. */
export type ObsState =
  /** Nothing was tried, or it was ended. */
  | {readonly kind: 'off'}
  /** The browser's question was closed without an answer. */
  | {readonly kind: 'needs-permission'}
  | {readonly kind: 'denied'}
  /** The page is not encrypted, so that the browser lets it reach nothing. */
  | {readonly kind: 'insecure'}
  /** The part of the page that speaks the protocol did not load. */
  | {readonly kind: 'not-loaded'}
  | {readonly kind: 'connecting'; readonly isAsking: boolean}
  /** `isUnfit`: it tells what it is asked for, but passes nothing on to its browser sources. */
  | {readonly kind: 'connected'; readonly isUnfit?: true}
  /** Nothing answers, or the connection broke; tried again by itself. */
  | {readonly kind: 'waiting'; readonly why: 'absent' | 'lost'}
  /** Does not change until somebody does something. */
  | {readonly kind: 'failed'; readonly why: ObsFailure};

export type ObsFailure =
  /** OBS asks for a password and got none. */
  | 'no-password'
  | 'wrong-password'
  /** obs-websocket 4, or an older protocol than we speak. */
  | 'too-old'
  /** Somebody ended it in OBS (「キック」): the protocol wants no further try. */
  | 'ended'
  /** What was typed has a port that there is not. */
  | 'port'
  /** What was typed is no address of this machine or network. */
  | 'address';

/** Of protocol 5: WebSocketCloseCode. */
const AUTHENTICATION_FAILED = 4009;
const UNSUPPORTED_RPC_VERSION = 4010;
const SESSION_INVALIDATED = 4011;

/** What a close code of OBS means; undefined when it does not say why. */
export function failureOf(code: number | undefined, password: string): ObsFailure | undefined {
  if (code === AUTHENTICATION_FAILED) return password === '' ? 'no-password' : 'wrong-password';
  if (code === SESSION_INVALIDATED) return 'ended';
  return code === UNSUPPORTED_RPC_VERSION ? 'too-old' : undefined;
}

/** Whether it is tried on by itself, or is there. */
export const isObsWanted = ({kind}: ObsState): boolean =>
  kind === 'connecting' || kind === 'connected' || kind === 'waiting';

/** The buttons of a link: the one that connects, and the one that ends it; undefined for none. */
export interface LinkButtons {
  readonly go: string | undefined;
  readonly end: string | undefined;
}

/** What may be pressed. While nothing answers, what was typed can be mended and tried at once. */
export function linkButtons({kind}: ObsState): LinkButtons {
  if (kind === 'connected') return {go: undefined, end: 'OBSから切断'};
  if (kind === 'connecting') return {go: undefined, end: 'やめる'};
  return kind === 'waiting'
    ? {go: 'もう一度つなぐ', end: 'やめる'}
    : {go: 'OBSにつなぐ', end: undefined};
}

/** Whether a click is the second half of a double click, which was meant for what stood there before. */
export const isSecondClick = ({detail}: {readonly detail: number}): boolean => detail > 1;
