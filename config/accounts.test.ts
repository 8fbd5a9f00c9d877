import {describe, expect, it} from 'vitest';
import {accountsConfig} from './accounts';
import {parseEnv} from './env';
import {LOCAL_ACCOUNTS} from './localAccounts';

const HOSTED = {
  SUPABASE_URL: 'https://abc.supabase.example',
  SUPABASE_ANON_KEY: 'sb_publishable_0123456789',
};
const LOCAL = {SUPABASE_URL: LOCAL_ACCOUNTS.url, SUPABASE_ANON_KEY: LOCAL_ACCOUNTS.anonKey};
const OFF = {accounts: 'off', supabaseUrl: '', supabaseAnonKey: '', signInProviders: []};

const decide = (source: Record<string, string>): unknown =>
  accountsConfig(parseEnv(source), source['APP_ENV'] === 'production');

describe('accountsConfig', () => {
  it('builds without accounts on a fresh machine', () => {
    expect(decide({})).toEqual(OFF);
  });
  it('uses the hosted project', () => {
    expect(decide({...HOSTED, APP_ENV: 'production'})).toEqual({
      accounts: 'on',
      supabaseUrl: HOSTED.SUPABASE_URL,
      supabaseAnonKey: HOSTED.SUPABASE_ANON_KEY,
      signInProviders: [],
    });
    expect(decide({...HOSTED, SIGN_IN_PROVIDERS: 'google,twitch'})).toMatchObject({
      signInProviders: ['google', 'twitch'],
    });
  });
  it('uses the embedded backend in development and tests', () => {
    expect(decide({...LOCAL, APP_ENV: 'development'})).toMatchObject({accounts: 'local'});
    expect(decide({...LOCAL, APP_ENV: 'test'})).toMatchObject({accounts: 'local'});
  });
  it('can be switched off, whatever else is set', () => {
    expect(decide({ACCOUNTS: 'off', APP_ENV: 'production'})).toEqual(OFF);
    expect(decide({...HOSTED, ACCOUNTS: 'off'})).toEqual(OFF);
  });
  it.each([
    ['nothing', {}],
    ['the embedded backend', LOCAL],
    ['its key with a hosted address', {...HOSTED, SUPABASE_ANON_KEY: LOCAL.SUPABASE_ANON_KEY}],
    ['another local address', {...HOSTED, SUPABASE_URL: 'http://localhost:8000'}],
    ['an address without encryption', {...HOSTED, SUPABASE_URL: 'http://abc.example'}],
  ])('refuses a deployment with %s, and says what to do', (_name, values) => {
    expect(() => decide({...values, APP_ENV: 'production'})).toThrow(/ACCOUNTS=off/u);
  });
  it('refuses a local backend also when APP_ENV is left at its default', () => {
    expect(() => decide(LOCAL)).toThrow(/local backend/u);
  });
});
