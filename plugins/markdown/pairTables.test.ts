import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkPairTables} from './tables';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkPairTables)
  .use(remarkRehype)
  .use(rehypeStringify);
const html = (markdown: string): string =>
  String(processor.processSync(markdown)).replaceAll('\n', '');

describe('remarkPairTables', () => {
  it('marks a table of two columns, and says the role of each part again', () => {
    expect(html('| 項目 | 意味 |\n| --- | --- |\n| ポート | 11180です |')).toBe(
      '<table class="pairs" role="table">' +
        '<thead><tr role="row"><th role="columnheader">項目</th><th role="columnheader">意味</th></tr></thead>' +
        '<tbody><tr role="row"><td role="cell">ポート</td><td role="cell">11180です</td></tr></tbody></table>',
    );
  });

  it('finds tables inside of other blocks', () => {
    expect(html('> | 項目 | 意味 |\n> | --- | --- |\n> | ポート | 11180です |')).toContain(
      'class="pairs"',
    );
  });

  it('knows a table of callouts, whose numbers stay beside their texts', () => {
    const table = '| 番号 | 意味 |\n| --- | --- |\n| ① | ボタンです |\n';
    expect(html(table)).toContain('class="pairs pairs-short"');
    expect(html(`${table}| ②と③ | 欄です |`)).toContain('class="pairs"');
  });

  it.each([
    '| 項目 | 意味 | 初期値 |\n| --- | --- | --- |\n| ポート | 番号 | 11180 |',
    '| 項目 |\n| --- |\n| ポート |',
  ])('leaves any other table as it is: %j', (markdown) => {
    expect(html(markdown)).not.toMatch(/class|role/u);
  });
});
