import {Hono} from 'hono';
import * as v from 'valibot';
import {OWNER} from '../database';
import {keyRole} from '../rest/caller';
import {bodyOf} from './bodyOf';
import {issueCode, OtpBody, sendCode, useCode, useLink} from './codes';
import {AuthProblem, expiredToken} from './errors';
import {beforeUserCreated} from './hooks';
import {signUp, SignUpBody} from './passwords';
import type {AuthParts} from './routes';
import {startFlow, startSession} from './sessions';
import {userJson} from './users';

const VerifyBody = v.union([
  v.object({type: v.string(), token_hash: v.string()}),
  v.object({type: v.string(), token: v.string(), email: v.string()}),
]);
const LinkBody = v.object({type: v.literal('magiclink'), email: v.string()});

/** Kinds of codes that an e-mail sign-in knows; the others belong to passwords and phones. */
const EMAIL_TYPES = new Set(['email', 'magiclink', 'signup']);

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

/** Codes by mail: how they are asked for, and how they are used. */
export function codeRoutes(parts: AuthParts): Hono {
  const {database, settings, outbox} = parts;
  const limitVerify = verifyLimiter(parts);
  const app = new Hono();

  app.post('/otp', async (context) => {
    const body = await bodyOf(context, OtpBody);
    const redirectTo = context.req.query('redirect_to') ?? null;
    if (body.create_user) await beforeUserCreated(parts, body.email);
    await database.run(OWNER, (query) => sendCode({query, settings, outbox}, body, redirectTo));
    return context.json({});
  });

  app.post('/signup', async (context) => {
    const body = await bodyOf(context, SignUpBody);
    const redirectTo = context.req.query('redirect_to') ?? null;
    if (body.email !== '') await beforeUserCreated(parts, body.email);
    return context.json(
      await database.run(OWNER, (query) => signUp({query, settings, outbox}, body, redirectTo)),
    );
  });

  app.post('/verify', async (context) => {
    limitVerify();
    const body = await bodyOf(context, VerifyBody);
    if (!EMAIL_TYPES.has(body.type)) throw expiredToken();
    const session = await database.run(OWNER, async (query) => {
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
    const location = await database
      .run(OWNER, async (query) => {
        const used = await useLink(query, context.req.query('token') ?? '', settings.now());
        if (used.codeChallenge === null) throw expiredToken();
        const back = new URL(used.redirectTo);
        const code = await startFlow(query, used.userId, used.codeChallenge, settings.now());
        back.searchParams.set('code', code);
        return back.href;
      })
      .catch((error: unknown) => {
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

  return app;
}

/** What only the service key may ask for. */
export function adminRoutes(parts: AuthParts): Hono {
  const {database, settings} = parts;
  const app = new Hono();

  // A code without a mail, for the service key: how the tests sign in, here and in a hosted project.
  app.post('/admin/generate_link', async (context) => {
    if (keyRole(context.req.raw) !== 'service_role') {
      throw new AuthProblem(403, 'not_admin', 'User not allowed');
    }
    const {email} = await bodyOf(context, LinkBody);
    await beforeUserCreated(parts, email);
    // The wait between two mails to one address is not for codes that are not mailed.
    const unhurried = {...settings, resendAfter: -Infinity};
    const {mail, user} = await database.run(OWNER, (query) =>
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

  return app;
}
