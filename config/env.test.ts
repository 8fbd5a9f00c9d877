import {describe, expect, it} from 'vitest';
import {parseEnv} from './env';

describe('parseEnv', () => {
  it('allows an empty environment', () => {
    expect(parseEnv({})).toEqual({
      SITE_URL: '',
      BACKEND_URL: '',
      BACKEND_ANON_KEY: '',
      APP_ENV: 'production',
      AD_CLIENT_ID: '',
      TAG_MANAGER_ID: '',
    });
  });

  it('keeps well-formed values', () => {
    const env = parseEnv({SITE_URL: 'https://a.example', TAG_MANAGER_ID: 'GTM-AB12CD'});
    expect(env.SITE_URL).toBe('https://a.example');
    expect(env.TAG_MANAGER_ID).toBe('GTM-AB12CD');
  });

  it.each([
    ['SITE_URL', 'https://a.example/path'],
    ['BACKEND_URL', 'ftp://a.example'],
    ['BACKEND_ANON_KEY', 'short'],
    ['APP_ENV', 'staging'],
    ['AD_CLIENT_ID', 'bad-client'],
    ['TAG_MANAGER_ID', 'UA-1'],
  ])('names %s when it is malformed, and never prints its value', (name, value) => {
    const run = (): unknown => parseEnv({[name]: value});
    expect(run).toThrow(`  ${name}: must be `);
    expect(run).not.toThrow(value);
  });

  it('reports every malformed variable at once', () => {
    expect(() => parseEnv({APP_ENV: 'x', SITE_URL: 'y'})).toThrow(/SITE_URL[\s\S]*APP_ENV/u);
  });
});
