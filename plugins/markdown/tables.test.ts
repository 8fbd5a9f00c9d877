import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkTables} from './tables';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkTables)
  .use(remarkRehype)
  .use(rehypeStringify);
const html = (markdown: string): string =>
  String(processor.processSync(markdown)).replaceAll('\n', '');

describe('remarkTables', () => {
  it('marks a table of two columns', () => {
    expect(html('| 項目 | 意味 |\n| --- | --- |\n| ポート | 11180です |')).toBe(
      '<table class="stacked"><thead><tr><th>項目</th><th>意味</th></tr></thead>' +
        '<tbody><tr><th scope="row">ポート</th><td>11180です</td></tr></tbody></table>',
    );
  });

  it('finds tables inside of other blocks', () => {
    expect(html('> | 項目 | 意味 |\n> | --- | --- |\n> | ポート | 11180です |')).toContain(
      'class="stacked"',
    );
  });

  it('knows a table of callouts, whose numbers stay beside their texts', () => {
    const table = '| 番号 | 意味 |\n| --- | --- |\n| ① | ボタンです |\n';
    expect(html(table)).toContain('class="stacked stacked-numbered"');
    expect(html(`${table}| ②と③ | 欄です |`)).toContain('class="stacked"');
  });

  it.each(['オン', 'v2'])('takes %s for the label of a row, not for its number', (label) => {
    const text = '受け付ける番号を決めます。空けておくと、本アプリが選びます';
    const table = html(
      `| 値 | ポート | 意味 |\n| --- | --- | --- |\n| ${label} | 50032 | ${text} |`,
    );
    expect(table).not.toContain('stacked-numbered');
    expect(table).toContain('<td data-head="ポート">50032</td>');
  });

  it('names the cells of a row of more, but its label', () => {
    const texts = '受け付ける番号を決めます。空けておくと、本アプリが選びます';
    expect(
      html(`| 項目 | 意味 | 初期値 |\n| --- | --- | --- |\n| ポート | ${texts} | 11180 |`),
    ).toContain(
      '<th scope="row">ポート</th>' +
        `<td data-head="意味">${texts}</td>` +
        '<td data-head="初期値">11180</td>',
    );
    const numbered = html(
      `| 番号 | 場所 | 使い方 |\n| --- | --- | --- |\n| ① | ポート | ${texts} |`,
    );
    expect(numbered).toContain('class="stacked stacked-numbered"');
    // One text under its label needs no name.
    expect(numbered).not.toContain('data-head');
    const more = html(
      `| 番号 | 項目 | 意味 | 初期値 |\n| --- | --- | --- | --- |\n| ① | ポート | ${texts} | 11180 |`,
    );
    expect(more).toContain('<th scope="row">ポート</th><td data-head="意味">');
  });

  it.each([
    '| 項目 | 無料 | Pro |\n| --- | --- | --- |\n| 読み上げ | ○ | ○ |',
    '| 項目 |\n| --- |\n| ポート |',
  ])('leaves a table as it is that a phone can show: %j', (markdown) => {
    expect(html(markdown)).not.toContain('class');
  });

  it.each([
    ['| 項目 | 無料 |\n| --- | --- |\n| 音 | ○ |\n| 声 | ○ |', ['音', '声']],
    ['| 番号 | 項目 | 意味 |\n| --- | --- | --- |\n| ① | 音 | 大 |\n| ① | 声 | 小 |', ['音', '声']],
    ['| 番号 | 意味 |\n| --- | --- |\n| ① | 音 |\n| ② | 声 |', ['①', '②']],
    // Of a group of rows the first column names none.
    ['| サイト | 症状 |\n| --- | --- |\n| YouTube | 音 |\n| YouTube | 声 |', []],
    ['|  | 無料 |\n| --- | --- |\n| 音 | ○ |', []],
    ['| 項目 | 無料 |\n| --- | --- |\n| 音 | ○ |\n|  | × |', []],
    ['| 項目 |\n| --- |\n| 音 |', []],
  ])('makes headers of the cells that name their rows: %j', (markdown, names) => {
    const heads = html(markdown).matchAll(/<th scope="row">(?<name>[^<]*)/gu);
    expect([...heads].map(({groups}) => groups?.['name'])).toEqual(names);
  });
});
