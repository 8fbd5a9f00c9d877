import type {Root, RootContent, Table, TableCell, TableRow} from 'mdast';
import type {} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import type {} from 'remark-rehype';

/** The number of a callout, which has room beside its text on every screen. */
const SHORT = 2;

const setProperties = (
  node: Table | Table['children'][number] | TableCell,
  hProperties: Record<string, string | string[]>,
): void => {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...hProperties}};
};

function markPairs(table: Table): void {
  const [head, ...rows] = table.children;
  if (head === undefined || table.children.some(({children}) => children.length !== 2)) return;
  const isShort = rows.every(({children: [label]}) => toString(label).length <= SHORT);
  // Browsers forget what a table is when styles lay it out as blocks: the roles say it again.
  setProperties(table, {className: isShort ? ['pairs', 'pairs-short'] : ['pairs'], role: 'table'});
  for (const row of table.children) {
    setProperties(row, {role: 'row'});
    for (const cell of row.children)
      setProperties(cell, {role: row === head ? 'columnheader' : 'cell'});
  }
}

function visit(node: Root | RootContent): void {
  if (node.type === 'table') markPairs(node);
  else if ('children' in node) node.children.forEach(visit);
}

/**
 * A remark plugin that marks tables of exactly two columns: on narrow screens they become a list of
 * labels and texts (src/components/ScrollTable) and stay tables for screen readers.
 */
export function remarkPairTables(): (tree: Root) => void {
  return visit;
}

/** The element that lists names at the head of a page (src/components/PageIndex). */
const INDEX = 'NameIndex';
/** The head of a column of calls. */
const CALLS = '書き方';

/** What is called in a row: `setup` of `setup(op?: …)`. */
function nameOf({children: [first]}: TableRow): string | undefined {
  const [code] = first?.children ?? [];
  return code?.type === 'inlineCode' ? /^\w+/u.exec(code.value)?.[0] : undefined;
}

/** Gives the rows of calls their names as ids. */
function nameRows(node: Root | RootContent): string[] {
  if (node.type !== 'table') return 'children' in node ? node.children.flatMap(nameRows) : [];
  const [head, ...rows] = node.children;
  const [word] = head?.children[0]?.children ?? [];
  if (word?.type !== 'text' || word.value !== CALLS) return [];
  return rows.flatMap((row) => {
    const id = nameOf(row);
    if (id === undefined) return [];
    row.data = {...row.data, hProperties: {...row.data?.hProperties, id}};
    return [id];
  });
}

/**
 * A remark plugin for pages with an index of names: calls that have a row of a table and no heading
 * get an anchor, and the index is told all of them, so that the build checks where its links lead.
 */
export function remarkNamedRows(): (tree: Root) => void {
  return (tree) => {
    for (const node of tree.children) {
      if (node.type === 'mdxJsxFlowElement' && node.name === INDEX)
        node.attributes.push({
          type: 'mdxJsxAttribute',
          name: 'rows',
          value: nameRows(tree).join(' '),
        });
    }
  };
}
