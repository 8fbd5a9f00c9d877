import {describe, expect, it} from 'vitest';
import {fold, foldText, isShortKatakana} from './fold';

describe('fold', () => {
  it.each([
    ['インストール', 'いんすとる'],
    ['ｲﾝｽﾄｰﾙ', 'いんすとる'],
    ['いんすとーる', 'いんすとる'],
    ['インスト-ル', 'いんすとる'],
    ['インスト－ル', 'いんすとる'],
    ['ｗｅｂｓｏｃｋｅｔ', 'websocket'],
    ['WebSocket', 'websocket'],
    ['ｶﾞｲﾄﾞ', 'がいど'],
    ['か\u3099いと\u3099', 'がいど'],
    ['ワード・パーティー', 'わどぱてい'],
    ['ワードパーティ', 'わどぱてい'],
    ['ヴォイス', 'ぼいす'],
    ['ボイス', 'ぼいす'],
    ['サーヴ', 'さぶ'],
    ['つづき', 'つずき'],
    ['ツヅキ', 'つずき'],
    ['ハナヂ', 'はなじ'],
    ['キャッシュ', 'きやつしゆ'],
    ['㍑', 'りつとる'],
    ['OBS に表示', 'obsに表示'],
    ['設定 API', '設定api'],
    ['word party', 'word party'],
    ['設定 音声', '設定 音声'],
  ])('brings %s to %s', (original, folded) => {
    expect(fold(original).text).toBe(folded);
  });

  it.each([
    ['word-party', 'word-party'],
    ['8.0-7.1', '8.0-7.1'],
    ['コメント-API', 'こめんと-api'],
    ['ー', 'ー'],
    ['', ''],
  ])('leaves hyphens of other words alone: %s', (original, folded) => {
    expect(fold(original).text).toBe(folded);
  });

  it.each([
    ['AivisSpeechのボイス', 'ぼいす', 'ボイス'],
    ['ヴォイスの設定', 'ぼ', 'ヴォ'],
    ['ｶﾞｲﾄﾞ', 'が', 'ｶﾞ'],
    ['OBS に表示', 'sに', 'S に'],
    ['メンバー限定', 'ば限', 'バー限'],
    ['😀設定', '設定', '設定'],
    ['棒読みちゃん', '棒読み', '棒読み'],
  ])('leads from %s found by %s back to %s', (original, found, expected) => {
    const {text, starts, ends} = fold(original);
    const at = text.indexOf(found);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(original.slice(starts[at], ends[at + found.length - 1])).toBe(expected);
  });

  it('keeps one place for each unit of the folded text', () => {
    const {text, starts, ends} = fold('ガイド😀 ﾊﾟーﾃｨｰ OBS ヴァ');
    expect(starts).toHaveLength(text.length);
    expect(ends).toHaveLength(text.length);
  });
});

/** Every kind of character that folding treats in a way of its own, and some that it leaves alone. */
const UNITS = Array.from(
  'あかがぁっゃをんゔゕゞアカガァッャヴヵヶヂヅーｰ・･ｱｶﾞﾟ\u3099\u309a々〆設定中龥' +
    'aAzé１２0Ａ-–−~〜.:/ \u3000\t\n\u00a0①㍑㍿…ﬁß\u0301가\u1100\u1161😀𠮷',
);

describe('foldText', () => {
  it('folds every unit alone as fold does', () => {
    const different = Array.from({length: 0x10000}, (_, unit) => String.fromCharCode(unit)).filter(
      (char) => foldText(char) !== fold(char).text,
    );
    expect(different).toEqual([]);
  });

  it('folds every three neighbours as fold does', () => {
    const different = UNITS.flatMap((first) =>
      UNITS.flatMap((second) =>
        UNITS.map((third) => first + second + third).filter(
          (text) => foldText(text) !== fold(text).text,
        ),
      ),
    );
    expect(different).toEqual([]);
  });

  it('folds lines of which some are more than single units', () => {
    const text = '設定…\n\nガイド OBS\n\u3099①ヴァ\n';
    expect(foldText(text)).toBe(fold(text).text);
  });

  it('folds texts longer than its buffer', () => {
    const text = 'ユーザーの設定 OBS\n'.repeat(2000);
    expect(foldText(text)).toBe(fold(text).text);
  });
});

it('knows which words are too short to be folded', () => {
  expect(['エラー', 'キー', 'らーめん', 'ﾃﾞｰﾀ'.normalize('NFKC')].map(isShortKatakana)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['コメント', 'きー・ぼーど', 'えら', '設定'].map(isShortKatakana)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
