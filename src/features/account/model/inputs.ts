import {editDistance} from '@komebiyori/lib/editDistance';

/** A field's value as it is sent, or what is wrong with it. */
export type Checked<Problem extends string> =
  | {readonly ok: true; readonly value: string}
  | {readonly ok: false; readonly problem: Problem};

const good = (value: string): {readonly ok: true; readonly value: string} => ({ok: true, value});
const bad = <Problem extends string>(
  problem: Problem,
): {readonly ok: false; readonly problem: Problem} => ({ok: false, problem});

/** The longest address that mail can have: RFC 5321, 4.5.3.1.3 without the brackets of a path. */
const MAIL_MAX = 254;

/**
 * What GoTrue lets through (validateEmail, the form of HTML's own mail fields), but for names without
 * a dot, which no mail on the Internet has.
 */
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const MAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`, 'u');

/** What is typed as a mail address: full-width letters of an IME count as half-width ones. */
export function checkMail(typed: string): Checked<'mailMissing' | 'mailMalformed'> {
  const value = typed.normalize('NFKC').trim().toLowerCase();
  if (value === '') return bad('mailMissing');
  return value.length <= MAIL_MAX && MAIL.test(value) ? good(value) : bad('mailMalformed');
}

/** Where most visitors have their mail, with what is taken for it. */
const MAIL_DOMAINS: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['gmail.jp', 'gmail.co.jp', 'gmail.ne.jp'],
  'yahoo.co.jp': ['yahoo.jp', 'yahoo.ne.jp', 'yahoo.com.jp'],
  'yahoo.com': [],
  'icloud.com': ['icloud.jp', 'icloud.co.jp', 'icloud.ne.jp'],
  'outlook.jp': [],
  'outlook.com': [],
  'hotmail.com': [],
  'hotmail.co.jp': [],
  'docomo.ne.jp': ['docomo.co.jp'],
  'ezweb.ne.jp': ['ezweb.co.jp'],
  'softbank.ne.jp': [],
  'i.softbank.jp': [],
};

/** Others that look like one of them. */
const OTHER_DOMAINS = ['ymail.com', 'email.com', 'mail.com', 'hmail.com'];

/**
 * The domain that was meant where one of the most used ones seems to be mistyped: it may exist, so
 * that the visitor is asked and never stopped.
 * @param mail as `checkMail` gives it
 */
export function likelyDomain(mail: string): string | undefined {
  const domain = mail.slice(mail.lastIndexOf('@') + 1);
  if (OTHER_DOMAINS.includes(domain)) return undefined;
  const meant = Object.entries(MAIL_DOMAINS).find(
    ([one, mistaken]) => mistaken.includes(domain) || editDistance(domain, one, 1) === 1,
  );
  return meant?.[0];
}

/** The codes of a project have one length between these two (GoTrue: MAILER_OTP_LENGTH). */
const CODE_DIGITS = {min: 6, max: 10} as const;

/** As many digits as our mails have (supabase/config.toml, otp_length). */
const SENT_DIGITS = 8;

/** Digits that stand alone as a code does: no part of an address, a longer number or a date. */
const ALONE = new RegExp(
  `(?<![\\w@.+/-])\\d{${CODE_DIGITS.min},${CODE_DIGITS.max}}(?![\\w@+/-])`,
  'u',
);

/**
 * The digits of a code: full-width ones count, spaces or hyphens between them are dropped, and of a
 * whole mail that was pasted the code is found.
 */
export function codeDigits(typed: string): string {
  const text = typed.normalize('NFKC');
  return ALONE.exec(text)?.[0] ?? text.replaceAll(/\D/gu, '').slice(0, CODE_DIGITS.max);
}

/** Whether the code of our mails is there, to its last digit. */
export const isWholeCode = (typed: string): boolean => codeDigits(typed).length === SENT_DIGITS;

/** What is typed as a code. */
export function checkCode(typed: string): Checked<'codeShort'> {
  return isWholeCode(typed) ? good(codeDigits(typed)) : bad('codeShort');
}

/** The longest code that is looked up. */
const REDEEM_MAX = 64;

/** A whole licence key: PRO and 25 symbols, however its hyphens were typed. */
const LICENCE_KEY = /^PR[O0][\dA-Z]{25}$/u;

/**
 * A code of a campaign as it is looked up: half-width capitals without spaces. A licence key, which
 * belongs into the app, is told here: looked up, it would count as a wrong try.
 */
export function checkRedeemCode(typed: string): Checked<'redeemMissing' | 'redeemLicence'> {
  const value = typed
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    // What a Japanese IME writes for a hyphen; codes have no other signs (private.create_redeem_codes).
    .replaceAll(/[\p{Pd}ー−]/gu, '-')
    .toUpperCase()
    .slice(0, REDEEM_MAX);
  if (LICENCE_KEY.test(value.replaceAll('-', ''))) return bad('redeemLicence');
  return value === '' ? bad('redeemMissing') : good(value);
}

/** What is typed to delete an account. */
export const DELETE_WORD = '削除';

/** Whether the word was typed that deletes an account: also in the brackets that it is asked for in. */
export function isDeleteWord(typed: string): boolean {
  return typed.normalize('NFKC').replaceAll(/[\s\p{Ps}\p{Pe}"'“”‘’]/gu, '') === DELETE_WORD;
}
