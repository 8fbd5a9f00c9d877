import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());
/** Keys by name, as the platform gives them: the one called `default`, otherwise the first. */
const Keys = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), text),
  v.transform((keys) => keys['default'] ?? Object.values(keys)[0]),
  text,
);

/** The platform gives SUPABASE_…; the others are secrets of the functions (CONTRIBUTING.md). */
const Settings = v.object({
  SUPABASE_URL: url,
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

export interface FunctionSettings extends v.InferOutput<typeof Settings> {
  readonly publishableKey: string;
  readonly secretKey: string;
}

type Read = {readonly settings: FunctionSettings} | {readonly faulty: readonly string[]};

/** What the functions need from their environment, or the names of what is missing or malformed. */
export function readSettings(get: (name: string) => string | undefined): Read {
  // Projects have keys of the newer form, of the older form, or both, of which the older may be off.
  const key = (newer: string, older: string): string | undefined => {
    const keys = v.safeParse(Keys, get(newer));
    return keys.success ? keys.output : get(older);
  };
  const publishableKey = key('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');
  const secretKey = key('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
  const {success, output, issues} = v.safeParse(
    Settings,
    Object.fromEntries(Object.keys(Settings.entries).map((name) => [name, get(name)])),
  );
  if (success && publishableKey && secretKey)
    return {settings: {...output, publishableKey, secretKey}};
  const names = (issues ?? []).map((issue) => v.getDotPath(issue)?.split('.')[0] ?? '');
  return {
    faulty: [
      ...new Set(names),
      ...(publishableKey ? [] : ['SUPABASE_PUBLISHABLE_KEYS']),
      ...(secretKey ? [] : ['SUPABASE_SECRET_KEYS']),
    ],
  };
}
