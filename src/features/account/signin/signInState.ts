import type {Session} from '../client/accountClient';
import type {Failure} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';
import {safeNext, type SignInReason} from '../model/safeNext';

/** What the address asks the sign-in page to do. */
export interface SignInStart {
  readonly next: string;
  readonly step: Step;
  /** Why the visitor is here. */
  readonly reason: SignInReason | undefined;
  readonly failure: Failure | undefined;
}

/** Where signing in has got to. */
export type Step =
  | {readonly kind: 'mail'; readonly mail: string}
  /** @property sentAt milliseconds since the epoch */
  | {readonly kind: 'code'; readonly mail: string; readonly sentAt: number}
  | {readonly kind: 'link'; readonly tokenHash: string}
  | {readonly kind: 'exchange'; readonly code: string}
  | {readonly kind: 'done'};

/** After sending, so long until the server sends again (supabase/config.toml, max_frequency). */
const RESEND_SECONDS = 60;

/** What GoTrue writes: a hash in hexadecimal digits, `pkce_` before it in that flow. */
const TOKEN = /^[\w-]{8,256}$/u;

const REASONS: readonly (string | null)[] = ['expired', 'signedOut'] satisfies SignInReason[];
const isReason = (text: string | null): text is SignInReason => REASONS.includes(text);

function stepOf(query: URLSearchParams): Step {
  const tokenHash = query.get('token_hash') ?? '';
  if (TOKEN.test(tokenHash)) return {kind: 'link', tokenHash};
  const code = query.get('code') ?? '';
  if (TOKEN.test(code)) return {kind: 'exchange', code};
  return {kind: 'mail', mail: ''};
}

/** What a sign-in by link or service comes back with. Other words of ours cannot be put into an address. */
const TOLD: readonly (string | null)[] = [
  'access_denied',
  'bad_oauth_state',
  'otp_expired',
  'over_email_send_rate_limit',
  'provider_email_needs_verification',
  'signup_disabled',
  'user_banned',
] satisfies FailureCode[];
const isTold = (code: string | null): code is FailureCode => TOLD.includes(code);

function failureIn(query: URLSearchParams): Failure | undefined {
  const [code, error] = [query.get('error_code'), query.get('error')];
  if (code === null && error === null) {
    // A mail program has cut or changed the link.
    const hash = query.get('token_hash');
    return hash === null || TOKEN.test(hash) ? undefined : {code: 'otp_expired'};
  }
  // GoTrue says `access_denied` of banned accounts and old links, too: the code is the reason. A
  // visitor who refuses has none.
  const known = [code, error].find(isTold);
  return {code: known ?? 'unknown'};
}

/** Reads the query of the sign-in page: a link of a mail, the way back from a service, or neither. */
export function signInStart(search: string): SignInStart {
  const query = new URLSearchParams(search);
  const reason = query.get('reason');
  const failure = failureIn(query);
  return {
    next: safeNext(query.get('next')),
    step: failure === undefined ? stepOf(query) : {kind: 'mail', mail: ''},
    reason: isReason(reason) ? reason : undefined,
    failure,
  };
}

/** The query without what signs in: it must not stay in the history, or be sent along. */
export function withoutSecrets(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next === null ? '' : `?${new URLSearchParams({next: safeNext(next)}).toString()}`;
}

/**
 * Whether the visitor need not sign in. A link of a mail is asked about first: it may be another
 * account's, and somebody may have sent it on purpose.
 */
export function mayPass(step: Step, session: Session): boolean {
  return session.kind === 'signedIn' && step.kind !== 'link' && step.kind !== 'exchange';
}

/** Seconds until a code may be sent again; 0 when it may. Times in milliseconds since the epoch. */
export function secondsToResend(sentAt: number, now: number): number {
  // A clock that is set back must not lock the button for longer.
  const passed = Math.max(0, (now - sentAt) / 1000);
  return Math.max(0, Math.ceil(RESEND_SECONDS - passed));
}
