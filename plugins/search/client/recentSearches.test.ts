import {describe, expect, it} from 'vitest';
import {MAX_RECENT, parseRecent, withoutRecent, withRecent} from './recentSearches';

describe('recent searches', () => {
  it('holds the newest first, each once', () => {
    expect(withRecent(['音声', '設定'], '設定')).toEqual(['設定', '音声']);
    expect(withRecent(['音声'], ' 棒読み　ちゃん ')).toEqual(['棒読み ちゃん', '音声']);
  });
  it(`forgets the oldest of more than ${MAX_RECENT}`, () => {
    expect(withRecent(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
  });
  it.each(['', '  ', 'あ'.repeat(101)])('does not hold %j', (query) => {
    expect(withRecent(['音声'], query)).toEqual(['音声']);
  });
  it('forgets one', () => {
    expect(withoutRecent(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });
});

describe('what is stored', () => {
  it('is read back', () => {
    expect(parseRecent(JSON.stringify(['設定', 'OBS']))).toEqual(['設定', 'OBS']);
  });
  it.each([undefined, '', '{', '"設定"', '{"0":"設定"}', '[1,2]', '[["設定"]]', 'null'])(
    'is nothing when it is %j',
    (stored) => {
      expect(parseRecent(stored)).toEqual([]);
    },
  );
  it('is brought to the form that is written', () => {
    const stored = ['', ' 設定 ', '設定', 'あ'.repeat(101), '1', '2', '3', '4', '5'];
    expect(parseRecent(JSON.stringify(stored))).toEqual(['設定', '1', '2', '3', '4']);
  });
});
