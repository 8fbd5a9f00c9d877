import * as v from 'valibot';
import type {Query} from '../database';
import {FLOW_EXPIRY_S, type Settings} from '../settings';
import {allowedRedirect, Email, issueCode, type Sending} from './codes';
import {AuthProblem} from './errors';
import {addIdentity, createUser, refuseBanned, userByEmail, type User} from './users';

/** The page that stands in for the services; all that is said to it is the state. */
export const STAND_IN = '/oauth';

const invalid = (message: string): AuthProblem =>
  new AuthProblem(400, 'validation_failed', message);

/**
 * As GoTrue checks it (internal/api/pkce.go). Without a challenge GoTrue would put the session into
 * the address; the pages never ask so, and the local backend does not do it.
 */
function checkedChallenge(params: URLSearchParams): string {
  const challenge = params.get('code_challenge') ?? '';
  if (challenge === '' || params.get('code_challenge_method')?.toLowerCase() !== 's256') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/u.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  return challenge;
}

/**
 * Keeps what the way back needs, before the visitor leaves for a service.
 * @returns the state, which is all that leaves
 * @throws AuthProblem `validation_failed`
 */
export async function startOAuth(
  query: Query,
  settings: Settings,
  params: URLSearchParams,
): Promise<string> {
  const provider = (params.get('provider') ?? '').toLowerCase();
  if (!settings.providers.includes(provider)) {
    throw invalid('Unsupported provider: provider is not enabled');
  }
  const challenge = checkedChallenge(params);
  const redirect = allowedRedirect(params.get('redirect_to'), settings.siteUrl);
  const [row] = await query(
    `insert into auth.flow_state (provider, code_challenge, redirect_to, created_at)
     values ($1, $2, $3, $4::timestamptz) returning id::text as id`,
    [provider, challenge, redirect, settings.now().toISOString()],
  );
  return String(row?.['id']);
}

interface Flow {
  readonly id: string;
  readonly provider: string;
  readonly redirectTo: string;
  readonly authCode: string;
}

/**
 * The sign-in that a state belongs to.
 * @throws AuthProblem `bad_oauth_state` or `flow_state_already_used`
 */
export async function flowOf(query: Query, state: string, now: Date): Promise<Flow> {
  const [row] = await query(
    `select id::text as id, provider, redirect_to, auth_code::text as auth_code,
       user_id is not null as used,
       created_at > $2::timestamptz - make_interval(secs => ${FLOW_EXPIRY_S}) as in_time
     from auth.flow_state where id::text = $1 and provider is not null for update`,
    [state, now.toISOString()],
  );
  if (row === undefined) {
    throw new AuthProblem(400, 'bad_oauth_state', 'OAuth state not found or expired');
  }
  if (row['in_time'] !== true) {
    throw new AuthProblem(400, 'bad_oauth_state', 'OAuth state has expired');
  }
  if (row['used'] === true) {
    throw new AuthProblem(400, 'flow_state_already_used', 'State has already been used');
  }
  return {
    id: String(row['id']),
    provider: String(row['provider']),
    redirectTo: String(row['redirect_to']),
    authCode: String(row['auth_code']),
  };
}

/** What the visitor answered the service. */
export type Consent =
  | {readonly isGiven: false}
  /** `isVerified`: whether the service knows that the address is the visitor's. */
  | {readonly isGiven: true; readonly email: string; readonly isVerified: boolean};

/** An answer that is told to the site with what has been written kept, as GoTrue does it. */
type Found = {readonly user: User} | {readonly problem: AuthProblem};

/** The account of a visitor whom a service vouches for: GoTrue links by verified address. */
async function accountOf(
  {query, settings, outbox}: Sending,
  provider: string,
  {email: typed, isVerified}: Extract<Consent, {isGiven: true}>,
): Promise<Found> {
  const now = settings.now();
  const read = v.safeParse(Email, typed);
  if (!read.success) {
    const message = 'Error getting user email from external provider';
    return {problem: new AuthProblem(500, 'unexpected_failure', message)};
  }
  const email = read.output;
  const known = await userByEmail(query, email);
  if (known === undefined && !settings.allowSignups) {
    const message = 'Signups not allowed for this instance';
    return {problem: new AuthProblem(422, 'signup_disabled', message)};
  }
  if (known !== undefined) refuseBanned(known, now);
  const isOwn = known?.providers.includes(provider) === true;
  if (known !== undefined && !isOwn && !isVerified) {
    return {problem: unverified(provider, `Verify the email with ${provider} in order to sign in`)};
  }
  const user = known ?? (await createUser(query, email, now, provider));
  await addIdentity(query, {userId: user.id, provider, subject: email}, now);
  if (user.confirmedAt !== null) return {user};
  // Whoever has not confirmed the address until now may be somebody else.
  await query('delete from auth.identities where user_id = $1::uuid and provider <> $2', [
    user.id,
    provider,
  ]);
  if (isVerified) {
    await query('update auth.users set email_confirmed_at = $2::timestamptz where id = $1::uuid', [
      user.id,
      now.toISOString(),
    ]);
    return {user};
  }
  const asked = {email, codeChallenge: null, redirectTo: null};
  outbox.send((await issueCode({query, settings}, asked)).mail);
  const sent = `A confirmation email has been sent to your ${provider} email`;
  return {problem: unverified(provider, sent)};
}

const unverified = (provider: string, what: string): AuthProblem =>
  new AuthProblem(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. ${what}`,
  );

/** What these say is no fault of the request, whatever their status (GoTrue, getErrorQueryString). */
const DENIED: ReadonlySet<string> = new Set([
  'signup_disabled',
  'user_banned',
  'provider_email_needs_verification',
]);

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
};

function errorOf({code, status}: AuthProblem): string {
  if (DENIED.has(code)) return 'access_denied';
  return BY_STATUS[status] ?? 'server_error';
}

/** Errors stand in the query, and in the fragment with the mark of Supabase's servers. */
function withError(redirectTo: string, facts: Readonly<Record<string, string>>): string {
  const back = new URL(redirectTo);
  for (const [name, value] of Object.entries(facts)) back.searchParams.set(name, value);
  back.hash = new URLSearchParams({...facts, sb: ''}).toString();
  return back.href;
}

export const withProblem = (redirectTo: string, problem: AuthProblem): string =>
  withError(redirectTo, {
    error: errorOf(problem),
    error_code: problem.code,
    error_description: problem.message,
  });

/**
 * Where a visitor goes who has answered the service.
 * @throws AuthProblem if the state leads nowhere
 */
export async function finishOAuth(
  sending: Sending,
  state: string,
  consent: Consent,
): Promise<string> {
  const {query, settings} = sending;
  const {id, provider, redirectTo, authCode} = await flowOf(query, state, settings.now());
  if (!consent.isGiven) {
    // The words are those of Twitch; a service's own error has no error_code.
    const description = 'The user denied you access';
    return withError(redirectTo, {error: 'access_denied', error_description: description});
  }
  const found = await accountOf(sending, provider, consent).catch((error: unknown): Found => {
    if (error instanceof AuthProblem) return {problem: error};
    throw error;
  });
  if ('problem' in found) return withProblem(redirectTo, found.problem);
  await query('update auth.flow_state set user_id = $2::uuid where id = $1::uuid', [
    id,
    found.user.id,
  ]);
  const back = new URL(redirectTo);
  back.searchParams.set('code', authCode);
  return back.href;
}
