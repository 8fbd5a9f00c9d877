import * as v from 'valibot';
import {FAILURE_CODES, type FailureCode} from './failureCodes';

/** Why something was not done. */
export interface Failure {
  readonly code: FailureCode;
  /** How long the server asks to wait, in seconds, where it says so. */
  readonly waitSeconds?: number;
  /** Until when something else has to be waited for, where the page knows it. */
  readonly until?: Date | null;
}

/** What came of a call: a failure is data, which a page puts into words. */
export type Result<T> =
  | {readonly ok: true; readonly value: T}
  | {readonly ok: false; readonly failure: Failure};

export function done<T>(value: T): Result<T> {
  return {ok: true, value};
}

export function failed(code: FailureCode): Result<never> {
  return {ok: false, failure: {code}};
}

/** `unknown` is what GoTrue says where it has no code: the message, or the status, tells more. */
const KNOWN: ReadonlySet<string> = new Set(FAILURE_CODES.filter((code) => code !== 'unknown'));

const isKnown = (code: string): code is FailureCode => KNOWN.has(code);

/** What the libraries name otherwise than the server does. */
const SAME_AS: Readonly<Record<string, FailureCode>> = {
  // PostgREST: the token is missing, malformed or too old (https://docs.postgrest.org/en/stable/references/errors.html).
  PGRST301: 'session_expired',
  PGRST302: 'session_expired',
  PGRST303: 'session_expired',
  // PostgREST: no row where one's own should be: the account is gone.
  PGRST116: 'session_expired',
  // PostgreSQL, insufficient_privilege: the call was made as nobody.
  42501: 'session_expired',
  bad_jwt: 'session_expired',
  no_authorization: 'session_expired',
  session_not_found: 'session_expired',
  refresh_token_not_found: 'session_expired',
  refresh_token_already_used: 'session_expired',
  not_signed_in: 'session_expired',
  account_not_found: 'session_expired',
  // An account that is gone while its tab is still open.
  user_not_found: 'session_expired',
  // A way back from a service that was used before, or too late.
  flow_state_not_found: 'bad_oauth_state',
  flow_state_expired: 'bad_oauth_state',
  flow_state_already_used: 'bad_oauth_state',
  bad_oauth_callback: 'bad_oauth_state',
  oauth_provider_not_supported: 'provider_disabled',
  email_address_not_authorized: 'email_address_invalid',
  // PostgreSQL, check_violation: the name is the only text that a page writes into a table itself.
  23514: 'display_name_invalid',
  not_found: 'order_not_found',
};

/** By class, where a library has no code, and the server gave no answer. */
const BY_NAME: Readonly<Record<string, FailureCode>> = {
  AuthRetryableFetchError: 'network',
  FunctionsFetchError: 'network',
  AuthSessionMissingError: 'session_expired',
  AuthPKCECodeVerifierMissingError: 'bad_code_verifier',
};

const Told = v.object({
  name: v.optional(v.string(), ''),
  code: v.optional(v.union([v.string(), v.number(), v.null_()])),
  message: v.optional(v.string(), ''),
  status: v.optional(v.number()),
});

/** GoTrue: "For security purposes, you can only request this after 27 seconds." */
function waitOf(message: string): Pick<Failure, 'waitSeconds'> {
  const seconds = /after (?<seconds>\d{1,4}) seconds/u.exec(message)?.groups?.['seconds'];
  return seconds === undefined ? {} : {waitSeconds: Number(seconds)};
}

/** A name or code of any kind as one of ours. */
function codeOf(told: string): FailureCode | undefined {
  if (isKnown(told)) return told;
  return Object.hasOwn(SAME_AS, told) ? SAME_AS[told] : undefined;
}

/**
 * What an error of the libraries, or the reason of an answer that says no, means.
 * @param error an Error, or `{code, message}`, or anything else
 * @param answered HTTP status, when the library gives it beside the error
 */
export function failureOf(error: unknown, answered?: number): Failure {
  const told = v.safeParse(Told, error);
  if (!told.success) return {code: 'unknown'};
  const {name, code, message, status = answered} = told.output;
  const known =
    codeOf(String(code ?? '')) ??
    // A message that has been through postgrest-js begins with the class of the error.
    codeOf(message.replace(/^\w*Error: /u, '')) ??
    // auth-js also calls an answer of 500 and more one to retry: then the network is well.
    (Object.hasOwn(BY_NAME, name) && (status ?? 0) < 500 ? BY_NAME[name] : undefined) ??
    // postgrest-js tells a failed fetch in words only; functions-js hands over its error.
    (/failed to fetch|fetch failed|networkerror|load failed|aborterror|timeouterror/iu.test(
      `${name} ${message}`,
    )
      ? 'network'
      : undefined) ??
    (status === 401 ? 'session_expired' : status === 429 ? 'over_request_rate_limit' : undefined);
  return {code: known ?? 'unknown', ...waitOf(message)};
}
