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

| 項目 | 値 |
| --- | --- |
| 音量 | \`0\`〜\`100\` |

#### 細かい話

## 関連ページ

- [別のページ](./other.mdx)

### 設定
`;
    expect(read(text)).toEqual([
      {heading: '', content: '前書きです。'},
      {heading: '手順', hash: 'steps', content: '「有効化」を入にします。\n押します。'},
      {heading: '設定', content: '項目｜値\n音量｜0〜100\n細かい話'},
      {heading: '設定', hash: '設定-1', content: ''},
    ]);
  });

  it('keeps of code each name once, and no figure', () => {
    const text =
      '## 例\n\n<Figure label="音量" />\n\n```js\nconst maxItems = 1;\nrun(maxItems, a);\n```\n';
    expect(read(text)[1]).toEqual({heading: '例', content: 'const maxItems\nrun'});
  });

  it('names a heading on which the two readers do not agree', () => {
    expect(() => readSections('## 手順\n', [{kind: 'heading', text: '別', level: 2}])).toThrow(
      "Heading '別' is read as '手順'",
    );
  });
});
