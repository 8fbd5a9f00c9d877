import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {prism} from '../../config/markdown';
import rehypeHighlightCode from './highlightCode';

function block(code: string, language: string, metastring?: string): Element {
  const properties = {
    className: language === '' ? [] : [`language-${language}`],
    ...(metastring !== undefined && {metastring}),
  };
  return {
    type: 'element',
    tagName: 'code',
    properties,
    children: [{type: 'text', value: `${code}\n`}],
  };
}

function highlighted(code: string, language: string, metastring?: string): Element {
  const element = block(code, language, metastring);
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [element]};
  const root: Root = {type: 'root', children: [pre]};
  rehypeHighlightCode(prism)(root);
  return element;
}

const inside = (code: string, language: string, metastring?: string): string => {
  const {children} = highlighted(code, language, metastring);
  return unified().use(rehypeStringify).stringify({type: 'root', children});
};

it.each([
  [
    'js',
    'const a = `x${b}`; // c',
    '<span class="code-keyword">const</span> a = <span class="code-string">`x</span>${b}' +
      '<span class="code-string">`</span>; <span class="code-comment">// c</span>',
  ],
  [
    'json',
    '{"a": [1, true]}',
    '{<span class="code-name">"a"</span>: [<span class="code-value">1</span>, ' +
      '<span class="code-keyword">true</span>]}',
  ],
  [
    'html',
    '<p id="a">b</p>',
    '&#x3C;<span class="code-keyword">p </span><span class="code-value">id</span>="' +
      '<span class="code-string">a</span>">b&#x3C;/<span class="code-keyword">p</span>>',
  ],
  // Grammars that prism-react-renderer has not.
  ['sh', 'ls | wc', '<span class="code-name">ls </span>| <span class="code-name">wc</span>'],
  ['powershell', '$a', '<span class="code-value">$a</span>'],
  ['csharp', 'new X()', '<span class="code-keyword">new </span><span class="code-name">X</span>()'],
  ['css', 'a{b:1px}', expect.stringContaining('<span class="code-value">1px</span>')],
  // One line without an element would be drawn as code inside of a sentence.
  ['text', 'const a = 1;', '<span>const a = 1;</span>'],
  ['text', 'a\nb', 'a\nb'],
  ['unknown', 'a < b', '<span>a &#x3C; b</span>'],
])('marks what a reader tells apart in %s', (language, code, html) => {
  expect(inside(code, language)).toEqual(html);
});

const line = (text: string, isMarked = false): string =>
  `<span class="code-line${isMarked ? ' theme-code-block-highlighted-line' : ''}">${text}\n</span>`;

describe('what Docusaurus knows of single lines', () => {
  it.each([
    ['a range after the language', 'a\nb\nc', '{1,3}'],
    [
      'a comment before a line',
      '// highlight-next-line\na\nb\n# highlight-next-line\nc',
      undefined,
    ],
    [
      'comments around lines',
      '/* highlight-start */\na\n<!-- highlight-end -->\nb\n{/* highlight-next-line */}\nc',
      'title="x"',
    ],
  ])('%s', (_, code, metastring) => {
    expect(inside(code, 'text', metastring)).toBe(line('a', true) + line('b') + line('c', true));
  });

  it('numbers of lines, from where it is said', () => {
    const element = highlighted('a\nb', 'text', 'showLineNumbers=10');
    expect(element.properties).toMatchObject({
      className: ['language-text', 'code-numbered'],
      style: 'counter-reset:code-line 9',
    });
    expect(inside('a\nb', 'text', 'showLineNumbers')).toBe(line('a') + line('b'));
    expect(highlighted('a', 'text', 'title="showLineNumbersOff"').properties).toEqual({
      className: ['language-text'],
      metastring: 'title="showLineNumbersOff"',
    });
  });
});

it('changes no letter of the code of the manual', () => {
  const manual = path.join(__dirname, '../../versioned_docs/version-8.0');
  const files = readdirSync(manual, {recursive: true, encoding: 'utf8'});
  const fences = files
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => [
      ...readFileSync(path.join(manual, file), 'utf8').matchAll(/^```(\w+).*\n([^]*?)\n```$/gmu),
    ]);
  expect(fences.length).toBeGreaterThan(100);
  for (const [, language = '', code = ''] of fences) {
    expect(toText(highlighted(code, language), {whitespace: 'pre'})).toBe(code);
  }
});
