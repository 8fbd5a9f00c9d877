import type {Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx';

/** The component that may leave what stands in it for later (src/theme/MDXComponents). */
const BELOW = 'BelowFirstView';
/** So many blocks are more than a window shows. */
const FIRST_BLOCKS = 16;

/** How many blocks a node brings; those of a component are its own. */
function blocksIn(node: RootContent): number {
  if (node.type === 'element') return 1;
  return node.type === 'mdxJsxFlowElement' ? Math.max(1, node.children.length) : 0;
}

/**
 * A rehype plugin: what stands below the first blocks of a page is put into a component of its own. It
 * draws no element, so the page is the same with it.
 */
export default function rehypeFirstView(): (tree: Root) => void {
  return (tree) => {
    let count = 0;
    const from = tree.children.findIndex((node) => {
      const isBelow = count >= FIRST_BLOCKS;
      count += blocksIn(node);
      return isBelow;
    });
    if (from === -1) return;
    const after = tree.children.slice(from);
    // Imports and exports stand at the top of a module.
    const children = after.filter(({type}) => type !== 'mdxjsEsm');
    tree.children = [
      ...tree.children.slice(0, from),
      ...after.filter(({type}) => type === 'mdxjsEsm'),
      {type: 'mdxJsxFlowElement', name: BELOW, attributes: [], children: children as never[]},
    ];
  };
}
