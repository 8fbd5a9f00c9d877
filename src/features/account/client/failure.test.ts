import {describe, expect, it} from 'vitest';
import {failureText} from '../texts/messages.ja';
import {failureOf} from './failure';
import {FAILURE_CODES} from './failureCodes';

describe('failureOf', () => {
  it.each([
    ['a code of the sign-in server', {name: 'AuthApiError', code: 'otp_expired'}, 'otp_expired'],
    ['the reason of an answer', {message: 'already_owned'}, 'already_owned'],
    ['a reason by another name', {message: 'not_signed_in'}, 'session_expired'],
    ['a name that breaks the rule', {code: '23514', message: 'x'}, 'display_name_invalid'],
    ['a token that is too old', {code: 'PGRST303', message: 'JWT expired'}, 'session_expired'],
    ['an account that is gone', {code: 'PGRST116', message: 'Cannot coerce'}, 'session_expired'],
    ['a session that was ended elsewhere', {code: 'session_not_found'}, 'session_expired'],
    ['our own error that a library passes on', {message: 'Error: network'}, 'network'],
    ['a call as nobody', {code: '42501', message: 'permission denied'}, 'session_expired'],
    ['no session', {name: 'AuthSessionMissingError', message: 'x'}, 'session_expired'],
    ['a link of another browser', {name: 'AuthPKCECodeVerifierMissingError'}, 'bad_code_verifier'],
    ['no network, signing in', {name: 'AuthRetryableFetchError', status: 0}, 'network'],
    ['a server in trouble', {name: 'AuthRetryableFetchError', status: 500}, 'unknown'],
    ['no network, reading', {code: '', message: 'TypeError: Failed to fetch'}, 'network'],
    [
      'an answer that did not come in time',
      new DOMException('signal timed out', 'TimeoutError'),
      'network',
    ],
    ['no network in Safari', {code: '', message: 'TypeError: Load failed'}, 'network'],
    ['a refusal without a code', {status: 401}, 'session_expired'],
    ['too many requests without a code', {status: 429}, 'over_request_rate_limit'],
    [
      'new accounts that are too many',
      {code: 'unknown', message: 'sign_ups_full', status: 429},
      'sign_ups_full',
    ],
    ['a code nobody knows', {code: 'weather_bad', message: 'rain'}, 'unknown'],
    ['a code of an object', {code: 'constructor', message: '__proto__'}, 'unknown'],
    ['a text', 'oops', 'unknown'],
    ['nothing', null, 'unknown'],
    ['fields of other types', {code: {}, message: 3}, 'unknown'],
  ])('%s', (_what, error, code) => {
    expect(failureOf(error).code).toBe(code);
  });

  it('says how long to wait', () => {
    const failure = failureOf({
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 27 seconds.',
    });
    expect(failure).toEqual({code: 'over_email_send_rate_limit', waitSeconds: 27});
    expect(failureText(failure, 'signIn')).toContain('27秒ほど待って');
    const long = failureOf({
      code: failure.code,
      message: 'For security purposes, you can only request this after 1741 seconds.',
    });
    expect(failureText(long, 'signIn')).toContain('30分ほど待って');
  });
});

describe('messages', () => {
  it.each(FAILURE_CODES)('%s has a whole sentence everywhere', (code) => {
    for (const place of ['signIn', 'link', 'account', 'order'] as const) {
      expect(failureText({code}, place)).toMatch(/^[^。]+(?:。[^。]+)*。$/u);
    }
  });

  // As auth-js hands over what GoTrue answers to somebody who asks for a code or enters one.
  it.each([
    [
      429,
      'over_email_send_rate_limit',
      'email rate limit exceeded',
      'メールの送信が混み合っています。1時間ほど待ってから',
    ],
    [
      429,
      'over_request_rate_limit',
      'Request rate limit reached',
      '試行回数が多すぎます。しばらく',
    ],
    [
      400,
      'email_address_invalid',
      'Email address "a@example.com" is invalid',
      'このメールアドレスには送信できません。入力を見直すか、',
    ],
    [
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
      'メールアドレスの形式が正しくありません。半角の英数字と記号で',
    ],
    [
      422,
      'signup_disabled',
      'Signups not allowed for this instance',
      '新しい登録を受け付けていません。登録済みの方は、',
    ],
    [429, 'unknown', 'sign_ups_full', '新規登録が集中しています。1時間ほど待ってから'],
    [403, 'user_banned', 'User is banned', 'このアカウントは利用できません。運営者の窓口へ'],
    [
      500,
      'unexpected_failure',
      'Error sending confirmation email',
      'ログインできませんでした。時間をおいてお試しください。',
    ],
  ])('%d %s is said in words', (status, code, message, words) => {
    const failure = failureOf({name: 'AuthApiError', status, code, message});
    expect(failureText(failure, 'signIn')).toContain(words);
  });

  // What GoTrue answers on the ways in that the pages use (errorcode.go; where it is raised).
  it.each([
    ['otp_expired', 'signIn', '一番新しいメールの数字を入力するか、「もう一度送る」を押し'],
    ['otp_expired', 'account', '一番新しいメールの数字を入力するか、「もう一度送る」を押し'],
    ['otp_expired', 'link', '新しいコードを送ってください'],
    ['otp_disabled', 'signIn', '登録したメールアドレスを入力してください'],
    ['signup_disabled', 'signIn', '登録したメールアドレスを入力してください'],
    ['over_email_send_rate_limit', 'signIn', '1時間ほど待ってから'],
    ['over_request_rate_limit', 'signIn', 'しばらく待ってから'],
    ['over_request_rate_limit', 'link', 'しばらく待ってから'],
    ['user_banned', 'signIn', '窓口へお問い合わせください'],
    ['user_banned', 'link', '窓口へお問い合わせください'],
    ['validation_failed', 'signIn', 'name@example.com'],
    ['validation_failed', 'link', '新しいコードを送ってください'],
    ['email_address_invalid', 'signIn', '別のメールアドレスを使ってください'],
    ['email_address_not_authorized', 'signIn', '別のメールアドレスを使ってください'],
    ['flow_state_expired', 'signIn', 'もう一度はじめから'],
    ['flow_state_not_found', 'signIn', 'すでに済んでいます。もう一度はじめから'],
    ['flow_state_already_used', 'signIn', 'すでに済んでいます。もう一度はじめから'],
    ['bad_code_verifier', 'signIn', 'ログインを始めたブラウザで'],
    ['bad_oauth_state', 'signIn', 'もう一度はじめから'],
    ['bad_oauth_callback', 'signIn', 'もう一度はじめから'],
    ['oauth_provider_not_supported', 'signIn', 'メールアドレスでログインしてください'],
    ['provider_disabled', 'signIn', 'メールアドレスでログインしてください'],
    ['email_provider_disabled', 'signIn', '別の方法でログインするか'],
    ['provider_email_needs_verification', 'signIn', 'リンクを開いてください'],
    ['access_denied', 'signIn', 'もう一度選んでください'],
    ['user_not_found', 'signIn', 'もう一度ログインしてください'],
    ['session_not_found', 'account', 'もう一度ログインしてください'],
    ['hook_timeout', 'signIn', '時間をおいて'],
    ['request_timeout', 'link', '新しいコードを送ってください'],
    ['unexpected_failure', 'signIn', '時間をおいて'],
  ] as const)('%s, told at %s, says what to do next', (code, place, next) => {
    const text = failureText(failureOf({name: 'AuthApiError', status: 400, code}), place);
    expect(text).toContain(next);
    expect(text).toMatch(/ください。$/u);
  });

  it('a used link asks for a new code, a wrong code does not', () => {
    expect(failureText({code: 'otp_expired'}, 'link')).toContain('新しいコード');
    expect(failureText({code: 'otp_expired'}, 'signIn')).toContain('コードが正しくない');
  });
});
