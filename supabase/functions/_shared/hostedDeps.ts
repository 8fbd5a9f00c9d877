import {PostgrestClient} from '@supabase/postgrest-js';
import Stripe from 'stripe';
import * as v from 'valibot';
import type {Deps} from './deps.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());

/** SUPABASE_URL, SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY are given by the platform. */
const Settings = v.object({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: text,
  SUPABASE_SERVICE_ROLE_KEY: text,
  SITE_URL: v.pipe(v.string(), v.regex(/^https:\/\/[^/]+$/u)),
  STRIPE_SECRET_KEY: v.pipe(v.string(), v.regex(/^(?:sk|rk)_/u)),
  STRIPE_WEBHOOK_SECRET: v.pipe(v.string(), v.startsWith('whsec_')),
  LICENCE_SIGNING_KEY: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      kty: v.literal('OKP'),
      crv: v.literal('Ed25519'),
      kid: text,
      x: text,
      d: text,
    }),
  ),
});

/** @throws Error naming what is missing or malformed, never its value */
function readSettings(): v.InferOutput<typeof Settings> {
  const source = Object.fromEntries(
    Object.keys(Settings.entries).map((name) => [name, Deno.env.get(name)]),
  );
  const result = v.safeParse(Settings, source);
  if (result.success) return result.output;
  const names = new Set(result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0]));
  throw new Error(`Function secrets missing or malformed: ${[...names].join(', ')}`);
}

/** What the functions of a hosted project use; read once when a function starts. */
export function hostedDeps(): Deps {
  const settings = readSettings();
  const service = new PostgrestClient(`${settings.SUPABASE_URL}/rest/v1`, {
    headers: {
      apikey: settings.SUPABASE_SERVICE_ROLE_KEY,
      Authorization: `Bearer ${settings.SUPABASE_SERVICE_ROLE_KEY}`,
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
      const answer = await fetch(`${settings.SUPABASE_URL}/auth/v1/user`, {
        headers: {apikey: settings.SUPABASE_ANON_KEY, Authorization: authorization},
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        return undefined;
      }
      return v.parse(v.object({id: v.string()}), await answer.json()).id;
    },
    // The platform's proxy writes the visitor's address first.
    addressOf: (request) =>
      request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'unknown',
    stripe: new Stripe(settings.STRIPE_SECRET_KEY),
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    signingKey: settings.LICENCE_SIGNING_KEY,
    now: () => new Date(),
    log: (line) => {
      console.log(line);
    },
  };
}
