import {Hono} from 'hono';
import * as v from 'valibot';
import {OWNER, type Database} from '../database';
import type {Outbox} from '../outbox';
import type {Settings} from '../settings';
import {bearerOf, verifyToken, type Claims} from '../tokens';
import {bodyOf} from './bodyOf';
import {adminRoutes, codeRoutes} from './codeRoutes';
import {AuthProblem} from './errors';
import {startOAuth, STAND_IN} from './oauth';
import {changeUser, PasswordBody, signInWithPassword, UserBody} from './passwords';
import {endSessions, finishFlow, renewSession, sessionLives} from './sessions';
import {requireUser, userJson} from './users';

const API_VERSION_HEADER = 'X-Supabase-Api-Version';
const API_VERSION = '2024-01-01';

const RefreshBody = v.object({refresh_token: v.string()});
const PkceBody = v.object({auth_code: v.string(), code_verifier: v.string()});

export interface AuthParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly outbox: Outbox;
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

/** The part of GoTrue that signing in by e-mail needs (supabase/local/README.md). */
export function authRoutes(parts: AuthParts): Hono {
  const {settings} = parts;
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

  app.route('/', codeRoutes(parts));
  app.route('/', sessionRoutes(parts));
  app.route('/', userRoutes(parts));
  app.route('/', adminRoutes(parts));

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

function sessionRoutes(parts: AuthParts): Hono {
  const {database, settings} = parts;
  const app = new Hono();

  app.get('/authorize', async (context) => {
    const params = new URL(context.req.url).searchParams;
    const state = await database.run(OWNER, (query) => startOAuth(query, settings, params));
    return context.redirect(`${settings.url}${STAND_IN}?${new URLSearchParams({state})}`, 302);
  });

  app.post('/token', async (context) => {
    const grant = context.req.query('grant_type');
    if (grant === 'refresh_token') {
      const {refresh_token: token} = await bodyOf(context, RefreshBody);
      const renewal = await database.run(OWNER, (query) => renewSession(query, settings, token));
      if ('problem' in renewal) throw renewal.problem;
      return context.json(renewal.session);
    }
    if (grant === 'pkce') {
      const {auth_code: code, code_verifier: verifier} = await bodyOf(context, PkceBody);
      return context.json(
        await database.run(OWNER, (query) => finishFlow(query, settings, code, verifier)),
      );
    }
    if (grant === 'password') {
      const body = await bodyOf(context, PasswordBody);
      return context.json(
        await database.run(OWNER, (query) => signInWithPassword(query, settings, body)),
      );
    }
    throw new AuthProblem(400, 'validation_failed', 'unsupported_grant_type');
  });

  app.post('/logout', async (context) => {
    const {sub, session_id: sessionId} = await claimsOf(context.req.raw, parts);
    const scope = context.req.query('scope') ?? 'global';
    await database.run(OWNER, (query) => endSessions(query, {userId: sub, sessionId}, scope));
    return context.body(null, 204);
  });

  return app;
}

function userRoutes(parts: AuthParts): Hono {
  const {database, settings} = parts;
  const app = new Hono();

  app.get('/user', async (context) => {
    const {sub} = await claimsOf(context.req.raw, parts);
    return context.json(userJson(await database.run(OWNER, (query) => requireUser(query, sub))));
  });

  app.put('/user', async (context) => {
    const {sub: userId, session_id: sessionId} = await claimsOf(context.req.raw, parts);
    const body = await bodyOf(context, UserBody);
    return context.json(
      await database.run(OWNER, (query) => changeUser(query, settings, {userId, sessionId}, body)),
    );
  });

  return app;
}
