import {describe, expect, it} from 'vitest';
import {blockReader} from '../../lib/readBlocks';
import {readSections} from './readSections';

const read = (markdown: string): ReturnType<typeof readSections> =>
  readSections(blockReader()(markdown));

describe('readSections', () => {
  it('gives what stands under each heading, and the anchor where it is not the slug', () => {
    const text = `前書きです。

## 手順 {/* #steps */}

1. 「有効化」を入にします。
2. 押します。

### 設定

| 番号 | 項目 | 値 |
| --- | --- | --- |
| ① | 音量 | \`0\`〜\`100\` |
| ② | ポート | \`50080\` |
| ― | 1.0 |

#### 細かい話

## 関連ページ

- [別のページ](./other.mdx)

### 設定
`;
    expect(read(text)).toEqual([
      {heading: '', content: '前書きです。'},
      {heading: '手順', hash: 'steps', content: '「有効化」を入にします。\n押します。'},
      {
        heading: '設定',
        content: '番号｜項目｜値\n①｜音量｜0〜100\n②｜ポート｜50080\n―｜1.0\n細かい話',
      },
      {heading: '設定', hash: '設定-1', content: ''},
    ]);
  });

  it('keeps the lines of code that say a new name, as they stand, and no figure', () => {
    const text =
      '## 例\n\n<Figure label="音量" />\n\n```js\nrun(first);\n  run();\n});\n```\n\n`run()` or:\n\n```js\nrun(second);\n```\n';
    expect(read(text)[1]).toEqual({
      heading: '例',
      content: 'run(first);\nrun() or:\nrun(second);',
    });
  });

  it('numbers anchors that occur again, counting every level', () => {
    const sections = read('#### 設定\n## 設定\n### 設定\n');
    expect(sections.map(({hash}) => hash)).toEqual([undefined, '設定-1', '設定-2']);
  });

  it('shows a heading as a reader sees it', () => {
    const sections = read('## [OBS](/obs)の`a.json`を**開く** ##\n\n### <kbd>Ctrl</kbd>で選ぶ\n');
    expect(sections.slice(1).map(({heading}) => heading)).toEqual([
      'OBSのa.jsonを開く',
      'Ctrlで選ぶ',
    ]);
  });
});
