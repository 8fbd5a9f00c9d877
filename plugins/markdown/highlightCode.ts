import {createRequire} from 'node:module';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import rangeParser from 'parse-numeric-range';
import {normalizeTokens, Prism} from 'prism-react-renderer';

/** What a token looks like: `code-` and one of these is its class (src/css/code.css). */
type Look = 'comment' | 'keyword' | 'string' | 'value' | 'name';
type Leaf = ReturnType<typeof normalizeTokens>[number][number];

interface Options {
  /** Grammars of `prismjs` that prism-react-renderer has not, by the names of their files. */
  readonly additionalLanguages: readonly string[];
}

/** The token types of Prism (https://prismjs.com/tokens.html), by what a reader tells apart. */
const LOOKS: readonly (readonly [Look | undefined, readonly string[]])[] = [
  ['comment', ['comment', 'prolog', 'doctype', 'cdata', 'shebang']],
  ['keyword', ['keyword', 'tag', 'selector', 'builtin', 'boolean', 'null', 'rule', 'important']],
  ['string', ['string', 'char', 'attr-value', 'regex', 'url']],
  [
    'value',
    ['number', 'unit', 'hexcode', 'color', 'variable', 'constant', 'parameter', 'attr-name'],
  ],
  ['name', ['function', 'class-name', 'property', 'header-name']],
  // Inside a token that has a look these have none.
  [undefined, ['punctuation', 'operator', 'interpolation']],
];
const LOOK_OF = new Map(LOOKS.flatMap(([look, types]) => types.map((type) => [type, look])));

/** The class of Docusaurus for `{1,3-5}` after the language and for its magic comments. */
const MARKED = 'theme-code-block-highlighted-line';
const RANGE = /\{(?<lines>[\d,-]+)\}/u;
const NUMBERED = /(?:^|\s)showLineNumbers(?:=(?<first>\d+))?(?:\s|$)/u;
/** `highlight-next-line`, `highlight-start` and `highlight-end` alone in a comment of any language. */
const MAGIC =
  /^\s*(?:\/\/|#|--|\{?\s*\/\*|<!--)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/u;

/** The code without its magic comments, and the lines that these mark, from 1. */
function readMagic(code: string): {readonly code: string; readonly marked: ReadonlySet<number>} {
  const kept: string[] = [];
  const marked = new Set<number>();
  let isIn = false;
  for (const line of code.split('\n')) {
    const what = MAGIC.exec(line)?.groups?.['what'];
    if (what === undefined) {
      kept.push(line);
      if (isIn) marked.add(kept.length);
    } else if (what === 'next-line') marked.add(kept.length + 1);
    else isIn = what === 'start';
  }
  return {code: kept.join('\n'), marked};
}

function leavesOf(code: string, language: string): Leaf[][] {
  const grammar = Prism.languages[language];
  const lines = normalizeTokens(grammar === undefined ? [code] : Prism.tokenize(code, grammar));
  return lines.map((line) => line.filter(({empty}) => empty !== true));
}

/** Leaves side by side that look the same are one element, and those without a look are text. */
function drawLeaves(leaves: readonly Leaf[]): ElementContent[] {
  const drawn: {readonly look: Look | undefined; text: string}[] = [];
  for (const {types, content} of leaves) {
    const look = LOOK_OF.get([...types].reverse().find((type) => LOOK_OF.has(type)) ?? '');
    const before = drawn.at(-1);
    if (before !== undefined && (before.look === look || content.trim() === '')) {
      before.text += content;
    } else drawn.push({look, text: content});
  }
  return drawn.map(({look, text: value}) =>
    look === undefined ? {type: 'text', value} : span([`code-${look}`], [{type: 'text', value}]),
  );
}

const span = (className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className},
  children,
});

const LINE_BREAK: Leaf = {types: [], content: '\n'};

/** Lines are elements only where something is said of single ones. */
function drawLines(lines: readonly Leaf[][], marked: ReadonlySet<number>, isNumbered: boolean) {
  if (marked.size === 0 && !isNumbered) {
    return drawLeaves(lines.flatMap((line, index) => (index === 0 ? line : [LINE_BREAK, ...line])));
  }
  return lines.map((line, index) =>
    span(
      ['code-line', ...(marked.has(index + 1) ? [MARKED] : [])],
      drawLeaves([...line, LINE_BREAK]),
    ),
  );
}

/** Docusaurus takes text on one line for code inside of a sentence (`MDXComponents/Code`). */
const asBlock = (drawn: ElementContent[]): ElementContent[] =>
  drawn.every((one) => one.type === 'text' && !one.value.includes('\n'))
    ? [{type: 'element', tagName: 'span', properties: {}, children: drawn}]
    : drawn;

function highlight(element: Element): void {
  const [text] = element.children;
  if (text?.type !== 'text' || element.children.length > 1) return;
  const {className, metastring} = element.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  const [language = ''] = classes.flatMap((name) => /^language-(.+)$/u.exec(name)?.[1] ?? []);
  const meta = typeof metastring === 'string' ? metastring : '';
  const {code, marked} = readMagic(text.value.replace(/\n$/u, ''));
  const range = RANGE.exec(meta)?.groups?.['lines'];
  const numbered = NUMBERED.exec(meta);
  const lines = leavesOf(code, language);
  const all = new Set([...marked, ...(range === undefined ? [] : rangeParser(range))]);
  element.children = asBlock(drawLines(lines, all, numbered !== null));
  if (numbered === null) return;
  element.properties['className'] = [...classes, 'code-numbered'];
  const first = Number(numbered.groups?.['first'] ?? 1);
  element.properties['style'] = `counter-reset:code-line ${first - 1}`;
}

function highlightIn(node: Root | RootContent): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    const isCode = child.type === 'element' && child.tagName === 'code';
    if (isCode && node.type === 'element' && node.tagName === 'pre') highlight(child);
    else if (child.type !== 'doctype') highlightIn(child);
  }
}

const requireHere = createRequire(__filename);

/** The grammars of `prismjs` add themselves to a global `Prism`. */
function loadLanguages(names: readonly string[]): void {
  const surroundings: {Prism?: unknown} = globalThis;
  const before = surroundings.Prism;
  surroundings.Prism = Prism;
  for (const name of names) requireHere(`prismjs/components/prism-${name}`);
  if (before === undefined) delete surroundings.Prism;
  else surroundings.Prism = before;
}

/**
 * A rehype plugin: highlights blocks of code with the tokenizer of Docusaurus
 * (prism-react-renderer), so that no highlighter reaches the browser. What may follow the language
 * of a fence is what Docusaurus knows: `{1,3-5}`, `showLineNumbers`, `showLineNumbers=10`; and
 * comments `highlight-next-line`, `highlight-start`, `highlight-end` in the code
 * (https://docusaurus.io/docs/markdown-features/code-blocks).
 */
export default function rehypeHighlightCode({additionalLanguages}: Options): (tree: Root) => void {
  loadLanguages(additionalLanguages);
  return highlightIn;
}
