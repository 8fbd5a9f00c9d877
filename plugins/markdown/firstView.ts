import type {Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx';

/** The component that may leave what stands in it for later (src/theme/MDXComponents). */
const BELOW = 'BelowFirstView';
/** So many lines are more than a window of 1,080 pixels shows. */
const FIRST_LINES = 40;
/** Of Japanese text in the column of a page. */
const LINE_LENGTH = 44;
/** What begins a line, or has a space of that height around it. */
const LINES = new Set(['h2', 'h3', 'h4', 'li', 'p', 'pre', 'tr']);
/** As tall as most figures. */
const FIGURE_LINES = 12;

/** About how many lines a node takes on a wide screen. */
function linesIn(node: RootContent): number {
  if (node.type === 'text') return node.value.trim().length / LINE_LENGTH;
  if (!('children' in node)) return 0;
  const isFigure = node.type === 'mdxJsxFlowElement' && node.children.length === 0;
  if (isFigure) return FIGURE_LINES;
  const own = node.type === 'element' && LINES.has(node.tagName) ? 1 : 0;
  return node.children.reduce((lines, child) => lines + linesIn(child), own);
}

/**
 * A rehype plugin: what stands below the first lines of a page is put into a component of its own. It
 * draws no element, so the page is the same with it.
 */
export default function rehypeFirstView(): (tree: Root) => void {
  return (tree) => {
    let lines = 0;
    const from = tree.children.findIndex((node) => {
      const isBelow = lines >= FIRST_LINES;
      lines += linesIn(node);
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
