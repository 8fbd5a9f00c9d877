import {describe, expect, it} from 'vitest';
import {accountConfig} from './config';

const on = {
  accounts: 'on',
  supabaseUrl: 'https://a.supabase.co/',
  supabaseAnonKey: 'sb_publishable_x',
};

describe('accountConfig', () => {
  it('is on with an address and a key', () => {
    expect(accountConfig(on)).toEqual({
      url: 'https://a.supabase.co',
      anonKey: 'sb_publishable_x',
      providers: [],
      isLocal: false,
    });
  });

  it.each([
    undefined,
    {},
    {...on, accounts: 'off'},
    {...on, supabaseUrl: ''},
    {...on, supabaseAnonKey: ''},
    {...on, supabaseUrl: 'javascript:x'},
  ])('is off with %j', (fields) => {
    expect(accountConfig(fields)).toBeUndefined();
  });

  it('knows the backend of this machine, and services by their names', () => {
    const local = {...on, accounts: 'local', supabaseUrl: 'http://127.0.0.1:54321'};
    expect(accountConfig({...local, signInProviders: ['twitch']})).toMatchObject({
      isLocal: true,
      providers: ['twitch'],
    });
    expect(accountConfig({...on, signInProviders: ['evil']})?.providers).toEqual([]);
  });
});
