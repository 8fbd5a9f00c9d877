import {describe, expect, it} from 'vitest';
import unset from '../tests/fixtures/operator/unset.json';
import {accountsConfig, accountsNotice, sellsHere} from './accounts';
import {parseEnv} from './env';
import {LOCAL_ACCOUNTS} from './localAccounts';
import {parseOperator} from './operator';

const HOSTED = {
  SUPABASE_URL: 'https://abc.supabase.example',
  SUPABASE_ANON_KEY: 'sb_publishable_0123456789',
};
const LOCAL = {SUPABASE_URL: LOCAL_ACCOUNTS.url, SUPABASE_ANON_KEY: LOCAL_ACCOUNTS.anonKey};
const OFF = {
  accounts: 'off',
  supabaseUrl: '',
  supabaseAnonKey: '',
  signInProviders: [],
  accountUrl: '',
};

const decide = (source: Record<string, string>) =>
  accountsConfig(parseEnv(source), source['APP_ENV'] === 'production');

const silent = parseOperator(unset);
const seller = parseOperator({
  ...unset,
  payment: {
    price: [{plan: '月額', amount: 500, cycle: 'month'}],
    methods: ['クレジットカード'],
    timing: '申し込みのときに支払います。',
    delivery: 'すぐに渡します。',
    cycle: '毎月更新します。',
    fees: 'かかりません。',
  },
  cancel: {how: 'いつでもできます。', refund: 'しません。', after: '期間の終わりまで使えます。'},
});

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
      accountUrl: '',
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
  it('refuses an origin of the accounts where there are none, unless that is meant', () => {
    const ACCOUNT_URL = 'https://account.site.tld';
    expect(() => decide({ACCOUNT_URL})).toThrow(/ACCOUNT_URL is set.*ACCOUNTS=off/su);
    expect(decide({ACCOUNT_URL, ACCOUNTS: 'off'})).toEqual(OFF);
  });
  it('refuses a local backend also when APP_ENV is left at its default', () => {
    expect(() => decide(LOCAL)).toThrow(/local backend/u);
  });
});

describe('beside third parties', () => {
  const SITE_URL = 'https://site.tld';
  const ADS = {...HOSTED, SITE_URL, APP_ENV: 'production', AD_CLIENT_ID: 'ca-pub-1234567890123456'};
  const TAGS = {...HOSTED, SITE_URL, APP_ENV: 'production', TAG_MANAGER_ID: 'GTM-ABC1234'};

  it.each([
    ['ads', ADS],
    ['a tag manager', TAGS],
    ['an origin without encryption', {...ADS, ACCOUNT_URL: 'http://account.site.tld'}],
    ['the origin of the site', {...ADS, ACCOUNT_URL: SITE_URL}],
    ['the same origin in other letters', {...ADS, ACCOUNT_URL: 'https://SITE.tld:443'}],
    ['no address of the site', {...ADS, ACCOUNT_URL: 'https://account.site.tld', SITE_URL: ''}],
  ])('accounts are refused with %s, and both ways on are said', (_name, source) => {
    expect(() => decide(source)).toThrow(/Set ACCOUNT_URL, and SITE_URL.*ACCOUNTS=off/u);
  });
  it('they have an origin of their own', () => {
    expect(decide({...ADS, ACCOUNT_URL: 'https://account.site.tld'})).toMatchObject({
      accounts: 'on',
      accountUrl: 'https://account.site.tld',
    });
  });
  it('none is asked for where nothing third-party loads, and nobody can sign in', () => {
    expect(decide({...ADS, APP_ENV: 'test'})).toMatchObject({accountUrl: ''});
    expect(decide({...ADS, ACCOUNTS: 'off'})).toEqual(OFF);
  });
});

describe('accountsNotice', () => {
  const notice = (source: Record<string, string>, operator = seller): string | undefined =>
    accountsNotice(decide(source), parseEnv(source), operator);

  it('says that a build without any variable has no accounts, and both ways on', () => {
    expect(notice({})).toMatch(/WITHOUT accounts.*SUPABASE_URL.*ACCOUNTS=off.*CONTRIBUTING/u);
  });
  it('says nothing of what was asked for', () => {
    expect(notice({ACCOUNTS: 'off'})).toBeUndefined();
    expect(notice({...HOSTED, APP_ENV: 'production'})).toBeUndefined();
  });
  it('says that a build for a backend on this computer is for no host', () => {
    expect(notice({...LOCAL, APP_ENV: 'development'}, silent)).toMatch(/for trying only/u);
  });
  it('names the conditions without which nothing is sold', () => {
    expect(notice(HOSTED, silent)).toMatch(/WITHOUT the sale.*payment\.methods.*cancel\.refund/u);
  });
});

describe('sellsHere', () => {
  it.each([
    ['the conditions are stated', HOSTED, seller, true],
    ['a condition is missing', HOSTED, {...seller, cancel: {...seller.cancel, refund: ''}}, false],
    ['nobody but a developer can buy', {...LOCAL, APP_ENV: 'test'}, silent, true],
    ['there are no accounts', {}, seller, false],
  ] as const)('when %s', (_when, source, operator, sells) => {
    expect(sellsHere(decide(source), operator)).toBe(sells);
  });
});
