import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Term} from '../../config/glossary';
import {TERMS, sourceWithTerms} from './glossary';
import {LIST_ELEMENT, termList} from './termList';

const term = (word: string, reading: string, others: string[] = []): Term => ({
  ...{id: 'x', term: word, reading, others, page: 'guide/setup', except: []},
  text: `${word}の説明です。`,
});
const titleOf = (page: string): string => `題名 ${page}`;

describe('termList', () => {
  it('sorts by reading, in rows of the kana table, voiced or not, in either kana', () => {
    const words = [
      term('枠', 'わく'),
      term('ギフト', 'ギフト'),
      term('カメラ', 'カメラ'),
      term('OBS', 'オービーエス'),
    ];
    const headings = termList(words, titleOf).match(/^#+ \S+/gmu);
    expect(headings).toEqual([
      ...['## あ行', '### OBS', '## か行', '### カメラ', '### ギフト', '## わ行', '### 枠'],
    ]);
  });

  it('says of a term what it means, how it is read and written, and where more stands', () => {
    expect(termList([term('枠', 'わく', ['フレーム'])], titleOf)).toBe(
      `## わ行 {/* #row-wa */}

### 枠 {/* #x */}

枠の説明です。

読み方：わく　別の書き方：フレーム　くわしく：[題名 guide/setup](./guide/setup.mdx)
`,
    );
  });

  it('has every term of the file', () => {
    expect(termList(TERMS, titleOf).match(/^### /gmu)).toHaveLength(TERMS.length);
  });
});

describe('sourceWithTerms', () => {
  const file = path.join(__dirname, '../..', 'versioned_docs', 'version-8.0', 'x.mdx');

  it('puts the list in the place of its element, with titles of the manual', () => {
    const source = sourceWithTerms(file, `前\n\n${LIST_ELEMENT}\n\n後`);
    expect(source).toMatch(/^前\n\n## あ行[^]*\n\n後$/u);
    expect(source).toContain('[コメントを取得する](./guide/get-comment.mdx)');
  });

  it('names the term file when a page of it is missing', () => {
    expect(() => sourceWithTerms(path.join(__dirname, 'none', 'x.mdx'), LIST_ELEMENT)).toThrow(
      /^data\/glossary\.json: page \S+ does not exist in plugins\/markdown\/none$/u,
    );
  });

  it('leaves other pages as they are', () => {
    expect(sourceWithTerms(file, '枠')).toBe('枠');
  });
});
