import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {startServer} from '../../supabase/local/server';

type Source = Readonly<Record<string, string | undefined>>;

/** The environment of a site that uses the embedded backend; no deployment may have it. */
const localAccountsEnv = {
  SUPABASE_URL: LOCAL_ACCOUNTS.url,
  SUPABASE_ANON_KEY: LOCAL_ACCOUNTS.anonKey,
  SIGN_IN_PROVIDERS: LOCAL_ACCOUNTS.providers.join(','),
  APP_ENV: 'development',
} as const;

/** The environment of the site that tests look at, whatever the settings of a deployment say. */
export const testSiteEnv = {
  ...localAccountsEnv,
  APP_ENV: 'test',
  ...{SITE_URL: '', ACCOUNT_URL: '', ACCOUNTS: '', OFFLINE: '', FEEDBACK_URL: ''},
  ...{MICROCMS_SERVICE_DOMAIN: '', MICROCMS_API_KEY: ''},
} as const;

/** Whether the embedded backend is wanted: nothing else is set, and this is no deployment. */
const wantsLocalAccounts = (env: Source): boolean =>
  (env['SUPABASE_URL'] ?? '') === '' &&
  env['ACCOUNTS'] !== 'off' &&
  env['APP_ENV'] !== 'production';

/** What a command of this project adds to its environment for a site with accounts. */
export const accountsEnv = (env: Source): Readonly<Record<string, string>> =>
  wantsLocalAccounts(env)
    ? {
        ...localAccountsEnv,
        SIGN_IN_PROVIDERS: env['SIGN_IN_PROVIDERS'] ?? localAccountsEnv.SIGN_IN_PROVIDERS,
        APP_ENV: env['APP_ENV'] ?? localAccountsEnv.APP_ENV,
      }
    : {};

/**
 * Starts the embedded backend for the pages about accounts at this origin, if it is wanted. One that
 * already runs is used.
 */
export async function startLocalAccounts(env: Source, siteUrl: string): Promise<void> {
  if (!wantsLocalAccounts(env)) return;
  const dataDir = env['ACCOUNTS_DATA'] ?? '';
  const log = (line: string): void => {
    console.log(`[accounts] ${line}`);
  };
  try {
    const {url} = await startServer({
      siteUrl,
      ...(dataDir === '' ? {} : {dataDir}),
      log,
    });
    log(`embedded backend on ${url} — mails: ${url}/outbox`);
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!busy) throw error;
    log(`port ${LOCAL_ACCOUNTS.port} is in use; the backend that runs there is used.`);
  }
}
