import {describe, expect, it} from 'vitest';
import {misspeltNotice, parseEnv} from './env';

describe('parseEnv', () => {
  it('allows an empty environment', () => {
    expect(parseEnv({})).toEqual({
      SITE_URL: '',
      ACCOUNT_URL: '',
      SUPABASE_URL: '',
      SUPABASE_ANON_KEY: '',
      ACCOUNTS: '',
      OFFLINE: '',
      SIGN_IN_PROVIDERS: '',
      APP_ENV: 'production',
      AD_CLIENT_ID: '',
      TAG_MANAGER_ID: '',
      MICROCMS_SERVICE_DOMAIN: '',
      MICROCMS_API_KEY: '',
      FEEDBACK_URL: '',
    });
  });

  it('keeps well-formed values', () => {
    const env = parseEnv({SITE_URL: 'https://a.example', TAG_MANAGER_ID: 'GTM-AB12CD'});
    expect(env.SITE_URL).toBe('https://a.example');
    expect(env.TAG_MANAGER_ID).toBe('GTM-AB12CD');
  });

  it.each([
    ['SITE_URL', 'https://a.example/path'],
    ['SITE_URL', 'https://a.example?x=1'],
    ['SITE_URL', 'https://a.example/'],
    ['ACCOUNT_URL', 'https://a.example/account'],
    ['ACCOUNT_URL', 'https://a.example#x'],
    ['SUPABASE_URL', 'https://user@a.example'],
    ['SUPABASE_URL', 'ftp://a.example'],
    ['SUPABASE_URL', 'https://a.example/rest'],
    ['SUPABASE_ANON_KEY', 'short'],
    ['SUPABASE_ANON_KEY', 'sb_secret_0123456789abcdef'],
    // {"alg":"HS256"}.{"iss":"supabase","role":"service_role"}
    [
      'SUPABASE_ANON_KEY',
      'eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJzdXBhYmFzZSIsInJvbGUiOiJzZXJ2aWNlX3JvbGUifQ.c2ln',
    ],
    ['ACCOUNTS', 'sometimes'],
    ['OFFLINE', 'sometimes'],
    ['SIGN_IN_PROVIDERS', 'google, evil'],
    ['APP_ENV', 'staging'],
    ['AD_CLIENT_ID', 'bad-client'],
    ['TAG_MANAGER_ID', 'UA-1'],
    ['MICROCMS_SERVICE_DOMAIN', 'https://a.microcms.io'],
    ['MICROCMS_SERVICE_DOMAIN', 'evil.example/'],
    ['MICROCMS_API_KEY', 'short'],
    ['FEEDBACK_URL', 'http://a.example/feedback'],
    ['FEEDBACK_URL', "https://a.example; script-src 'unsafe-inline'"],
    ['FEEDBACK_URL', 'https://a.example:8080/feedback'],
    ['FEEDBACK_URL', 'https://a.example/feedback?key=x'],
  ])('names %s when it is malformed, and never prints its value', (name, value) => {
    const run = (): unknown => parseEnv({[name]: value});
    expect(run).toThrow(`  ${name}: must be `);
    expect(run).not.toThrow(value);
  });

  it('takes address and key of the Supabase project together or not at all', () => {
    const url = {SUPABASE_URL: 'https://a.example'};
    const key = {SUPABASE_ANON_KEY: 'sb_publishable_0123456789'};
    expect(parseEnv({...url, ...key})).toMatchObject({...url, ...key});
    expect(() => parseEnv(url)).toThrow('  SUPABASE_ANON_KEY: must be ');
    expect(() => parseEnv(key)).toThrow('  SUPABASE_URL: must be ');
  });

  it('takes the two settings of microCMS together or not at all', () => {
    const domain = {MICROCMS_SERVICE_DOMAIN: 'komebiyori'};
    const key = {MICROCMS_API_KEY: 'abcdefghij0123456789'};
    expect(parseEnv({...domain, ...key})).toMatchObject({...domain, ...key});
    expect(() => parseEnv(domain)).toThrow(
      /^Malformed environment:\n {2}MICROCMS_API_KEY: [^\n]*$/u,
    );
    expect(() => parseEnv(key)).toThrow('  MICROCMS_SERVICE_DOMAIN: must be ');
    expect(() => parseEnv(key)).not.toThrow('abcdefghij');
  });

  it('reports every malformed variable at once', () => {
    expect(() => parseEnv({APP_ENV: 'x', SITE_URL: 'y'})).toThrow(/SITE_URL[\s\S]*APP_ENV/u);
  });
});

describe('misspeltNotice', () => {
  it('names variables that are almost a setting', () => {
    expect(misspeltNotice({SITE_URI: 'x', SUPABASE_ANNON_KEY: 'x', SITE_URL: 'x'})).toMatch(
      /SITE_URI \(SITE_URL\?\), SUPABASE_ANNON_KEY \(SUPABASE_ANON_KEY\?\)/u,
    );
  });
  it('leaves alone what others set', () => {
    const others = {PATH: '', NODE_ENV: '', URL: '', SITE_ID: '', SITE_NAME: '', CI: '', HOME: ''};
    expect(misspeltNotice({...others, SUPABASE_URL: '', ACCOUNT_URL: ''})).toBeUndefined();
  });
});
