import {randomBytes, randomUUID, scryptSync} from 'node:crypto';
import * as v from 'valibot';
import type {Query} from '../database';
import {REAUTHENTICATION_S, type Settings} from '../settings';
import {checkedEmail, issueCode, type Sending} from './codes';
import {AuthProblem} from './errors';
import {startSession, type SessionJson} from './sessions';
import {requireUser, userByEmail, userJson} from './users';

/*
 * GoTrue's endpoints for passwords, which no page uses and no setting closes (internal/api/signup.go,
 * token.go, user.go). They answer as they do there, so that the tests can attack with them: what
 * takes their effect away is a migration, which a hosted project has, too.
 */

export const SignUpBody = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  password: v.optional(v.string(), ''),
  code_challenge: v.nullish(v.string(), null),
});
export const PasswordBody = v.object({email: v.string(), password: v.string()});
export const UserBody = v.object({password: v.optional(v.string())});

/** In characters, as in a new project. */
const MINIMUM = 6;

const hashOf = (password: string, salt = randomBytes(16).toString('hex')): string =>
  `${salt}:${scryptSync(password, salt, 32).toString('hex')}`;

function checkPassword(password: string): void {
  if (password === '') {
    throw new AuthProblem(400, 'validation_failed', 'Signup requires a valid password');
  }
  if (password.length < MINIMUM) {
    const message = `Password should be at least ${MINIMUM} characters.`;
    throw new AuthProblem(422, 'weak_password', message);
  }
}

async function keepPassword(query: Query, userId: string, password: string): Promise<void> {
  await query('update auth.users set encrypted_password = $2 where id = $1::uuid', [
    userId,
    hashOf(password),
  ]);
}

/**
 * Makes an account that waits for the code of its mail. One that waits already keeps what it has, and
 * of one that is confirmed nothing is told.
 * @throws AuthProblem `anonymous_provider_disabled`, `phone_provider_disabled`, `weak_password`, …
 */
export async function signUp(
  {query, settings, outbox}: Sending,
  body: v.InferOutput<typeof SignUpBody>,
  redirectTo: string | null,
): Promise<Readonly<Record<string, unknown>>> {
  if (body.email === '' && body.phone === '') {
    const message = 'Anonymous sign-ins are disabled';
    throw new AuthProblem(422, 'anonymous_provider_disabled', message);
  }
  checkPassword(body.password);
  if (body.email === '') {
    throw new AuthProblem(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  const known = await userByEmail(query, checkedEmail(body.email));
  if (known !== undefined && known.confirmedAt !== null) {
    return userJson({...known, id: randomUUID(), confirmedAt: null, lastSignInAt: null});
  }
  const asked = {email: body.email, codeChallenge: body.code_challenge, redirectTo};
  const {mail, user} = await issueCode({query, settings}, asked);
  if (known === undefined) await keepPassword(query, user.id, body.password);
  outbox.send(mail);
  return userJson(user);
}

/** @throws AuthProblem `invalid_credentials` or `email_not_confirmed` */
export async function signInWithPassword(
  query: Query,
  settings: Settings,
  {email, password}: v.InferOutput<typeof PasswordBody>,
): Promise<SessionJson> {
  const [row] = await query(
    `select id::text as id, encrypted_password as hash, email_confirmed_at is not null as confirmed
     from auth.users where email = $1`,
    [email.trim().toLowerCase()],
  );
  const hash = row?.['hash'];
  if (typeof hash !== 'string' || hashOf(password, hash.split(':')[0]) !== hash) {
    throw new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (row?.['confirmed'] !== true) {
    throw new AuthProblem(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return startSession(query, settings, String(row['id']), 'password');
}

/**
 * Changes the password of whoever is signed in; the other things that GoTrue changes here are not in
 * the local backend (README).
 * @throws AuthProblem `reauthentication_needed` after a day, as `secure_password_change` says
 */
export async function changeUser(
  query: Query,
  settings: Settings,
  who: {readonly userId: string; readonly sessionId: string},
  {password}: v.InferOutput<typeof UserBody>,
): Promise<Readonly<Record<string, unknown>>> {
  if (password !== undefined) {
    checkPassword(password);
    const [session] = await query(
      `select signed_in_at < $2::timestamptz - make_interval(secs => ${REAUTHENTICATION_S}) as old
       from auth.sessions where id = $1::uuid`,
      [who.sessionId, settings.now().toISOString()],
    );
    if (session?.['old'] === true) {
      const message = 'Password update requires reauthentication';
      throw new AuthProblem(400, 'reauthentication_needed', message);
    }
    await keepPassword(query, who.userId, password);
  }
  return userJson(await requireUser(query, who.userId));
}
