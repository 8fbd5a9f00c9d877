import {describe, expect, it} from 'vitest';
import {checkCode, checkMail, checkRedeemCode, codeDigits, isDeleteWord} from './inputs';

describe('checkMail', () => {
  it.each([
    ['Taro@Example.com', 'taro@example.com'],
    ['　ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ ', 'taro@example.com'],
    ['a.b+c@sub.example.co.jp', 'a.b+c@sub.example.co.jp'],
    ['..odd..@docomo.ne.jp', '..odd..@docomo.ne.jp'],
    ['太郎@例え.テスト', '太郎@例え.テスト'],
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

  it.each(['a', '@a.jp', 'a@', 'a@b', 'a@b.', 'a@.b', 'a b@c.jp', 'a@b@c.jp', 'a<b>@c.jp'])(
    'refuses %s',
    (typed) => {
      expect(checkMail(typed)).toEqual({ok: false, problem: 'mailMalformed'});
    },
  );
});

describe('the code of a mail', () => {
  it.each([
    ['１２３４５６７８', '12345678'],
    ['1234 5678', '12345678'],
    ['1234-5678', '12345678'],
    ['コード：123456。', '123456'],
    ['1234567890123', '1234567890'],
    ['', ''],
  ])('%s has the digits %s', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });

  it('has at least 6', () => {
    expect(checkCode('12345')).toEqual({ok: false, problem: 'codeShort'});
    expect(checkCode('123456')).toEqual({ok: true, value: '123456'});
  });
});

describe('checkRedeemCode', () => {
  it('writes it as it is looked up', () => {
    expect(checkRedeemCode(' ｆａｎ-test - 2026\n')).toEqual({ok: true, value: 'FAN-TEST-2026'});
    expect(checkRedeemCode(' 　')).toEqual({ok: false, problem: 'redeemMissing'});
  });
});

describe('isDeleteWord', () => {
  it.each([
    ['削除', true],
    [' 削除　', true],
    ['さくじょ', false],
    ['削除する', false],
    ['', false],
  ])('%j: %s', (typed, expected) => {
    expect(isDeleteWord(typed)).toBe(expected);
  });
});
