import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkNamedRows} from './tables';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const table = (head: string): string =>
  `| ${head} | 意味 |\n| --- | --- |\n| \`setup(op?)\` | 決めます |\n| \`get(url)\`、\`delete(…)\` | 呼びます |\n| ほか | なし |`;

/** The ids of all rows, and what the index was told. */
function read(markdown: string): unknown {
  const tree: Root = processor.parse(markdown);
  remarkNamedRows()(tree);
  const ids = tree.children.flatMap((node) =>
    node.type === 'table' ? node.children.map(({data}) => data?.hProperties?.['id']) : [],
  );
  const [first] = tree.children;
  return {ids, told: first?.type === 'mdxJsxFlowElement' ? first.attributes[0] : undefined};
}

describe('remarkNamedRows', () => {
  it('gives a row of calls the name of the first as id, and tells the index', () => {
    expect(read(`<NameIndex>\n</NameIndex>\n\n${table('書き方')}`)).toEqual({
      ids: [undefined, 'setup', 'get', undefined],
      told: {type: 'mdxJsxAttribute', name: 'rows', value: 'setup get'},
    });
  });

  it('leaves other tables alone, and pages without an index', () => {
    const ids = [undefined, undefined, undefined, undefined];
    expect(read(`<NameIndex>\n</NameIndex>\n\n${table('項目')}`)).toMatchObject({ids});
    expect(read(table('書き方'))).toMatchObject({ids});
  });
});
