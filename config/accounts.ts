import type {Origins} from '../plugins/hosting/policy';
import {activeIds} from '../plugins/third-party/activeIds';
import {isLoopbackHost} from '@komebiyori/lib/isLoopbackHost';
import type {Env} from './env';
import {LOCAL_ACCOUNTS} from './localAccounts';
import type {Operator} from './operator';
import {unstatedConditions} from './sale';

/** Where the account pages reach their backend. With `off` both strings are empty. */
export interface AccountsConfig {
  readonly accounts: 'on' | 'local' | 'off';
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  /** Services that visitors may sign in with, besides mail; each is set up in the project first. */
  readonly signInProviders: readonly string[];
  /** Origin of the pages about accounts where they have one of their own; else empty. */
  readonly accountUrl: string;
}

const OFF: AccountsConfig = {
  accounts: 'off',
  supabaseUrl: '',
  supabaseAnonKey: '',
  signInProviders: [],
  accountUrl: '',
};

/** Whether the values lead to the visitor's own computer, or are the embedded backend's. */
export const isLocalBackend = ({SUPABASE_URL, SUPABASE_ANON_KEY}: Env): boolean =>
  isLoopbackHost(new URL(SUPABASE_URL).hostname) || SUPABASE_ANON_KEY === LOCAL_ACCOUNTS.anonKey;

const HELP =
  'Set SUPABASE_URL and SUPABASE_ANON_KEY to the values of the hosted project (supabase/README.md), or ACCOUNTS=off to build the site without accounts.';

const ORIGIN_HELP =
  'Set ACCOUNT_URL, and SITE_URL, to two origins that both lead to your host ("An origin for accounts" in CONTRIBUTING.md); or leave out TAG_MANAGER_ID and AD_CLIENT_ID, or build with ACCOUNTS=off.';

/**
 * The origin of the pages about accounts. A session lies in the storage of its origin, which every
 * script there may read, whatever page it runs in. So where third parties run in other pages,
 * accounts have an origin of their own: nothing that one origin could do would keep them out.
 * @throws Error if they would share one, or the two are not what they must be
 */
function accountUrl(env: Env): string {
  const {ACCOUNT_URL, SITE_URL, APP_ENV, TAG_MANAGER_ID, AD_CLIENT_ID} = env;
  if (ACCOUNT_URL === '') {
    const ids = {tagManagerId: TAG_MANAGER_ID, adClientId: AD_CLIENT_ID, appEnv: APP_ENV};
    if (activeIds(ids) === undefined) return '';
    throw new Error(
      `TAG_MANAGER_ID and AD_CLIENT_ID let scripts of third parties run on the origin of the accounts, where they could read what signs visitors in.\n${ORIGIN_HELP}`,
    );
  }
  const {origin, protocol} = new URL(ACCOUNT_URL);
  if (APP_ENV === 'production' && protocol !== 'https:') {
    throw new Error(`ACCOUNT_URL must begin with https:// in production.\n${ORIGIN_HELP}`);
  }
  if (SITE_URL === '' || new URL(SITE_URL).origin === origin) {
    throw new Error(`ACCOUNT_URL must be another origin than SITE_URL.\n${ORIGIN_HELP}`);
  }
  return origin;
}

/**
 * Decides where accounts live. `npm start`, `npm run preview` and the tests give the address of the
 * embedded backend together with another APP_ENV than production.
 * @param deploys whether the environment itself says `APP_ENV=production`. A build on a fresh
 *   machine says nothing, gets the same default and is let through without accounts.
 * @throws Error if a production build would get a local backend, or silently none, or sessions that
 *   third parties could read
 */
export function accountsConfig(env: Env, deploys: boolean): AccountsConfig {
  if (env.ACCOUNTS === 'off') return OFF;
  if (env.SUPABASE_URL === '') {
    if (env.ACCOUNT_URL !== '')
      throw new Error(`ACCOUNT_URL is set, but there is no backend.\n${HELP}`);
    if (deploys) throw new Error(`APP_ENV is production, but there is no backend.\n${HELP}`);
    return OFF;
  }
  const local = isLocalBackend(env);
  if (local && env.APP_ENV === 'production') {
    throw new Error(
      `SUPABASE_URL or SUPABASE_ANON_KEY is that of a local backend, which no visitor can reach.\n${HELP}`,
    );
  }
  if (!local && env.APP_ENV === 'production' && !env.SUPABASE_URL.startsWith('https://')) {
    throw new Error(`SUPABASE_URL must begin with https:// in production.\n${HELP}`);
  }
  return {
    accounts: local ? 'local' : 'on',
    supabaseUrl: env.SUPABASE_URL,
    supabaseAnonKey: env.SUPABASE_ANON_KEY,
    signInProviders: env.SIGN_IN_PROVIDERS.split(',').filter((name) => name !== ''),
    accountUrl: accountUrl(env),
  };
}

/** Where the accounts have an origin of their own: both, as plugins/hosting takes them. */
export const accountOrigins = (
  {accountUrl: own}: AccountsConfig,
  siteUrl: string,
): Origins | undefined =>
  own === '' ? undefined : {siteUrl: new URL(siteUrl).origin, accountUrl: own};

/** Whether Pro is sold on the site; one that is only for trying needs no conditions of sale. */
export const sellsHere = ({accounts}: AccountsConfig, operator: Operator): boolean =>
  accounts === 'local' || (accounts === 'on' && unstatedConditions(operator).length === 0);

/**
 * What whoever builds the site must notice about its accounts before it goes to a host.
 * @returns undefined where all is as it was asked for
 */
export function accountsNotice(
  {accounts}: AccountsConfig,
  env: Env,
  operator: Operator,
): string | undefined {
  switch (accounts) {
    case 'off':
      return env.ACCOUNTS === 'off'
        ? undefined
        : 'Built WITHOUT accounts, because SUPABASE_URL and SUPABASE_ANON_KEY are not set: nobody can sign in, redeem a code or buy Pro. ACCOUNTS=off says that this is meant; "Accounts go live" in CONTRIBUTING.md sets them up.';
    case 'local':
      return 'Built for a backend on this computer: for trying only. No visitor can reach it.';
    case 'on': {
      const fields = unstatedConditions(operator).map(({field}) => field);
      return fields.length === 0
        ? undefined
        : `Built WITHOUT the sale of Pro, because data/operator.json leaves open what 特定商取引法 11 and 12条の6 want a buyer to be told: ${fields.join(', ')}. \`npm run doctor\` says more.`;
    }
  }
}
