import {describe, expect, it} from 'vitest';
import {fold} from './fold';
import {markPhrases, SNIPPET_LENGTH, snippetOf} from './snippet';

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

describe('snippet', () => {
  it('shows where most of the words stand together', () => {
    const far = `音量${'あ'.repeat(80)}音量と速度${'い'.repeat(80)}`;
    expect(marked(far, '音量', '速度')).toEqual(['音量', '速度']);
  });
  const long = `${'あいうえお'.repeat(20)}目当ての語${'かきくけこ'.repeat(20)}`;
  it('shows the surroundings of the first word and where text is left out', () => {
    const {text} = snippetOf(markPhrases(long, [folded('目当て')]));
    expect(text).toMatch(/^….+目当ての語.+…$/u);
    expect([...text]).toHaveLength(SNIPPET_LENGTH + 2);
    expect(marked(long, '目当て')).toEqual(['目当て']);
  });
  it('reaches back at the end of the text', () => {
    const {text} = snippetOf(markPhrases(`${long}終わり`, [folded('終わり')]));
    expect(text.endsWith('終わり')).toBe(true);
    expect([...text]).toHaveLength(SNIPPET_LENGTH + 1);
  });
  it('never cuts a character in two', () => {
    const emoji = `${'😀'.repeat(60)}語${'😀'.repeat(60)}`;
    expect(marked(emoji, '語')).toEqual(['語']);
    expect(snippetOf(markPhrases(emoji, ['語'])).text).toMatch(/^…😀+語😀+…$/u);
  });
});
