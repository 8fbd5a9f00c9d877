import {createHash, randomBytes} from 'node:crypto';
import type {Query} from '../database';
import {
  FLOW_EXPIRY_S,
  JWT_EXPIRY_S,
  REFRESH_REUSE_S,
  SESSION_IDLE_S,
  SESSION_LENGTH_S,
  type Settings,
} from '../settings';
import {issueToken} from '../tokens';
import {AuthProblem} from './errors';
import {appMetadata, refuseBanned, requireUser, userJson} from './users';

const newToken = (): string => randomBytes(12).toString('base64url').slice(0, 12);

/** What clients are given: an hour of access, a token to renew it once, and the user. */
export type SessionJson = Readonly<Record<string, unknown>>;

async function sessionJson(
  query: Query,
  settings: Settings,
  session: {id: string; userId: string; signedInAt: Date; method: string},
  refreshToken: string,
): Promise<SessionJson> {
  const user = await requireUser(query, session.userId);
  refuseBanned(user, settings.now());
  const facts = {
    userId: user.id,
    email: user.email,
    sessionId: session.id,
    signedInAt: session.signedInAt,
    method: session.method,
    appMetadata: appMetadata(user),
  };
  const issuer = `${settings.url}/auth/v1`;
  const {token, expiresAt} = await issueToken(facts, issuer, settings.now());
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: JWT_EXPIRY_S,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  };
}

async function addRefreshToken(query: Query, sessionId: string, now: Date): Promise<string> {
  const token = newToken();
  await query(
    `insert into auth.refresh_tokens (token, session_id, created_at)
     values ($1, $2::uuid, $3::timestamptz)`,
    [token, sessionId, now.toISOString()],
  );
  return token;
}

/** Signs a user in, whose address is thereby confirmed. `method` is what tokens say of the way. */
export async function startSession(
  query: Query,
  settings: Settings,
  userId: string,
  method: 'otp' | 'oauth' | 'password' = 'otp',
): Promise<SessionJson> {
  const now = settings.now();
  await query(
    `update auth.users set last_sign_in_at = $2::timestamptz, updated_at = $2::timestamptz,
       email_confirmed_at = coalesce(email_confirmed_at, $2::timestamptz) where id = $1::uuid`,
    [userId, now.toISOString()],
  );
  const [row] = await query(
    `insert into auth.sessions (user_id, signed_in_at, method)
     values ($1::uuid, $2::timestamptz, $3) returning id::text as id`,
    [userId, now.toISOString(), method],
  );
  const id = String(row?.['id']);
  const token = await addRefreshToken(query, id, now);
  return sessionJson(query, settings, {id, userId, signedInAt: now, method}, token);
}

/**
 * Why a session cannot be renewed any more, as GoTrue says it. It stays where it is (GoTrue cleans up
 * some time), and its last token is good for the rest of its hour.
 */
function whyExpired(signedInAt: number, renewedAt: number, now: number): string | undefined {
  if (now > signedInAt + SESSION_LENGTH_S) return 'Invalid Refresh Token: Session Expired';
  if (now > renewedAt + SESSION_IDLE_S)
    return 'Invalid Refresh Token: Session Expired (Inactivity)';
  return undefined;
}

/** A used token that comes again later has been stolen, or its thief was first: the session ends. */
export type Renewal = {readonly session: SessionJson} | {readonly problem: AuthProblem};

export async function renewSession(
  query: Query,
  settings: Settings,
  token: string,
): Promise<Renewal> {
  const now = settings.now();
  const [row] = await query(
    `select s.id::text as id, s.user_id::text as user_id, s.method,
       extract(epoch from s.signed_in_at)::text as signed_in,
       extract(epoch from t.revoked_at)::text as revoked,
       (select extract(epoch from max(n.created_at))::text
          from auth.refresh_tokens as n where n.session_id = s.id) as renewed
     from auth.refresh_tokens as t join auth.sessions as s on s.id = t.session_id
     where t.token = $1 for update of s, t`,
    [token],
  );
  if (row === undefined) {
    const message = 'Invalid Refresh Token: Refresh Token Not Found';
    return {problem: new AuthProblem(400, 'refresh_token_not_found', message)};
  }
  const seconds = now.getTime() / 1000;
  const expired = whyExpired(Number(row['signed_in']), Number(row['renewed']), seconds);
  if (expired !== undefined) return {problem: new AuthProblem(400, 'session_expired', expired)};
  const session = {
    id: String(row['id']),
    userId: String(row['user_id']),
    signedInAt: new Date(Number(row['signed_in']) * 1000),
    method: String(row['method']),
  };
  if (row['revoked'] !== null) {
    const newest = await newestToken(query, session.id);
    if (seconds - Number(row['revoked']) <= REFRESH_REUSE_S && newest !== undefined) {
      return {session: await sessionJson(query, settings, session, newest)};
    }
    await query('delete from auth.sessions where id = $1::uuid', [session.id]);
    const message = 'Invalid Refresh Token: Already Used';
    return {problem: new AuthProblem(400, 'refresh_token_already_used', message)};
  }
  await query('update auth.refresh_tokens set revoked_at = $2::timestamptz where token = $1', [
    token,
    now.toISOString(),
  ]);
  const fresh = await addRefreshToken(query, session.id, now);
  return {session: await sessionJson(query, settings, session, fresh)};
}

async function newestToken(query: Query, sessionId: string): Promise<string | undefined> {
  const [row] = await query(
    'select token from auth.refresh_tokens where session_id = $1::uuid and revoked_at is null',
    [sessionId],
  );
  return row === undefined ? undefined : String(row['token']);
}

const SCOPES: ReadonlyMap<string, string> = new Map([
  ['local', 'and id = $2::uuid'],
  ['others', 'and id <> $2::uuid'],
]);

/** @param scope `global` all sessions of the user, `local` this one, `others` all but this one */
export async function endSessions(
  query: Query,
  who: {userId: string; sessionId: string},
  scope: string,
): Promise<void> {
  const which = SCOPES.get(scope);
  await query(
    `delete from auth.sessions where user_id = $1::uuid ${which ?? 'and $2::uuid is not null'}`,
    [who.userId, who.sessionId],
  );
}

/** Whether a session still exists: a token outlives it by up to an hour. */
export async function sessionLives(query: Query, sessionId: string): Promise<boolean> {
  const rows = await query('select 1 from auth.sessions where id = $1::uuid', [sessionId]);
  return rows.length > 0;
}

/** Keeps a code for the browser that asked for the link and holds the verifier (RFC 7636). */
export async function startFlow(
  query: Query,
  userId: string,
  codeChallenge: string,
  now: Date,
): Promise<string> {
  const [row] = await query(
    `insert into auth.flow_state (user_id, code_challenge, created_at)
     values ($1::uuid, $2, $3::timestamptz) returning auth_code::text as code`,
    [userId, codeChallenge, now.toISOString()],
  );
  return String(row?.['code']);
}

/** @throws AuthProblem `flow_state_not_found`, `flow_state_expired` or `bad_code_verifier` */
export async function finishFlow(
  query: Query,
  settings: Settings,
  code: string,
  verifier: string,
): Promise<SessionJson> {
  const [row] = await query(
    `delete from auth.flow_state where auth_code::text = $1 and user_id is not null
     returning user_id::text as user_id, code_challenge, provider,
       created_at > $2::timestamptz - make_interval(secs => ${FLOW_EXPIRY_S}) as in_time`,
    [code, settings.now().toISOString()],
  );
  if (row === undefined) {
    throw new AuthProblem(
      404,
      'flow_state_not_found',
      'invalid flow state, no valid flow state found',
    );
  }
  if (row['in_time'] !== true) {
    const message = 'invalid flow state, flow state has expired';
    throw new AuthProblem(422, 'flow_state_expired', message);
  }
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (challenge !== row['code_challenge']) {
    const message = 'code challenge does not match previously saved code verifier';
    throw new AuthProblem(400, 'bad_code_verifier', message);
  }
  const method = row['provider'] === null ? 'otp' : 'oauth';
  return startSession(query, settings, String(row['user_id']), method);
}
