import {expect, it} from 'vitest';
import {marksIn} from './marks';

const said = (text: string, name = 'a.mdx'): string[] =>
  marksIn(text, name).map(({line, message}) => `${line}: ${message}`);

it.each([
  ['これは** 太字 **です。', '"**" is no bold text'],
  ['[設定]（./urls.mdx）', '"]（" is no link or picture'],
  ['[設定] (./urls.mdx)', '"] (" is no link or picture'],
  ['![図](/img/my pic.png)', '"](" is no link or picture'],
  ['##見出し', '"##" is no heading'],
  ['＃＃ 見出し', '"＃＃" is no heading'],
  ['| 項目 | 意味 |\n|---|\n| 甲 | 乙 |', '"|---|" is no table', 5],
  ['| 項目 | 意味 |\n|---|---|\n| 甲 | 乙 | 丙 |', 'the table shows no more cells', 6],
  ['：：：note', '"：：：" is no box'],
  [':::note注意\n\n本文です。', '":::" is no box'],
  [':::chuui\n\n本文です。\n\n:::', 'there is no box :::chuui'],
  [':::note\n\n本文です。', ':::note is not closed'],
  ['```text\n本文です。', 'a block of code is not closed'],
  ['~~~\n本文です。\n```', 'a block of code is not closed: ~~~'],
  ['本文です。\n---', '--- or === below a text makes it a heading'],
  ['脚注です[^1]。', '"[^1]" is no footnote'],
  ['次です。\n・一つ目\n・二つ目', '"・" is no list', 5],
  ['&foo;です。', '"&foo;" is no name of a character'],
  ['https://example.com/aです。', 'the address takes in what follows it'],
  ['### 三\n\n##### 五', 'h3 follows h1'],
  ['{名前}です。', '{名前} is no text'],
  ['![図](https://a.example/b.png)', 'no picture of another site is shown'],
  ['![ ](/img/a.png)', 'a picture is described'],
  ['<img src="/img/a.png" alt="図" />', '<img>: write ![description](address)'],
  ['[設定](./a.mdx)と<a href="/b">これ</a>です。', '<a>: write [text](address)'],
  ['<div onclick="a()">本文です。</div>', '<div>: onclick="…" does not work'],
  ['{名前 です}', 'Could not parse expression'],
  ['3<5です。', 'Unexpected character `5`'],
])('finds what is wrong with %j', (text, message, line = 4) => {
  const [first = ''] = said(`---\ntitle: 題\n---\n${text}\n`);
  expect(first).toContain(`${line}: ${message}`);
});

it.each([
  ['    字下げした段落です。', 'four spaces'],
  ['{/* 覚え書き */}', '"{/*" is no comment'],
])('finds what is wrong with %j in news', (text, message) => {
  expect(said(text, 'a.md').join()).toContain(message);
});

it.each([
  '**太字**です。[設定](./urls.mdx)と`](`と`**`です。',
  '## 見出し\n\n### その下\n\n本文です。\n\n---\n\n次です。',
  ':::note[題]\n\n本文です。\n\n:::',
  '1. 手順です。\n\n   ```sh\n   ls **\n   ```\n',
  '| 甲 | 乙 |\n|---|:-:|\n| 丙 | 丁 |\n| 戊 |',
  '脚注です[^1]。\n\n[^1]: 注です。',
  '[公式](https://example.com/)の\\{名前\\}と5 < 6と甲・乙です。\n{/* 覚え書き */}',
])('has nothing to say of %j', (text) => {
  expect(said(text)).toEqual([]);
});

it('finds what YAML leaves out', () => {
  const front = (title: string) => `---\ndescription: 甲\ntitle: ${title}\n---\n`;
  expect(said(front('色 #fff を使う'))).toEqual([
    '3: what follows " #" is left out: put the value in quotes',
  ]);
  expect(said(front('"色 #fff を使う"'))).toEqual([]);
  expect(said(front('C#で使う'))).toEqual([]);
});
