import {describe, expect, it} from 'vitest';
import {blockReader} from '../../markdown/readBlocks';
import {readSections} from './readSections';

const read = (markdown: string): ReturnType<typeof readSections> =>
  readSections(markdown, blockReader()(markdown));

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
      {heading: '設定', content: '番号｜項目｜値\n音量\nポート｜50080\n細かい話'},
      {heading: '設定', hash: '設定-1', content: ''},
    ]);
  });

  it('keeps of code each name once, and no figure', () => {
    const text =
      '## 例\n\n<Figure label="音量" />\n\n```js\nconst maxItems = 1;\nrun(maxItems, a);\n```\n';
    expect(read(text)[1]).toEqual({heading: '例', content: 'const maxItems\nrun'});
  });

  it('keeps no name of code that the text says or that stood above', () => {
    const text =
      'Say `text`.\n\n```js\ntext();\n```\n\n## 例\n\n```js\nsay(text, more);\n```\n\n## 次\n\n```js\nmore();\n```\n';
    expect(read(text).map(({content}) => content)).toEqual(['Say text.', 'say more', '']);
  });

  it('names a heading on which the two readers do not agree', () => {
    expect(() => readSections('## 手順\n', [{kind: 'heading', text: '別', level: 2}])).toThrow(
      "Heading '別' is read as '手順'",
    );
  });
});
