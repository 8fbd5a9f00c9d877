import {describe, expect, it} from 'vitest';
import {fold} from '../shared/fold';
import {markPhrases} from './markText';
import {snippetOf} from './snippet';

const folded = (text: string): string => fold(text).text;
const marked = (text: string, ...phrases: string[]): string[] => {
  const {text: shown, marks} = snippetOf(markPhrases(text, phrases.map(folded)));
  return marks.map(([start, end]) => shown.slice(start, end));
};

describe('marks', () => {
  it('covers the original spelling', () => {
    expect(marked('ｲﾝｽﾄｰﾙとインストール', 'いんすとーる')).toEqual(['ｲﾝｽﾄｰﾙ', 'インストール']);
  });
  it('holds the long vowel mark at the end of a word', () => {
    expect(marked('マイクチェッカーを開く', 'マイクチェッカ')).toEqual(['マイクチェッカー']);
  });
  it('joins places that overlap or touch', () => {
    expect(marked('読み上げ音量', '読み上げ', '上げ音', '量')).toEqual(['読み上げ音量']);
  });
});
