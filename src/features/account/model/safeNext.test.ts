import {describe, expect, it} from 'vitest';
import {checkoutSessionId, safeNext, signInAddress} from './safeNext';

describe('safeNext', () => {
  it.each([
    ['/account/my', '/account/my'],
    ['/membership', '/membership'],
    ['/membership?buy=pro-license', '/membership?buy=pro-license'],
    ['/membership?buy=pro&checkout=canceled', '/membership?buy=pro'],
    [
      '/account/checkout/succeeded?session_id=cs_test_a1B2',
      '/account/checkout/succeeded?session_id=cs_test_a1B2',
    ],
  ])('%s leads to %s', (wanted, expected) => {
    expect(safeNext(wanted)).toBe(expected);
  });

  it.each([
    null,
    '',
    'https://evil.example/account/my',
    '//evil.example/account/my',
    '/\\evil.example/account/my',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/account/my/../../docs/about',
    '/account/signin?next=/account/my',
    '/docs/about',
    '/Account/My',
    '/account/checkout/succeeded',
    '/account/checkout/succeeded?session_id=cs_%22%3E%3Cscript',
    '/account/checkout/succeeded?session_id=pi_1',
    '/%2Fevil.example',
    '/constructor',
    '/__proto__',
    'account/my@evil.example',
    '/account/my@evil.example',
    '/account/my/..//evil.example',
    '/%2F/evil.example',
    'https:evil.example',
    'toString',
    '/account/my\n',
    '/membership\n',
    'https://site.invalid/membership',
  ])('%j leads home', (wanted) => {
    expect(safeNext(wanted)).toBe('/account/my');
  });

  it('drops a product that is none', () => {
    expect(safeNext('/membership?buy=%3Cb%3E')).toBe('/membership');
  });
});

describe('the address of the sign-in page', () => {
  it('comes back to a page of the list only, and says why', () => {
    expect(signInAddress('/membership?buy=pro', 'expired')).toBe(
      '/account/signin?next=%2Fmembership%3Fbuy%3Dpro&reason=expired',
    );
    expect(signInAddress('//evil.example')).toBe('/account/signin?next=%2Faccount%2Fmy');
  });
});

describe('checkoutSessionId', () => {
  it.each([
    ['cs_live_abc', 'cs_live_abc'],
    ['cs_', undefined],
    ['cs_a b', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j', (text, expected) => {
    expect(checkoutSessionId(text)).toBe(expected);
  });
});
