import {describe, expect, it} from 'vitest';
import {
  checkCode,
  checkMail,
  checkRedeemCode,
  codeDigits,
  isDeleteWord,
  isWholeCode,
  likelyDomain,
} from './inputs';

/** As it is copied out of a mail program. */
const MAIL_TEXT = `コメびよりのログインに使う確認コードです。

12345678

10分間使えます。ログインの画面に入力してください。
コードを入力できないときは、次のリンクを開いてください。
ログインの画面を開く
このメールは taro1999123@example.com に送りました。`;

describe('checkMail', () => {
  it.each([
    ['Taro@Example.com', 'taro@example.com'],
    ['　ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ ', 'taro@example.com'],
    ['a.b+c@sub.example.co.jp', 'a.b+c@sub.example.co.jp'],
    ['..odd..@docomo.ne.jp', '..odd..@docomo.ne.jp'],
    ["o'neil+x_y/z=1@a-b.example.com", "o'neil+x_y/z=1@a-b.example.com"],
  ])('%s is %s', (typed, value) => {
    expect(checkMail(typed)).toEqual({ok: true, value});
  });

  it('takes 254 characters and no more', () => {
    const domain = `${'d'.repeat(60)}.`.repeat(3);
    const fits = `${'a'.repeat(64)}@${domain}${'e'.repeat(254 - 65 - domain.length - 4)}.com`;
    expect(fits).toHaveLength(254);
    expect(checkMail(fits).ok).toBe(true);
    expect(checkMail(fits.replace('.com', 'e.com')).ok).toBe(false);
  });

  it.each(['', ' ', '　'])('misses %j', (typed) => {
    expect(checkMail(typed)).toEqual({ok: false, problem: 'mailMissing'});
  });

  it.each([
    ...['a', '@a.jp', 'a@', 'a@b', 'a@b.', 'a@.b', 'a b@c.jp', 'a@b@c.jp', 'a<b>@c.jp'],
    // What GoTrue refuses: asked for it, it would say so above the form.
    ...[
      'あ@い.jp',
      '👨‍👩‍👧@example.com',
      'taro@例え.テスト',
      'a@-b.jp',
      'a@b-.jp',
      'a"b@c.jp',
      'é@c.jp',
    ],
    `a@${'d'.repeat(64)}.jp`,
  ])('refuses %s', (typed) => {
    expect(checkMail(typed)).toEqual({ok: false, problem: 'mailMalformed'});
  });
});

describe('the code of a mail', () => {
  it.each([
    ['１２３４５６７８', '12345678'],
    ['1234 5678', '12345678'],
    ['　1234 5678\n', '12345678'],
    ['1234-5678', '12345678'],
    ['コード：123456。', '123456'],
    ['1234567890123', '1234567890'],
    ['', ''],
  ])('%s has the digits %s', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });

  it.each([
    [MAIL_TEXT],
    [MAIL_TEXT.replaceAll('\n', ' ')],
    [`差出人: コメびより\n宛先: taro1234567@example.com\n2026/11/23 13:05\n\n${MAIL_TEXT}`],
    [`宛先: taro@mail1234567.jp\n${MAIL_TEXT}`],
    [MAIL_TEXT.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
  ])('is found in a whole mail: %s', (text) => {
    expect(codeDigits(text)).toBe('12345678');
  });

  it.each([
    ['12345678', true],
    ['1234 5678', true],
    ['１２３４５６７８', true],
    ['1234567', false],
    ['123456789', false],
  ])('%s is whole: %s', (typed, isWhole) => {
    expect(isWholeCode(typed)).toBe(isWhole);
  });

  it('has the eight digits of our mails', () => {
    expect(checkCode('1234567')).toEqual({ok: false, problem: 'codeShort'});
    expect(checkCode('123456789')).toEqual({ok: false, problem: 'codeShort'});
    expect(checkCode('12345678')).toEqual({ok: true, value: '12345678'});
  });
});

describe('checkRedeemCode', () => {
  it('writes it as it is looked up', () => {
    expect(checkRedeemCode(' ｆａｎ-test - 2026\n')).toEqual({ok: true, value: 'FAN-TEST-2026'});
    // As a Japanese IME has it while one types on.
    for (const typed of ['FANーTESTー2026', 'ＦＡＮーＴＥＳＴー２０２６', 'FANｰTEST−2026']) {
      expect(checkRedeemCode(typed)).toEqual({ok: true, value: 'FAN-TEST-2026'});
    }
    expect(checkRedeemCode(' 　')).toEqual({ok: false, problem: 'redeemMissing'});
  });

  it.each([
    'PRO-11111-22222-33333-44444-55555',
    ' pro-abcde-fghjk-mnpqr-stvwx-yz012\n',
    'ＰＲＯ－１１１１１－２２２２２－３３３３３－４４４４４－５５５５５',
    'PRO1111122222333334444455555',
    'PROー11111ー22222ー33333ー44444ー55555',
  ])('knows a licence key: %s', (typed) => {
    expect(checkRedeemCode(typed)).toEqual({ok: false, problem: 'redeemLicence'});
  });

  it.each(['PRO-2027-01-ABCD-EFGH-JKMN', 'PROMO-2026', 'FAN-11111-22222-33333-44444-55555'])(
    'takes no code for a licence key: %s',
    (typed) => {
      expect(checkRedeemCode(typed)).toEqual({ok: true, value: typed});
    },
  );
});

describe('isDeleteWord', () => {
  it.each([
    ['削除', true],
    [' 削除　', true],
    ['「削除」', true],
    ['｢削除｣', true],
    ['『 削除 』', true],
    ['"削除"', true],
    ['削 除', true],
    ['「」', false],
    ['さくじょ', false],
    ['削除する', false],
    ['', false],
  ])('%j: %s', (typed, expected) => {
    expect(isDeleteWord(typed)).toBe(expected);
  });
});

describe('likelyDomain', () => {
  it.each([
    ['gmail.con', 'gmail.com'],
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.co.jp', 'gmail.com'],
    ['yahoo.co.jo', 'yahoo.co.jp'],
    ['yaho.co.jp', 'yahoo.co.jp'],
    ['yahoo.ne.jp', 'yahoo.co.jp'],
    ['yahoo.con', 'yahoo.com'],
    ['icloud.con', 'icloud.com'],
    ['docomo.ne.jo', 'docomo.ne.jp'],
    ['ezweb.ne.j', 'ezweb.ne.jp'],
    ['hotmail.co', 'hotmail.com'],
  ])('takes %s for %s', (domain, meant) => {
    expect(likelyDomain(`taro@${domain}`)).toBe(meant);
  });
  it.each(
    (
      'gmail.com yahoo.co.jp yahoo.com yahoo.co.uk ymail.com ymail.ne.jp email.com mail.com gmx.com ' +
      'me.com mac.com icloud.com outlook.com outlook.jp live.jp live.com msn.com hotmail.com ' +
      'hotmail.co.jp hotmail.co.uk hotmail.fr docomo.ne.jp au.com ezweb.ne.jp softbank.ne.jp ' +
      'i.softbank.jp rakumail.jp nifty.com proton.me protonmail.com naver.com qq.com 163.com ' +
      'example.com constructor'
    ).split(' '),
  )('asks nothing of %s', (domain) => {
    expect(likelyDomain(`gmail.con@${domain}`)).toBeUndefined();
  });
});
