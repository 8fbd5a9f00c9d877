import {describe, expect, it} from 'vitest';
import {mainOf, markdownReader} from './toMarkdown';

const readMain = markdownReader({
  origin: 'https://example.com',
  markdownOf: (path) => (path === '/docs/音' ? '/docs/音.md' : undefined),
});
const read = (html: string): string => readMain(mainOf(html));
const page = (inner: string): string => `<nav>上</nav><main>${inner}</main><footer>下</footer>`;

describe('markdownReader', () => {
  it('reads headings, text and lists without the shell of the page', () => {
    const html = page(
      '<nav>パンくず</nav><h1>題<a class=hash-link href=#a>​</a></h1><p>一<b>二</b>三<ul><li>四<li>五</ul>' +
        '<button>押す</button><p role=status>読み込んでいます…</p>' +
        '<section data-reach=loopback><button>確認</button><p>本アプリに聞きます。</p></section>',
    );
    expect(read(html)).toBe('# 題\n\n一**二**三\n\n- 四\n- 五\n');
  });

  it('gives links their whole addresses, to Markdown where the page has it', () => {
    const html = page(
      '<p><a href=/docs/音#b>音</a>、<a href=/docs/音?a=1>道具</a>、<a href=/img/a.png?b=1>絵</a>、<a href=#c>下</a>、<a href=https://a.example/>外</a></p>',
    );
    expect(read(html)).toBe(
      '[音](https://example.com/docs/%E9%9F%B3.md#b)、[道具](https://example.com/docs/%E9%9F%B3?a=1)、[絵](https://example.com/img/a.png?b=1)、[下](#c)、[外](https://a.example/)\n',
    );
  });

  it('takes a word that the glossary explains for a word as any other', () => {
    const html = page(
      '<p>1つの<a class=term href=/docs/音#waku aria-description=行です。>枠</a>です。',
    );
    expect(read(html)).toBe('1つの枠です。\n');
  });

  it('keeps code as it is, with its language and without its button', () => {
    const html = page(
      '<div><pre><code class="hljs language-ts"><span>a</span> &lt; `b`\n\n  c\n</code></pre><button>コピー</button></div>',
    );
    expect(read(html)).toBe('```ts\na < `b`\n\n  c\n```\n');
  });

  it('keeps the cells of tables, bars in code too', () => {
    const html = page(
      '<table><thead><tr><th>名<th>値<tbody><tr><td><code>a|b</code><td>一<br>二</table>',
    );
    expect(read(html)).toBe('| 名 | 値 |\n| - | - |\n| `a\\|b` | 一 二 |\n');
  });

  it('reads a drawing as its caption, its text and its places', () => {
    const html = page(
      '<figure><div role=img aria-label=左は一覧です。><div aria-hidden=true>飾り<svg><text>絵</text></svg></div></div>' +
        '<ol><li><span>①</span> <!-- -->一覧<li><span>②</span> 設定</ol><figcaption>画面</figcaption></figure>',
    );
    expect(read(html)).toBe('> 図：画面\n>\n> 左は一覧です。\n>\n> - ① 一覧\n> - ② 設定\n');
  });

  it('reads all of a drawing that is text, in its order', () => {
    const line = (title: string): string =>
      `<div><div>${title}</div><ol><li><div>問い</div><div><span>いいえ<svg></svg></span><span>直す</span></div><li><div>終わり</div></ol></div>`;
    const html = page(
      `<figure><div>症状</div><div>${line('画面')}${line('OBS')}</div><figcaption>順番</figcaption></figure>`,
    );
    const steps = '> 1. 問い\n>\n>    いいえ：直す\n>\n> 2. 終わり\n';
    expect(read(html)).toBe(`> 図：順番\n>\n> 症状\n>\n> 画面\n>\n${steps}>\n> OBS\n>\n${steps}`);
  });

  it('is empty for a page without a main part', () => {
    expect(read('<p>一</p>')).toBe('');
  });
});
