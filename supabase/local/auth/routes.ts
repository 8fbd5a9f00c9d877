import {Hono, type Context} from 'hono';
import * as v from 'valibot';
import {OWNER, type Database, type Query} from '../database';
import type {Outbox} from '../outbox';
import type {Settings} from '../settings';
import {bearerOf, verifyToken, type Claims} from '../tokens';
import {keyRole} from '../rest/caller';
import {issueCode, OtpBody, sendCode, useCode, useLink} from './codes';
import {AuthProblem, expiredToken} from './errors';
import {beforeUserCreated} from './hooks';
import {startOAuth, STAND_IN} from './oauth';
import {
  changeUser,
  PasswordBody,
  signInWithPassword,
  signUp,
  SignUpBody,
  UserBody,
} from './passwords';
import {
  endSessions,
  finishFlow,
  renewSession,
  sessionLives,
  startFlow,
  startSession,
} from './sessions';
import {requireUser, userJson} from './users';

const API_VERSION_HEADER = 'X-Supabase-Api-Version';
const API_VERSION = '2024-01-01';

const VerifyBody = v.union([
  v.object({type: v.string(), token_hash: v.string()}),
  v.object({type: v.string(), token: v.string(), email: v.string()}),
]);
const RefreshBody = v.object({refresh_token: v.string()});
const LinkBody = v.object({type: v.literal('magiclink'), email: v.string()});
const PkceBody = v.object({auth_code: v.string(), code_verifier: v.string()});

/** Kinds of codes that an e-mail sign-in knows; the others belong to passwords and phones. */
const EMAIL_TYPES = new Set(['email', 'magiclink', 'signup']);

export interface AuthParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly outbox: Outbox;
}

async function bodyOf<T extends v.GenericSchema>(
  context: Context,
  schema: T,
): Promise<v.InferOutput<T>> {
  const result = v.safeParse(schema, await context.req.json().catch(() => undefined));
  if (result.success) return result.output;
  throw new AuthProblem(400, 'validation_failed', 'Could not parse request body');
}

/**
 * Whose session a token belongs to.
 * @throws AuthProblem `no_authorization`, `bad_jwt` or `session_not_found`
 */
export async function claimsOf(request: Request, {database, settings}: AuthParts): Promise<Claims> {
  const token = bearerOf(request);
  if (token === undefined) {
    throw new AuthProblem(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const verdict = await verifyToken(token, settings.now());
  if ('error' in verdict) {
    throw new AuthProblem(403, 'bad_jwt', `invalid JWT: ${verdict.error}`);
  }
  const {claims} = verdict;
  if (!(await database.run(OWNER, (query) => sessionLives(query, claims.session_id)))) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthProblem(403, 'session_not_found', message);
  }
  return claims;
}

/** Thirty checks within five minutes; a code of eight digits cannot be guessed so. */
function verifyLimiter({settings}: AuthParts): () => void {
  let start = 0;
  let count = 0;
  return () => {
    const now = settings.now().getTime();
    if (Math.abs(now - start) > 300_000) [start, count] = [now, 0];
    count += 1;
    if (count > settings.verifyLimit) {
      throw new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
  };
}

/** The part of GoTrue that signing in by e-mail needs (supabase/local/README.md). */
export function authRoutes(parts: AuthParts): Hono {
  const {database, settings, outbox} = parts;
  const asOwner = <T>(work: (query: Query) => Promise<T>): Promise<T> => database.run(OWNER, work);
  const limitVerify = verifyLimiter(parts);
  const app = new Hono();

  app.onError((error, context) => {
    if (!(error instanceof AuthProblem)) {
      settings.log(`auth: ${error.message}`);
      return context.json({code: 'unexpected_failure', message: 'Internal Server Error'}, 500);
    }
    if (context.req.header(API_VERSION_HEADER) === undefined) {
      // A link, which no client library has followed.
      const {status, code, message} = error;
      return context.json({code: status, error_code: code, msg: message}, status);
    }
    context.header(API_VERSION_HEADER, API_VERSION);
    return context.json({code: error.code, message: error.message}, error.status);
  });

  app.post('/otp', async (context) => {
    const body = await bodyOf(context, OtpBody);
    const redirectTo = context.req.query('redirect_to') ?? null;
    if (body.create_user) await beforeUserCreated(parts, body.email);
    await asOwner((query) => sendCode({query, settings, outbox}, body, redirectTo));
    return context.json({});
  });

  app.post('/signup', async (context) => {
    const body = await bodyOf(context, SignUpBody);
    const redirectTo = context.req.query('redirect_to') ?? null;
    if (body.email !== '') await beforeUserCreated(parts, body.email);
    return context.json(
      await asOwner((query) => signUp({query, settings, outbox}, body, redirectTo)),
    );
  });

  app.post('/verify', async (context) => {
    limitVerify();
    const body = await bodyOf(context, VerifyBody);
    if (!EMAIL_TYPES.has(body.type)) throw expiredToken();
    const session = await asOwner(async (query) => {
      const now = settings.now();
      const {userId} =
        'token_hash' in body
          ? await useLink(query, body.token_hash, now)
          : await useCode(query, body.email, body.token, now);
      return startSession(query, settings, userId);
    });
    return context.json(session);
  });

  // The link of GoTrue's own templates: leads back to the browser that asked, with a code for it.
  app.get('/verify', async (context) => {
    limitVerify();
    const location = await asOwner(async (query) => {
      const used = await useLink(query, context.req.query('token') ?? '', settings.now());
      if (used.codeChallenge === null) throw expiredToken();
      const back = new URL(used.redirectTo);
      const code = await startFlow(query, used.userId, used.codeChallenge, settings.now());
      back.searchParams.set('code', code);
      return back.href;
    }).catch((error: unknown) => {
      if (!(error instanceof AuthProblem)) throw error;
      const details = new URLSearchParams({
        error: 'access_denied',
        error_code: error.code,
        error_description: 'Email link is invalid or has expired',
      });
      return `${settings.siteUrl}/?${details}#${details}`;
    });
    return context.redirect(location, 303);
  });

  app.get('/authorize', async (context) => {
    const params = new URL(context.req.url).searchParams;
    const state = await asOwner((query) => startOAuth(query, settings, params));
    return context.redirect(`${settings.url}${STAND_IN}?${new URLSearchParams({state})}`, 302);
  });

  app.post('/token', async (context) => {
    const grant = context.req.query('grant_type');
    if (grant === 'refresh_token') {
      const {refresh_token: token} = await bodyOf(context, RefreshBody);
      const renewal = await asOwner((query) => renewSession(query, settings, token));
      if ('problem' in renewal) throw renewal.problem;
      return context.json(renewal.session);
    }
    if (grant === 'pkce') {
      const {auth_code: code, code_verifier: verifier} = await bodyOf(context, PkceBody);
      return context.json(await asOwner((query) => finishFlow(query, settings, code, verifier)));
    }
    if (grant === 'password') {
      const body = await bodyOf(context, PasswordBody);
      return context.json(await asOwner((query) => signInWithPassword(query, settings, body)));
    }
    throw new AuthProblem(400, 'validation_failed', 'unsupported_grant_type');
  });

  app.get('/user', async (context) => {
    const {sub} = await claimsOf(context.req.raw, parts);
    return context.json(userJson(await asOwner((query) => requireUser(query, sub))));
  });

  app.put('/user', async (context) => {
    const {sub: userId, session_id: sessionId} = await claimsOf(context.req.raw, parts);
    const body = await bodyOf(context, UserBody);
    return context.json(
      await asOwner((query) => changeUser(query, settings, {userId, sessionId}, body)),
    );
  });

  app.post('/logout', async (context) => {
    const {sub, session_id: sessionId} = await claimsOf(context.req.raw, parts);
    const scope = context.req.query('scope') ?? 'global';
    await asOwner((query) => endSessions(query, {userId: sub, sessionId}, scope));
    return context.body(null, 204);
  });

  // A code without a mail, for the service key: how the tests sign in, here and in a hosted project.
  app.post('/admin/generate_link', async (context) => {
    if (keyRole(context.req.raw) !== 'service_role') {
      throw new AuthProblem(403, 'not_admin', 'User not allowed');
    }
    const {email} = await bodyOf(context, LinkBody);
    await beforeUserCreated(parts, email);
    // The wait between two mails to one address is not for codes that are not mailed.
    const unhurried = {...settings, resendAfter: -Infinity};
    const {mail, user} = await asOwner((query) =>
      issueCode({query, settings: unhurried}, {email, codeChallenge: null, redirectTo: null}),
    );
    return context.json({
      ...userJson(user),
      email_otp: mail.code,
      hashed_token: mail.tokenHash,
      redirect_to: settings.siteUrl,
      verification_type: 'magiclink',
    });
  });

  app.get('/settings', (context) =>
    context.json({
      external: {
        ...Object.fromEntries(settings.providers.map((name) => [name, true])),
        email: true,
        phone: false,
        anonymous_users: false,
      },
      disable_signup: !settings.allowSignups,
      mailer_autoconfirm: false,
    }),
  );
  app.get('/.well-known/jwks.json', (context) => context.json({keys: []}));
  return app;
}
