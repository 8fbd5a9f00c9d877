import {describe, expect, it} from 'vitest';
import {orderTags} from './tagOrder';

const order = (...labels: string[]): string[] =>
  orderTags(labels.map((label) => ({label}))).map(({label}) => label);

describe('orderTags', () => {
  it('orders Japanese tags by reading: 設定 (せってい) comes before テンプレート', () => {
    expect(
      order(
        'テンプレート',
        '設定',
        'コメントログ',
        'カスタマイズ',
        'インストール',
        'アンケート',
        'アップデート',
      ),
    ).toEqual([
      'アップデート',
      'アンケート',
      'インストール',
      'カスタマイズ',
      'コメントログ',
      '設定',
      'テンプレート',
    ]);
  });

  it('puts Latin tags after Japanese ones, alphabetically', () => {
    expect(order('word-party', 'api', '設定', 'obs')).toEqual(['設定', 'api', 'obs', 'word-party']);
  });

  it('places a katakana tag without a reading among its neighbours', () => {
    expect(order('テンプレート', 'スタンプ', '設定')).toEqual(['スタンプ', '設定', 'テンプレート']);
  });

  it('leaves the given list alone', () => {
    const tags = [{label: 'b'}, {label: 'a'}];
    orderTags(tags);
    expect(tags.map(({label}) => label)).toEqual(['b', 'a']);
  });
});
