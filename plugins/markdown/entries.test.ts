import type {Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import remarkEntries from './entries';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);

const namesOf = (node: Nodes): unknown[] =>
  node.type === 'link'
    ? [node.data?.hProperties?.['ariaLabel']]
    : 'children' in node
      ? node.children.flatMap(namesOf)
      : [];

function read(markdown: string): {text: string; names: unknown[]} {
  const tree: Root = processor.parse(markdown);
  remarkEntries()(tree);
  return {text: processor.stringify(tree), names: namesOf(tree)};
}

it('what stands under a heading that is code is told its name, up to the next heading', () => {
  const source =
    '## 読む\n\n一\n\n### `GET /a` {/* #get-a */}\n\n二\n\n```sh\ncurl\n```\n\n## ほか\n\n三\n';
  expect(read(source).text).toBe(
    '## 読む\n\n一\n\n### `GET /a` {/* #get-a */}\n\n<CodeOwner value="GET /a">\n  二\n\n  ```sh\n  curl\n  ```\n</CodeOwner>\n\n## ほか\n\n三\n',
  );
  const others = '## `a`の読み方\n\n二\n';
  expect(read(others).text).toBe(others);
});

it('links that stand alone and say the same are called by the heading above them as well', () => {
  const more = (path: string): string => `### \`${path}\` {/* #a */}\n\n[詳しく](${path})\n\n`;
  expect(
    read(`${more('/a')}${more('/b')}[一度](/c)と[詳しく](/d)。\n\n[ほか](/e)\n`).names,
  ).toEqual(['詳しく（/a）', '詳しく（/b）', undefined, undefined, undefined]);
});

it('several blocks of code without a title are called by their heading, and told apart under one', () => {
  const fence = (meta: string): string => `\`\`\`css${meta}\nx\n\`\`\`\n\n`;
  const {text} = read(
    `# 題\n\n## 色\n\n${fence('')}- 項目\n\n  ${fence('').replace(/\n(?=.)/gu, '\n  ')}## 影\n\n${fence(' title="a.css"')}${fence('')}`,
  );
  expect(text.match(/value="[^"]*"/gu)).toEqual(['value="色"', 'value="色（2）"', 'value="影"']);
  expect(text).toMatch(/\n```css title="a.css"/u);
  const one = `## 色\n\n${fence('')}`.trimEnd();
  expect(read(one).text.trimEnd()).toBe(one);
});

it('blocks of code of one title are told apart by their heading, and those of an entry by number', () => {
  const fence = (meta: string): string => `\`\`\`js${meta}\nx\n\`\`\`\n\n`;
  const before = fence(' title="7.2まで"');
  const twice = read(`## 色\n\n${before}${fence(' title="a.js"')}## 影\n\n${before}${before}`).text;
  expect(twice.match(/value="[^"]*"/gu)).toEqual(['value="色"', 'value="影"', 'value="影（2）"']);
  const entry = read(
    `### \`GET /a\`\n\n${fence('')}${fence('')}<Samples>\n${fence('')}</Samples>\n`,
  );
  expect(entry.text.match(/value="[^"]*"/gu)).toEqual(['value="GET /a"', 'value="GET /a（2）"']);
});
