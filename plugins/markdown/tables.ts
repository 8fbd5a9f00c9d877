import type {Root, RootContent, Table, TableCell, TableRow} from 'mdast';
import type {} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import type {} from 'remark-rehype';

/** A step or the number of a callout: it has room beside its text and needs no name on any screen. */
const NUMBER = /^\p{N}{0,2}$/u;
/** What a phone of 320 px shows in a row, in em, and what the edges of a cell take of it. */
const PHONE = {row: 19, edges: 1.8} as const;

const setProperties = (
  node: Table | Table['children'][number] | TableCell,
  hProperties: Record<string, string | string[]>,
): void => {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...hProperties}};
};

/** How wide a text is, in em: Latin letters and digits take about half of one. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter <= '\u00ff' ? 0.55 : 1), 0);

/** Whether each row stands in one line on a phone. */
function fits(texts: readonly (readonly string[])[]): boolean {
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => widthOf(row[column] ?? ''))),
  );
  return widths.reduce((sum, width) => sum + width + PHONE.edges, 0) <= PHONE.row;
}

interface Known {
  readonly heads: readonly string[];
  /** Of all rows, the head first. */
  readonly texts: readonly (readonly string[])[];
  readonly isNumbered: boolean;
  readonly labels: number;
}

/** What the head and the rows of a table say, and how many of its first cells are the label of a row. */
function read(table: Table): Known {
  const texts = table.children.map(({children}) => children.map((cell) => toString(cell).trim()));
  const [heads = [], ...rows] = texts;
  const isNumbered = rows.every(([first = '']) => NUMBER.test(first));
  return {heads, texts, isNumbered, labels: isNumbered && heads.length > 2 ? 2 : 1};
}

/**
 * Makes headers of the cells that name their rows: those of the first column, or of the one after the
 * numbers. They do where the column has a head and no two rows say the same.
 */
function markRowHeads(table: Table, {heads, texts, labels}: Known): void {
  const [head = '', ...names] = texts.map((row) => row[labels - 1] ?? '');
  if (heads.length < 2 || head === '') return;
  if (names.includes('') || new Set(names).size < names.length) return;
  for (const {children} of table.children.slice(1)) {
    const cell = children[labels - 1];
    if (cell === undefined) continue;
    setProperties(cell, {scope: 'row'});
    cell.data = {...cell.data, hName: 'th'};
  }
}

function markStacked(table: Table, {heads, texts, labels, isNumbered}: Known): void {
  if (heads.length < 2 || (heads.length > 2 && fits(texts))) return;
  setProperties(table, {className: isNumbered ? ['stacked', 'stacked-numbered'] : ['stacked']});
  // One text under its label needs no name of its own.
  if (heads.length <= labels + 1) return;
  for (const {children} of table.children.slice(1)) {
    for (const [column, cell] of children.entries()) {
      if (column >= labels) setProperties(cell, {dataHead: heads[column] ?? ''});
    }
  }
}

function visit(node: Root | RootContent): void {
  if (node.type === 'table') {
    const known = read(node);
    markRowHeads(node, known);
    markStacked(node, known);
  } else if ('children' in node) node.children.forEach(visit);
}

/**
 * A remark plugin that makes headers of the cells that name their rows. It marks tables of two columns,
 * and of more when a phone cannot show them: on narrow screens each row becomes a label with its texts
 * (src/components/ScrollTable). They stay tables for screen readers.
 */
export function remarkTables(): (tree: Root) => void {
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
