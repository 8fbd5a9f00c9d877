import type {Root, RootContent, TableRow} from 'mdast';
import type {} from 'mdast-util-mdx';
import type {} from 'remark-rehype';

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
export default function remarkNamedRows(): (tree: Root) => void {
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
