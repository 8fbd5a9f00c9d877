import type {Root, RootContent, Table, TableCell} from 'mdast';
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
export default function remarkPairTables(): (tree: Root) => void {
  return visit;
}
