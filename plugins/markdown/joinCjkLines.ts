import type {Root, RootContent} from 'mdast';

const CJK = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uff60ー々]`;
const BREAK_BESIDE_CJK = new RegExp(
  `(?<=${CJK})[ \\t]*\\n[ \\t]*|[ \\t]*\\n[ \\t]*(?=${CJK})`,
  'gu',
);

/**
 * Removes line breaks beside Japanese characters, which HTML would show as a space. Our texts set
 * no space between Japanese and Latin either; the browser does that (text-autospace).
 */
export function joinCjkLines(text: string): string {
  return text.replace(BREAK_BESIDE_CJK, '');
}

function visit(node: Root | RootContent): void {
  if (node.type === 'text') node.value = joinCjkLines(node.value);
  if ('children' in node) node.children.forEach(visit);
}

/** A remark plugin that lets writers break lines inside a Japanese paragraph. */
export default function remarkJoinCjkLines(): (tree: Root) => void {
  return visit;
}
