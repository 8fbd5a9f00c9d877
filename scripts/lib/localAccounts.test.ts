import {describe, expect, it} from 'vitest';
import {accountsConfig} from '../../config/accounts';
import {parseEnv} from '../../config/env';
import {accountsEnv} from './localAccounts';

describe('accountsEnv', () => {
  it('gives a site for trying the embedded backend, which its build accepts', () => {
    const env = parseEnv(accountsEnv({}));
    expect(accountsConfig(env, false)).toMatchObject({accounts: 'local'});
    expect(env.APP_ENV).toBe('development');
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
