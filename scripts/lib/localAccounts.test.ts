import {describe, expect, it} from 'vitest';
import {accountsConfig} from '../../config/accounts';
import {parseEnv} from '../../config/env';
import {accountsEnv, testSiteEnv} from './localAccounts';

describe('accountsEnv', () => {
  it('gives a site for trying the embedded backend, which its build accepts', () => {
    const env = parseEnv(accountsEnv({}));
    expect(accountsConfig(env, false)).toMatchObject({accounts: 'local'});
    expect(env.APP_ENV).toBe('development');
  });
  it('shows every service that the backend stands in for, unless others are named', () => {
    const shown = (source: Record<string, string>): readonly string[] =>
      accountsConfig(parseEnv(accountsEnv(source)), false).signInProviders;
    expect(shown({})).toEqual(['google', 'twitch', 'discord']);
    expect(shown({SIGN_IN_PROVIDERS: 'twitch'})).toEqual(['twitch']);
    expect(shown({SIGN_IN_PROVIDERS: ''})).toEqual([]);
  });
  it('keeps the name of another environment', () => {
    expect(accountsEnv({APP_ENV: 'test'})).toMatchObject({APP_ENV: 'test'});
  });
  it.each([
    {SUPABASE_URL: 'https://abc.supabase.example'},
    {ACCOUNTS: 'off'},
    {APP_ENV: 'production'},
  ])('adds nothing to %j', (source) => {
    expect(accountsEnv(source)).toEqual({});
  });
});

describe('testSiteEnv', () => {
  it('is that of the same site where the environment is set up for a deployment', () => {
    const deployment = {
      SITE_URL: 'https://site.tld',
      ACCOUNT_URL: 'https://account.site.tld',
      ACCOUNTS: 'off',
      OFFLINE: 'off',
      FEEDBACK_URL: 'https://feedback.site.tld/',
      MICROCMS_SERVICE_DOMAIN: 'site',
      MICROCMS_API_KEY: 'abcdefghijklmnopqrstuvwxyz',
      APP_ENV: 'production',
    };
    expect(parseEnv({...deployment, ...testSiteEnv})).toEqual(parseEnv(testSiteEnv));
  });
});
