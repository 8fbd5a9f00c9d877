import {describe, expect, it} from 'vitest';
import {isCodeStep, mayPass, signInStart, stepQuery} from './signInState';

const signedIn = {kind: 'signedIn', userId: 'u', mail: 'a@b.jp'} as const;
const SITE = 'https://site.test';
const SIGN_IN = `${SITE}/account/signin`;
const HASH = '0123456789abcdef0123456789abcdef0123456789abcdef01234567';

describe('the start of signing in', () => {
  it.each([
    ['', 'mail', '/account/my'],
    ['?next=/membership', 'mail', '/membership'],
    ['?next=//evil.example', 'mail', '/account/my'],
    [`?token_hash=${HASH}&type=email`, 'link', '/account/my'],
    [`?token_hash=pkce_${HASH}&type=email&next=/membership`, 'link', '/membership'],
    ['?code=0e6b2b7c-2f7e-4f54-9a4f-0d7f6c7f2f11', 'exchange', '/account/my'],
    ['?token_hash=<script>', 'mail', '/account/my'],
    ['?error=access_denied&error_description=x', 'mail', '/account/my'],
  ])('%s', (search, step, next) => {
    const start = signInStart(search);
    expect([start.way.kind, start.next]).toEqual([step, next]);
  });

  it('asks about the link of before where the page was loaded again', () => {
    const {way} = signInStart('?next=%2Fmembership', {key: 'x', mailLink: HASH});
    expect(way).toEqual({kind: 'link', tokenHash: HASH});
    for (const entry of [null, {}, {mailLink: undefined}, {mailLink: '<script>'}]) {
      expect(signInStart('', entry).way.kind).toBe('mail');
    }
    expect(signInStart('?error=access_denied', {mailLink: HASH}).way.kind).toBe('mail');
  });

  it('says why a visitor is here, and what a service answered', () => {
    expect(signInStart('?reason=expired').reason).toBe('expired');
    expect(signInStart('?reason=hack').reason).toBeUndefined();
    expect(signInStart('?error=access_denied').failure?.code).toBe('access_denied');
    expect(signInStart('?error=access_denied&error_code=otp_expired').failure?.code).toBe(
      'otp_expired',
    );
    expect(signInStart('?error=server_error').failure?.code).toBe('unknown');
    expect(signInStart('').failure).toBeUndefined();
    expect(signInStart(`?token_hash=${HASH}`).failure).toBeUndefined();
    for (const broken of ['0123', 'abc', '<script>', `${HASH}%20`, '']) {
      expect(signInStart(`?token_hash=${broken}&type=email`).failure?.code).toBe('otp_expired');
    }
  });

  it.each([
    ['access_denied', 'signup_disabled', 'signup_disabled'],
    ['access_denied', 'user_banned', 'user_banned'],
    ['access_denied', 'provider_email_needs_verification', 'provider_email_needs_verification'],
    ['invalid_request', 'bad_oauth_state', 'bad_oauth_state'],
    ['invalid_request', 'bad_oauth_callback', 'bad_oauth_state'],
    ['invalid_request', 'flow_state_already_used', 'bad_oauth_state'],
    ['invalid_request', 'oauth_provider_not_supported', 'provider_disabled'],
    ['server_error', 'over_email_send_rate_limit', 'over_email_send_rate_limit'],
    ['server_error', 'unexpected_failure', 'unknown'],
    ['access_denied', 'a_code_of_tomorrow', 'access_denied'],
    // Words about payments do not belong here, whoever wrote the address.
    ['access_denied', 'payment_unavailable', 'access_denied'],
    ['payment_unavailable', 'payment_unavailable', 'unknown'],
  ])('GoTrue’s %s with the code %s is %s', (error, code, told) => {
    const query = new URLSearchParams({error, error_code: code, error_description: 'x'});
    expect(signInStart(`?${query}`)).toMatchObject({failure: {code: told}, way: {kind: 'mail'}});
  });

  it.each([
    [`${SIGN_IN}?next=%2Fmembership%3Fbuy%3Dpro-lifetime`, '/membership?buy=pro-lifetime'],
    [SITE, '/account/my'],
    [`${SITE}/membership`, '/account/my'],
    [`${SIGN_IN}?next=https%3A%2F%2Fevil.example`, '/account/my'],
    [`${SIGN_IN}?next=%2F%2Fevil.example`, '/account/my'],
    [`${SIGN_IN}?next=%2Fdocs%2Fabout`, '/account/my'],
    ['https://evil.example/', '/account/my'],
    // Only its `next` counts, which is judged like any other.
    ['https://evil.example/?next=%2Fmembership', '/membership'],
    ['javascript:alert(1)', '/account/my'],
    ['https://[', '/account/my'],
    ['', '/account/my'],
  ])('a mail that leads back to %s goes on to %s', (redirectTo, next) => {
    const query = new URLSearchParams({token_hash: HASH, type: 'email', redirect_to: redirectTo});
    const start = signInStart(`?${query}`);
    expect([start.way.kind, start.next]).toEqual(['link', next]);
    expect(stepQuery(`?${query}`, false)).toBe(`?next=${encodeURIComponent(next)}`);
  });

  it('takes what signs in out of the address, and leaves where to go and the step', () => {
    expect(stepQuery(`?token_hash=${HASH}&type=email&next=%2Fmembership`, false)).toBe(
      '?next=%2Fmembership',
    );
    expect(stepQuery('?code=abcdefgh', false)).toBe('');
    expect(stepQuery('?step=code', false)).toBe('');
    const code = stepQuery(`?next=%2Fmembership&reason=expired&token_hash=${HASH}`, true);
    expect(code).toBe('?next=%2Fmembership&step=code');
    expect([isCodeStep(code), isCodeStep('?next=%2Fmembership')]).toEqual([true, false]);
  });
});

describe('a visitor who is signed in already', () => {
  it('goes on, but not past a link, which may be somebody else’s', () => {
    expect(mayPass({kind: 'mail'}, signedIn)).toBe(true);
    expect(mayPass({kind: 'link', tokenHash: HASH}, signedIn)).toBe(false);
    expect(mayPass({kind: 'exchange', code: 'x'}, signedIn)).toBe(false);
    expect(mayPass({kind: 'mail'}, {kind: 'checking'})).toBe(false);
    expect(mayPass({kind: 'mail'}, {kind: 'signedOut', why: undefined})).toBe(false);
  });
});
