import {editDistance} from '@komebiyori/lib/editDistance';
import * as v from 'valibot';
import {SIGN_IN_PROVIDERS} from '../src/lib/signInProviders';

const optional = <T extends v.GenericSchema<string, string>>(schema: T) =>
  v.optional(v.union([v.literal(''), schema]), '');

/** A query or an anchor would come before every path of the site. */
const httpOrigin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/]+$/u),
  v.check((text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`),
);

/** One of the services, as a part of a pattern. */
const PROVIDER = `(?:${SIGN_IN_PROVIDERS.join('|')})`;

/** Keys of Supabase that open everything: `sb_secret_…`, or a JWT whose role is service_role. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = key.split('.')[1] ?? '';
  return /"role":\s*"service_role"/u.test(decodeBase64Url(payload));
}

function decodeBase64Url(text: string): string {
  try {
    return atob(text.replace(/-/gu, '+').replace(/_/gu, '/'));
  } catch {
    return '';
  }
}

const EnvFields = v.object({
  SITE_URL: optional(httpOrigin),
  ACCOUNT_URL: optional(httpOrigin),
  SUPABASE_URL: optional(httpOrigin),
  SUPABASE_ANON_KEY: optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]{20,}$/u),
      v.check((key) => !isSecretKey(key)),
    ),
  ),
  ACCOUNTS: optional(v.literal('off')),
  OFFLINE: optional(v.literal('off')),
  SIGN_IN_PROVIDERS: optional(
    v.pipe(v.string(), v.regex(new RegExp(`^${PROVIDER}(?:,${PROVIDER})*$`, 'u'))),
  ),
  APP_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  AD_CLIENT_ID: optional(v.pipe(v.string(), v.regex(/^ca-pub-\d{10,20}$/u))),
  TAG_MANAGER_ID: optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z\d]{4,12}$/u))),
  MICROCMS_SERVICE_DOMAIN: optional(
    v.pipe(v.string(), v.regex(/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/u)),
  ),
  MICROCMS_API_KEY: optional(v.pipe(v.string(), v.regex(/^[\w-]{20,}$/u))),
  // Its origin becomes part of the content security policy, which takes only such (plugins/hosting).
  FEEDBACK_URL: optional(
    v.pipe(v.string(), v.regex(/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[\w./~%-]*)?$/u)),
  ),
});

/** One without the other would silently leave the news to the files. */
const EnvSchema = v.pipe(
  EnvFields,
  v.forward(
    v.partialCheck(
      [['MICROCMS_SERVICE_DOMAIN'], ['MICROCMS_API_KEY']],
      (env) => env.MICROCMS_SERVICE_DOMAIN === '' || env.MICROCMS_API_KEY !== '',
    ),
    ['MICROCMS_API_KEY'],
  ),
  v.forward(
    v.partialCheck(
      [['MICROCMS_SERVICE_DOMAIN'], ['MICROCMS_API_KEY']],
      (env) => env.MICROCMS_API_KEY === '' || env.MICROCMS_SERVICE_DOMAIN !== '',
    ),
    ['MICROCMS_SERVICE_DOMAIN'],
  ),
  // Address and key only work together.
  v.forward(
    v.partialCheck(
      [['SUPABASE_URL'], ['SUPABASE_ANON_KEY']],
      (env) => env.SUPABASE_URL === '' || env.SUPABASE_ANON_KEY !== '',
    ),
    ['SUPABASE_ANON_KEY'],
  ),
  v.forward(
    v.partialCheck(
      [['SUPABASE_URL'], ['SUPABASE_ANON_KEY']],
      (env) => env.SUPABASE_ANON_KEY === '' || env.SUPABASE_URL !== '',
    ),
    ['SUPABASE_URL'],
  ),
);

/** The settings a maintainer may give through the environment, after validation. */
export type Env = v.InferOutput<typeof EnvSchema>;

const FORMS: Record<keyof Env, string> = {
  SITE_URL: 'an origin such as https://example.com, without a path, query or trailing slash',
  ACCOUNT_URL:
    'the origin of the pages about accounts, such as https://account.example.com, without a path, query or trailing slash',
  SUPABASE_URL:
    'the http(s) origin of the Supabase project without a path, set together with SUPABASE_ANON_KEY',
  SUPABASE_ANON_KEY:
    'the public anonymous (publishable) client key, never a secret one, set together with SUPABASE_URL',
  ACCOUNTS: 'off, or not set',
  OFFLINE: 'off, or not set',
  SIGN_IN_PROVIDERS: 'some of google, twitch and discord, with commas and no spaces between them',
  APP_ENV: 'production, development or test',
  AD_CLIENT_ID: 'an ad client id such as ca-pub-1234567890123456',
  TAG_MANAGER_ID: 'a tag manager id such as GTM-ABC1234',
  MICROCMS_SERVICE_DOMAIN:
    'the part of https://….microcms.io before the first dot, set together with MICROCMS_API_KEY',
  MICROCMS_API_KEY:
    'the API key of microCMS (20 or more of A-Z a-z 0-9 _ -), set together with MICROCMS_SERVICE_DOMAIN',
  FEEDBACK_URL:
    'an https address such as https://example.com/feedback, without a port, a query or an anchor',
};

/**
 * Validates the build's environment. Unset and empty values are allowed and mean "off".
 * @throws Error naming every malformed variable and the form it must have. Values are never
 *   printed: a mistaken paste may hold a secret.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = v.safeParse(EnvSchema, source);
  if (result.success) return result.output;
  const names = new Set(
    result.issues.map((issue) => String(issue.path?.[0]?.key)).filter((name) => name in FORMS),
  );
  const lines = [...names].map((name) => `  ${name}: must be ${FORMS[name as keyof Env]}`);
  throw new Error(`Malformed environment:\n${lines.join('\n')}`);
}

/**
 * What whoever builds the site must notice about variables that are named almost like a setting: a
 * misspelt one would leave its setting off without a word.
 * @returns undefined where there is none
 */
export function misspeltNotice(
  source: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const settings = Object.keys(FORMS);
  const others = Object.keys(source).filter((name) => !settings.includes(name));
  const found = others.flatMap((name) => {
    // Two slips in a short name make another name.
    const allowed = name.length < 10 ? 1 : 2;
    const meant = settings.find((setting) => editDistance(name, setting, allowed) <= allowed);
    return meant === undefined ? [] : [`${name} (${meant}?)`];
  });
  return found.length === 0
    ? undefined
    : `These environment variables are no settings of the site and were not read: ${found.join(', ')}.`;
}
