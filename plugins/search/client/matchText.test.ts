import {describe, expect, it} from 'vitest';
import {fold} from '../shared/fold';
import {fit, markTerms, searchText, SNIPPET_LENGTH, snippetOf} from './matchText';

const folded = (text: string): string => fold(text).text;
const marked = (text: string, ...terms: string[]): string[] => {
  const {text: shown, marks} = snippetOf(markTerms(searchText(text), terms.map(folded)));
  return marks.map(([start, end]) => shown.slice(start, end));
};

describe('fit', () => {
  it('ranks the whole text over its beginning, its inside and a part of a word', () => {
    const fits = ['OBS', 'OBSに表示', '設定とOBS表', 'jobs'].map((text) =>
      fit(searchText(text), 'obs'),
    );
    expect(fits).toEqual([...fits].sort((a, b) => b - a));
    expect(new Set(fits).size).toBe(4);
  });
  it('is 0 for what is not there', () => {
    expect(fit(searchText('設定'), 'obs')).toBe(0);
  });
});

describe('marks', () => {
  it('covers the original spelling', () => {
    expect(marked('ｲﾝｽﾄｰﾙとインストール', 'いんすとーる')).toEqual(['ｲﾝｽﾄｰﾙ', 'インストール']);
  });
  it('joins places that overlap or touch', () => {
    expect(marked('読み上げ音量', '読み上げ', '上げ音', '量')).toEqual(['読み上げ音量']);
  });
});

describe('snippet', () => {
  const long = `${'あいうえお'.repeat(20)}目当ての語${'かきくけこ'.repeat(20)}`;
  it('shows the surroundings of the first word and where text is left out', () => {
    const {text} = snippetOf(markTerms(searchText(long), [folded('目当て')]));
    expect(text).toMatch(/^….+目当ての語.+…$/u);
    expect([...text]).toHaveLength(SNIPPET_LENGTH + 2);
    expect(marked(long, '目当て')).toEqual(['目当て']);
  });
  it('reaches back at the end of the text', () => {
    const {text} = snippetOf(markTerms(searchText(`${long}終わり`), [folded('終わり')]));
    expect(text.endsWith('終わり')).toBe(true);
    expect([...text]).toHaveLength(SNIPPET_LENGTH + 1);
  });
  it('never cuts a character in two', () => {
    const emoji = `${'😀'.repeat(60)}語${'😀'.repeat(60)}`;
    expect(marked(emoji, '語')).toEqual(['語']);
    expect(snippetOf(markTerms(searchText(emoji), ['語'])).text).toMatch(/^…😀+語😀+…$/u);
  });
});
