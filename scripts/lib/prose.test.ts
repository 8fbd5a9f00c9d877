import {describe, expect, it} from 'vitest';
import {descriptionsIn, textsIn} from './prose';

describe('descriptionsIn', () => {
  it('finds the description of the front matter with its line', () => {
    const page = '---\ntitle: 表題\ndescription: これは説明です。\n---\n\n本文です。\n';
    expect(descriptionsIn(page, false)).toEqual([{line: 3, text: 'これは説明です。'}]);
  });
  it('finds every description of tags.yml', () => {
    const tags = "obs:\n  description: 'OBSの話です。'\n設定:\n  description: 設定の話です。\n";
    expect(descriptionsIn(tags, true).map(({line}) => line)).toEqual([2, 4]);
  });
});

describe('textsIn', () => {
  it('tells sentences in strings and JSX text from labels, without code', () => {
    const source =
      "const a = '保存';\nconst b = '保存しました。';\nconst c = <p>\n 開いてください。</p>;\nconst d = 'x.y';";
    const {sentences, labels} = textsIn('a.tsx', source);
    expect(sentences.map(({text}) => text)).toEqual(['保存しました。', '開いてください。']);
    expect(labels).toEqual([{line: 1, text: '保存'}]);
  });
  it('reads the pieces of a template as labels', () => {
    const source = 'const a = `「${name}」を保存。`;\nconst b = `${x}-${y}`;';
    expect(textsIn('a.ts', source)).toEqual({
      sentences: [],
      labels: [{line: 1, text: '」を保存。'}],
    });
  });
  it('finds the sentences of JSON', () => {
    const source = '{"term": "枠",\n "text": "1つの行です。"}';
    expect(textsIn('a.json', source).sentences).toEqual([{line: 2, text: '1つの行です。'}]);
  });
});
