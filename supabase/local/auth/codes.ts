import {createHash, randomInt} from 'node:crypto';
import * as v from 'valibot';
import type {Query} from '../database';
import type {Mail, Outbox} from '../outbox';
import {OTP_EXPIRY_S, OTP_LENGTH, type Settings} from '../settings';
import {AuthProblem, expiredToken} from './errors';
import {createUser, refuseBanned, userByEmail, type User} from './users';

/**
 * An address as GoTrue takes and keeps it (validateEmail, with the pattern of badoux/checkmail): in
 * small letters, nothing but ASCII, and nothing is trimmed.
 */
export const Email = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(
    /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/iu,
  ),
  v.toLowerCase(),
);

export const OtpBody = v.object({
  email: v.string(),
  create_user: v.optional(v.boolean(), true),
  code_challenge: v.nullish(v.string(), null),
  code_challenge_method: v.nullish(v.string(), null),
});

/** As GoTrue: SHA-224 of address and code; links of the PKCE flow have a prefix. */
const hashOf = (email: string, code: string, pkce: boolean): string =>
  `${pkce ? 'pkce_' : ''}${createHash('sha224')
    .update(email + code)
    .digest('hex')}`;

const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

/** @throws AuthProblem `validation_failed` */
export function checkedEmail(text: string): string {
  const result = v.safeParse(Email, text);
  if (result.success) return result.output;
  throw new AuthProblem(
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  );
}

/** Only addresses of the website, compared after parsing; anything else becomes its front page. */
export function allowedRedirect(asked: string | null, siteUrl: string): string {
  if (asked !== null && URL.canParse(asked) && new URL(asked).origin === siteUrl) return asked;
  return siteUrl;
}

export interface Sending {
  readonly query: Query;
  readonly settings: Settings;
  readonly outbox: Outbox;
}

interface Asked {
  readonly email: string;
  readonly codeChallenge: string | null;
  readonly redirectTo: string | null;
}

/** Makes the one code that is valid for an address from now on, and an account if there is none. */
export async function issueCode(
  {query, settings}: Omit<Sending, 'outbox'>,
  asked: Asked,
): Promise<{mail: Mail; user: User}> {
  const email = checkedEmail(asked.email);
  const now = settings.now();
  const known = await userByEmail(query, email);
  if (known === undefined && !settings.allowSignups) {
    throw new AuthProblem(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const user = known ?? (await createUser(query, email, now));
  refuseBanned(user, now);
  await refuseTooSoon(query, user, settings);
  const code = newCode();
  const hash = hashOf(email, code, asked.codeChallenge !== null);
  const redirect = allowedRedirect(asked.redirectTo, settings.siteUrl);
  const sentAt = await noteSending(query, user, now);
  await query(
    `insert into auth.one_time_tokens (user_id, token_hash, code_challenge, redirect_to, sent_at)
     values ($1::uuid, $2, $3, $4, $5::timestamptz)
     on conflict (user_id) do update set token_hash = excluded.token_hash, used = false,
       code_challenge = excluded.code_challenge, redirect_to = excluded.redirect_to,
       sent_at = excluded.sent_at`,
    [user.id, hash, asked.codeChallenge, redirect, sentAt],
  );
  const mail: Mail = {
    template: template(user),
    to: email,
    code,
    tokenHash: hash,
    redirectTo: redirect,
    sentAt: now,
  };
  return {mail, user};
}

/** Sends a code to an address; a new address gets an account that the code confirms. */
export async function sendCode(
  {query, settings, outbox}: Sending,
  body: v.InferOutput<typeof OtpBody>,
  redirectTo: string | null,
): Promise<void> {
  const {email, code_challenge: codeChallenge} = body;
  if (!body.create_user && (await userByEmail(query, checkedEmail(email))) === undefined) {
    throw new AuthProblem(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const {mail} = await issueCode({query, settings}, {email, codeChallenge, redirectTo});
  outbox.send(mail);
}

const template = (user: User): Mail['template'] =>
  user.confirmedAt === null ? 'confirmation' : 'magic_link';

/**
 * Writes the time where GoTrue does, and reads it again: a trigger may have moved it on, which makes
 * the wait for the next mail longer (migrations, private.on_code_sent).
 */
async function noteSending(query: Query, {id, confirmedAt}: User, now: Date): Promise<string> {
  const column = confirmedAt === null ? 'confirmation_sent_at' : 'recovery_sent_at';
  const [row] = await query(
    `update auth.users set ${column} = $2::timestamptz where id = $1::uuid
     returning ${column}::text as sent_at`,
    [id, now.toISOString()],
  );
  return String(row?.['sent_at']);
}

async function refuseTooSoon(query: Query, user: User, settings: Settings): Promise<void> {
  const [last] = await query(
    'select extract(epoch from sent_at)::text as sent from auth.one_time_tokens where user_id = $1::uuid',
    [user.id],
  );
  if (last === undefined) return;
  const since = settings.now().getTime() / 1000 - Number(last['sent']);
  const wait = Math.ceil(settings.resendAfter - since);
  if (wait > 0) {
    throw new AuthProblem(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${wait} seconds.`,
    );
  }
}

export interface Redeemed {
  readonly userId: string;
  readonly codeChallenge: string | null;
  readonly redirectTo: string;
}

/**
 * Uses up the code or link that has this hash. A wrong try changes nothing, as in GoTrue.
 * @throws AuthProblem `otp_expired`
 */
async function useToken(query: Query, hashes: readonly string[], now: Date): Promise<Redeemed> {
  const [row] = await query(
    `update auth.one_time_tokens set used = true
     where token_hash = any(string_to_array($1, ',')) and not used
       and sent_at > $2::timestamptz - make_interval(secs => ${OTP_EXPIRY_S})
     returning user_id::text as user_id, code_challenge, redirect_to`,
    [hashes.join(','), now.toISOString()],
  );
  if (row === undefined) throw expiredToken();
  return {
    userId: String(row['user_id']),
    codeChallenge: typeof row['code_challenge'] === 'string' ? row['code_challenge'] : null,
    redirectTo: String(row['redirect_to']),
  };
}

export function useCode(query: Query, email: string, code: string, now: Date): Promise<Redeemed> {
  const address = checkedEmail(email);
  return useToken(query, [hashOf(address, code, false), hashOf(address, code, true)], now);
}

export const useLink = (query: Query, hash: string, now: Date): Promise<Redeemed> =>
  /^(?:pkce_)?[\da-f]{56}$/u.test(hash)
    ? useToken(query, [hash], now)
    : Promise.reject(expiredToken());
