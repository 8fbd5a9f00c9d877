import {Hono} from 'hono';
import {PROVIDER_NAMES} from '../../../src/lib/signInProviders';
import {OWNER} from '../database';
import {escapeHtml} from '../outbox';
import {page} from '../page';
import {AuthProblem} from './errors';
import {finishOAuth, flowOf, STAND_IN, withProblem, type Consent} from './oauth';
import type {AuthParts} from './routes';

const NAMES: Readonly<Record<string, string>> = PROVIDER_NAMES;

function consentPage(provider: string, state: string): string {
  const name = NAMES[provider] ?? escapeHtml(provider);
  return page(
    `${name}でログイン`,
    `<p>${name}の代わりのページです。このPCの中だけで動き、${name}には何も送りません。</p>
<form method="post" action="${STAND_IN}"><input type="hidden" name="state" value="${escapeHtml(state)}">
<p><label>メールアドレス <input type="email" name="email" required size="32" autocomplete="email"></label></p>
<p><label><input type="checkbox" name="verified" value="yes" checked> このアドレスは${name}で確認済み</label></p>
<p>コメびよりのサイトに、このアドレスを渡しますか？</p>
<button name="action" value="allow">許可する</button><button name="action" value="deny" formnovalidate>断る</button></form>`,
  );
}

const consentOf = (form: URLSearchParams): Consent =>
  form.get('action') === 'allow'
    ? {
        isGiven: true,
        email: (form.get('email') ?? '').trim(),
        isVerified: form.get('verified') === 'yes',
      }
    : {isGiven: false};

/** The page that stands in for the services, and the way back from it. */
export function oauthRoutes({database, settings, outbox}: AuthParts): Hono {
  const app = new Hono();
  // GoTrue does not know the page that a lost state came from: it leads to the site's front page.
  app.onError((error, context) => {
    if (!(error instanceof AuthProblem)) throw error;
    return context.redirect(withProblem(`${settings.siteUrl}/`, error), 303);
  });
  app.get(STAND_IN, async (context) => {
    const state = context.req.query('state') ?? '';
    const {provider} = await database.run(OWNER, (query) => flowOf(query, state, settings.now()));
    return context.html(consentPage(provider, state));
  });
  app.post(STAND_IN, async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const location = await database.run(OWNER, (query) =>
      finishOAuth({query, settings, outbox}, form.get('state') ?? '', consentOf(form)),
    );
    return context.redirect(location, 303);
  });
  return app;
}
