import {PostgrestClient} from '@supabase/postgrest-js';
import Stripe from 'stripe';
import * as v from 'valibot';
import type {Deps, Handler} from './deps.ts';
import {unconfigured} from './respond.ts';
import {readSettings, type FunctionSettings} from './settings.ts';
import {visitorAddress} from './visitorAddress.ts';

const log = (line: string): void => {
  console.log(line);
};

/**
 * A function of a hosted project. Its environment is read once when it starts; while something is
 * missing there, every request is answered with 500 and the log names it, never its value.
 */
export function hosted(name: string, make: (deps: Deps) => Handler): Handler {
  const read = readSettings((setting) => Deno.env.get(setting));
  if ('settings' in read) return make(hostedDeps(read.settings));
  const siteUrl = Deno.env.get('SITE_URL') ?? '';
  const line = `secrets missing or malformed: ${read.faulty.join(', ')}`;
  return unconfigured(name, {siteUrl, log}, line);
}

function hostedDeps(settings: FunctionSettings): Deps {
  const {SUPABASE_URL, publishableKey, secretKey} = settings;
  const service = new PostgrestClient(`${SUPABASE_URL}/rest/v1`, {
    headers: {
      apikey: secretKey,
      // Only keys of the older form are tokens as well.
      ...(secretKey.startsWith('eyJ') ? {Authorization: `Bearer ${secretKey}`} : {}),
    },
  });
  return {
    siteUrl: settings.SITE_URL,
    rpc: async (name, args) => {
      const answer: {data: unknown; error: {code: string; message: string} | null} =
        await service.rpc(name, args);
      if (answer.error) throw new Error(`${name}: ${answer.error.code} ${answer.error.message}`);
      return answer.data;
    },
    userOf: async (request) => {
      const authorization = request.headers.get('Authorization');
      if (authorization === null) return undefined;
      // GoTrue knows whether the session still exists; a signature alone does not tell.
      const answer = await fetch(`${SUPABASE_URL}/auth/v1/user`, {
        headers: {apikey: publishableKey, Authorization: authorization},
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        // GoTrue out of order is no reason to tell a visitor to sign in.
        if (answer.status >= 500) throw new Error(`auth: ${answer.status}`);
        return undefined;
      }
      return v.parse(v.object({id: v.string()}), await answer.json()).id;
    },
    addressOf: visitorAddress,
    stripe: new Stripe(settings.STRIPE_SECRET_KEY),
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    isLive: !settings.STRIPE_SECRET_KEY.includes('_test_'),
    signingKey: settings.LICENCE_SIGNING_KEY,
    now: () => new Date(),
    log,
  };
}
