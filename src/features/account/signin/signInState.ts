import * as v from 'valibot';
import type {Session} from '../client/accountClient';
import {failureOf, type Failure} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';
import {nextInside, safeNext, type SignInReason} from '../model/safeNext';

/** What the address asks the sign-in page to do. */
export interface SignInStart {
  readonly next: string;
  readonly way: Way;
  /** Why the visitor is here. */
  readonly reason: SignInReason | undefined;
  readonly failure: Failure | undefined;
}

/** How the visitor signs in here. `mail` has two steps, which the address tells apart. */
export type Way =
  | {readonly kind: 'mail'}
  | {readonly kind: 'link'; readonly tokenHash: string}
  | {readonly kind: 'exchange'; readonly code: string}
  | {readonly kind: 'done'};

/** What GoTrue writes: a hash in hexadecimal digits, `pkce_` before it in that flow. */
const TOKEN = /^[\w-]{8,256}$/u;

const REASONS: readonly (string | null)[] = [
  'expired',
  'signedOut',
  'everywhere',
  'elsewhere',
] satisfies SignInReason[];
const isReason = (text: string | null): text is SignInReason => REASONS.includes(text);

/** The entry of the history in which a link of a mail is asked about. */
const Asked = v.object({mailLink: v.pipe(v.string(), v.regex(TOKEN))});

function wayOf(query: URLSearchParams, entry: unknown): Way {
  const tokenHash = query.get('token_hash') ?? '';
  if (TOKEN.test(tokenHash)) return {kind: 'link', tokenHash};
  const code = query.get('code') ?? '';
  if (TOKEN.test(code)) return {kind: 'exchange', code};
  const asked = v.safeParse(Asked, entry);
  return asked.success ? {kind: 'link', tokenHash: asked.output.mailLink} : {kind: 'mail'};
}

/** What a sign-in by link or service comes back with. Other words of ours cannot be put into an address. */
const TOLD: readonly FailureCode[] = [
  'access_denied',
  'bad_oauth_state',
  'otp_expired',
  'over_email_send_rate_limit',
  'provider_disabled',
  'provider_email_needs_verification',
  'signup_disabled',
  'user_banned',
];

function failureIn(query: URLSearchParams): Failure | undefined {
  const [code, error] = [query.get('error_code'), query.get('error')];
  if (code === null && error === null) {
    // A mail program has cut or changed the link.
    const hash = query.get('token_hash');
    return hash === null || TOKEN.test(hash) ? undefined : {code: 'otp_expired'};
  }
  // GoTrue says `access_denied` of banned accounts and old links, too: the code is the reason. A
  // visitor who refuses has none.
  const known = [code, error].map((told) => failureOf({code: told}).code);
  return {code: known.find((one) => TOLD.includes(one)) ?? 'unknown'};
}

/** Where to go: told by a page of ours, or by the link of a mail, which brings the address to return to. */
const nextOf = (query: URLSearchParams): string =>
  safeNext(query.get('next') ?? nextInside(query.get('redirect_to')));

/**
 * Reads the query of the sign-in page: a link of a mail, the way back from a service, or neither.
 * @param entry of the history, which keeps the link that was asked about
 */
export function signInStart(search: string, entry?: unknown): SignInStart {
  const query = new URLSearchParams(search);
  const reason = query.get('reason');
  const failure = failureIn(query);
  return {
    next: nextOf(query),
    way: failure === undefined ? wayOf(query, entry) : {kind: 'mail'},
    reason: isReason(reason) ? reason : undefined,
    failure,
  };
}

/** The step of the code has an address, so that the browser's buttons lead there and back. */
export const isCodeStep = (search: string): boolean =>
  new URLSearchParams(search).get('step') === 'code';

/**
 * The query of a step, without what signs in: that must not stay in the history, or be sent along.
 * @param search of the page's address
 */
export function stepQuery(search: string, isCode: boolean): string {
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  if (query.has('next') || query.has('redirect_to')) kept.set('next', nextOf(query));
  if (isCode) kept.set('step', 'code');
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Whether the visitor need not sign in. A link of a mail is asked about first: it may be another
 * account's, and somebody may have sent it on purpose.
 */
export function mayPass(way: Way, session: Session): boolean {
  return session.kind === 'signedIn' && way.kind !== 'link' && way.kind !== 'exchange';
}
