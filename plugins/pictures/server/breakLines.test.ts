import {describe, expect, it} from 'vitest';
import {breakLines, phrases} from './breakLines';

/** Full-width characters are one em wide, others half of one. */
const measure = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2000 ? 0.5 : 1), 0);

describe('phrases', () => {
  it('keeps particles, endings and marks with the word before, brackets with the word after', () => {
    for (const piece of phrases('「コメント」が、取得できないときの対処（8.0）')) {
      expect(piece).not.toMatch(/^[」）、がのにを]/u);
      expect(piece).not.toMatch(/[「（]$/u);
    }
  });

  it('loses nothing', () => {
    const text = 'OBS に 表示する・VOICEVOX を使う〜';
    expect(phrases(text).join('')).toBe(text);
  });
});

describe('breakLines', () => {
  it.each([
    ['ダウンロード', 12, ['ダウンロード']],
    ['配信のコメントを、ぜんぶここで。', 10, ['配信のコメントを、', 'ぜんぶここで。']],
    ['WebSocket API', 5, ['WebSocket', 'API']],
  ])('%s in %i em', (text, width, lines) => {
    expect(breakLines(text, width, measure)).toEqual(lines);
  });

  it('evens out the lines', () => {
    const lines = breakLines(
      'コメントログ検索とコメントの分析とタイムスタンプの使い方',
      15,
      measure,
    );
    expect(lines).toHaveLength(2);
    const [first = 0, second = 0] = lines.map(measure);
    expect(Math.abs(first - second)).toBeLessThan(6);
  });

  it('breaks what has no phrase that fits, within the width', () => {
    const lines = breakLines('あ'.repeat(25), 10, measure);
    expect(lines.join('')).toBe('あ'.repeat(25));
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(10);
  });
});
