import {describe, expect, it} from 'vitest';
import {blockReader, parsePage} from './readBlocks';

const PAGE = `---
title: 読み上げ
---

import {SpeechFigure} from '@site/src/figures';

本アプリで**コメント**を
[読み上げ](./a.mdx)ます。

<SpeechFigure version="8.0" />

## 手順 {/* #steps */}

1. 「有効化」を入にします。
   - 音を確かめます。
2. 5:30に始めます。

:::warning[切にします]

2回読みます。

:::

| 項目 | 値 |
| --- | --- |
| 音量 | \`0\`〜\`100\` |

\`\`\`js
const a = 1;

run(a);
\`\`\`
`;

describe('readBlocks', () => {
  it('gives what a reader sees, in order', () => {
    expect(blockReader()(PAGE)).toEqual([
      {kind: 'text', text: '本アプリでコメントを読み上げます。'},
      {kind: 'heading', text: '手順', level: 2, id: 'steps'},
      {kind: 'text', text: '「有効化」を入にします。'},
      {kind: 'text', text: '音を確かめます。'},
      {kind: 'text', text: '5:30に始めます。'},
      {kind: 'text', text: '切にします'},
      {kind: 'text', text: '2回読みます。'},
      {kind: 'text', text: '項目｜値'},
      {kind: 'text', text: '音量｜0〜100'},
      {kind: 'code', text: 'const a = 1;'},
      {kind: 'code', text: 'run(a);'},
    ]);
  });

  it('tells the link of a card from its sentence', () => {
    const cards =
      '<PageCards>\n\n- [声](./a.mdx)声を選ぶとき。\n- [`B`](./b.mdx)\n\n</PageCards>\n';
    expect(blockReader()(cards).map(({text}) => text)).toEqual(['声', '声を選ぶとき。', 'B']);
  });

  it('takes no line of code for a heading', () => {
    const read = blockReader();
    const page = '```md\n## 見出し\n```\n\n## 本物\n';
    const blocks = [
      {kind: 'code', text: '## 見出し'},
      {kind: 'heading', text: '本物', level: 2},
    ];
    expect(read(page)).toEqual(blocks);
    expect(read(page)).toEqual(blocks);
  });

  it('names the file and the line of what is no MDX, and what mends it', () => {
    const page = (text: string) => `---\ntitle: a\n---\n\n一つ目\n\n## 手順\n\n${text}\n`;
    const read = (text: string) => () => blockReader()(page(text), 'a.mdx');
    expect(read('{名前} と {/名前} です。')).toThrow(
      /^a\.mdx:9:\d+: Could not parse .*\\\{ or \\</u,
    );
    expect(read('本文です。<br>次です。')).toThrow(
      'a.mdx:9:1: Expected a closing tag for `<br>` before the end of',
    );
    expect(read('3<5です。')).toThrow('a.mdx:9:3: Unexpected character `5`');
  });
});

describe('parsePage', () => {
  it('gives front matter and text, whatever an editor makes of the ends of lines', () => {
    const page = '---\ntitle: 題\n---\n\n本文です。\n';
    for (const source of [page, `\uFEFF${page}`, page.replaceAll('\n', '\r\n')]) {
      const {fields, tree} = parsePage(source, 'a.mdx');
      expect(fields).toEqual({title: '題'});
      expect(tree.children).toMatchObject([{type: 'paragraph'}]);
    }
  });

  it('names the file and the line of what it cannot read', () => {
    expect(() => parsePage('---\ntitle: 題\n---\n\n{a b}\n', 'a.mdx')).toThrow('a.mdx:5:');
    expect(() => parsePage('---\n\ttitle: 題: 目\n---\n', 'a.mdx')).toThrow(
      /^a\.mdx: front matter: .* at line 2,/u,
    );
    expect(() => parsePage('---\ntitle：題\ntags: []\n---\n', 'a.mdx')).toThrow(
      'with a half-width colon and a space',
    );
  });
});
