import {describe, expect, it} from 'vitest';
import {readSettings} from '../functions/_shared/settings';
import {visitorAddress} from '../functions/_shared/visitorAddress';

const KEY = {kty: 'OKP', crv: 'Ed25519', kid: '2027-01', x: 'x', d: 'd'};
const OURS = {
  SUPABASE_URL: 'https://project.supabase.co',
  SITE_URL: 'https://site.test',
  STRIPE_SECRET_KEY: 'rk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  LICENCE_SIGNING_KEY: JSON.stringify(KEY),
};
const OLDER = {SUPABASE_ANON_KEY: 'eyJ.anon', SUPABASE_SERVICE_ROLE_KEY: 'eyJ.service'};
const NEWER = {
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
  SUPABASE_SECRET_KEYS: '{"jobs":"sb_other","default":"sb_secret_1"}',
};
const read = (env: Readonly<Record<string, string>>) => readSettings((name) => env[name]);
const keysOf = (env: Readonly<Record<string, string>>) => {
  const result = read({...OURS, ...env});
  return 'settings' in result
    ? [result.settings.publishableKey, result.settings.secretKey]
    : result.faulty;
};

describe('the keys that the platform gives', () => {
  it.each([
    ['the newer form', NEWER, ['sb_publishable_1', 'sb_secret_1']],
    ['the older form', OLDER, ['eyJ.anon', 'eyJ.service']],
    [
      'both, of which the older may be switched off',
      {...OLDER, ...NEWER},
      ['sb_publishable_1', 'sb_secret_1'],
    ],
    [
      'the older beside an empty list',
      {...OLDER, SUPABASE_SECRET_KEYS: '{}'},
      ['eyJ.anon', 'eyJ.service'],
    ],
    [
      'a key without the name default',
      {...NEWER, SUPABASE_SECRET_KEYS: '{"jobs":"sb_other"}'},
      ['sb_publishable_1', 'sb_other'],
    ],
    ['none', {}, ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_SECRET_KEYS']],
    [
      'text that is no JSON',
      {...NEWER, SUPABASE_SECRET_KEYS: 'sb_secret_1'},
      ['SUPABASE_SECRET_KEYS'],
    ],
  ])('%s', (_name, env, expected) => {
    expect(keysOf(env)).toEqual(expected);
  });
});

describe('the secrets of the functions', () => {
  it.each(Object.keys(OURS))('%s is missed by name', (name) => {
    const {[name]: _left, ...rest} = {...OURS, ...NEWER} as Record<string, string>;
    expect(read(rest)).toEqual({faulty: [name]});
  });
  it.each([
    ['SITE_URL', 'https://site.test/'],
    ['SITE_URL', 'http://site.test'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_1'],
    ['LICENCE_SIGNING_KEY', 'no JSON'],
    ['LICENCE_SIGNING_KEY', JSON.stringify({...KEY, d: undefined})],
  ])('%s is refused in another form', (name, value) => {
    expect(read({...OURS, ...NEWER, [name]: value})).toEqual({faulty: [name]});
  });
});

describe('the address that limits count by', () => {
  const from = (headers: Readonly<Record<string, string>>): string =>
    visitorAddress(new Request('https://project.test', {headers}));
  it.each([
    [
      'Cloudflare’s, which a caller cannot write',
      {'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '198.51.100.9'},
      '192.0.2.1',
    ],
    [
      'the network of a home, which has many',
      {'cf-connecting-ip': '2001:DB8:0:12::1'},
      '2001:db8:0:12::/64',
    ],
    [
      'the same for its other addresses',
      {'cf-connecting-ip': '2001:db8:0:0012:a:b:c:d'},
      '2001:db8:0:12::/64',
    ],
    ['of IPv4 in IPv6 what is IPv4', {'cf-connecting-ip': '::ffff:192.0.2.1'}, '192.0.2.1'],
    ['nothing that a caller may have written', {'x-forwarded-for': '9.9.9.9, 1.2.3.4'}, 'unknown'],
    ['one word for what is no address', {'cf-connecting-ip': "x'; drop table --"}, 'unknown'],
    ['one word without any', {}, 'unknown'],
  ])('is %s', (_name, headers, expected) => {
    expect(from(headers)).toBe(expected);
  });
});
