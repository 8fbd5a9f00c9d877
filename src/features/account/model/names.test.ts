import {describe, expect, it} from 'vitest';
import {checkName} from './profileChange';

describe('checkName', () => {
  it.each([
    ' おにぎり ',
    '　辻󠄀　花子　',
    'が',
    '👨‍👩‍👧',
    '❤️‍🔥🏳️‍🌈👩🏽‍💻',
    'مُحَمَّد',
    '𠮷'.repeat(50),
    '👨‍👩‍👧‍👦'.repeat(50),
    '',
  ])('takes %s', (typed) => {
    expect(checkName(typed)).toEqual({ok: true, value: typed.trim().normalize('NFC')});
  });
  it.each([
    ['a\u0000b', 'nameControl'],
    ['a\nb', 'nameControl'],
    ['a\u2028b', 'nameControl'],
    ['abc\u202E', 'nameDirection'],
    ['\u2066a\u2069', 'nameDirection'],
    ['a\u200Eb', 'nameDirection'],
    ['a\u200Bb', 'nameUnseen'],
    ['\u3164', 'nameUnseen'],
    ['\u2800', 'nameUnseen'],
    ['\u115F', 'nameUnseen'],
    ['\uFFA0', 'nameUnseen'],
    ['\u{1D159}', 'nameUnseen'],
    ['a\u{13441}b', 'nameUnseen'],
    ['\u0301', 'nameUnseen'],
    ['\uFE0F\u0301 \u3099\u0E31', 'nameUnseen'],
    ['コ\u200Dメ', 'nameUnseen'],
    ['👨\u200D', 'nameUnseen'],
    ['a\uD83D', 'nameUnseen'],
    ['あ'.repeat(51), 'nameLong'],
    ['👨‍👩‍👧‍👦'.repeat(51), 'nameLong'],
    ['e\u0301\u0302'.repeat(50).replaceAll('\u0302', '\u0302'.repeat(20)), 'nameLong'],
  ])('says of %j what is the trouble: %s', (typed, problem) => {
    expect(checkName(typed)).toEqual({ok: false, problem});
  });
  it.each(['　', ' \u00A0 ', '\uFE0F'])('is none for %j', (typed) => {
    expect(checkName(typed)).toEqual({ok: true, value: ''});
  });
});
