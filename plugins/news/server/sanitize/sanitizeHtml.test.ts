import {describe, expect, it} from 'vitest';
import {absoluteUrls} from '../feeds';
import {sanitizeHtml} from './sanitizeHtml';

const clean = (html: string): string => sanitizeHtml(html).html;

describe('sanitizeHtml', () => {
  it.each([
    '<p>文と<strong>強調</strong>、<kbd>Ctrl</kbd>、<ruby>米<rp>（</rp><rt>こめ</rt><rp>）</rp></ruby></p>',
    '<ul><li>a<ol start="3"><li>b</li></ol></li></ul><dl><dt>c</dt><dd>d</dd></dl>',
    '<table><caption>表</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<pre><code class="language-js">a &#x3C; b</code></pre>',
    '<figure><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>',
    '<p><time datetime="2025-10-18">この日</time><br><small>c</small></p><hr>',
  ])('keeps %s', (html) => {
    expect(clean(html)).toBe(html);
  });

  it('lets the text begin at h2, whatever the source begins with, and makes the ids', () => {
    expect(clean('<h1 id="x">題 1!</h1><h3>題 1!</h3><h6>c</h6>')).toBe(
      '<h2 id="s-題-1">題 1!</h2><h4 id="s-題-1-2">題 1!</h4><h6 id="s-c">c</h6>',
    );
    expect(clean('<h3>a</h3><h4>b</h4>')).toBe('<h2 id="s-a">a</h2><h3 id="s-b">b</h3>');
  });

  it.each([
    ['https://a.example/x?y#z', '<a href="https://a.example/x?y#z" rel="noopener noreferrer">'],
    ['//a.example/x', '<a href="https://a.example/x" rel="noopener noreferrer">'],
    ['mailto:a@a.example', '<a href="mailto:a@a.example" rel="noopener noreferrer">'],
    ['/docs/guide?a=1#b', '<a href="/docs/guide?a=1#b">'],
    ['other', '<a href="/news/other">'],
    ['/..//a.example', '<a href="/a.example">'],
    ['#s-a', '<a href="#s-a">'],
    ['#A', '<a href="#s-a">'],
    ['#elsewhere', '<a>'],
    ['https://user@a.example/', '<a>'],
    ['ftp://a.example/', '<a>'],
    ['', '<a>'],
  ])('makes of the address %j %s', (href, tag) => {
    expect(clean(`<h2>a</h2><p><a href="${href}" target="_blank">x</a></p>`)).toContain(
      `${tag}x</a>`,
    );
  });

  it('keeps images of this site and names the others', () => {
    const result = sanitizeHtml(
      '<p><img src="/img/a.png" width="10" height="5%" srcset="x"><img src="https://a.example/b.png"><img src="data:,x"></p>',
    );
    expect(result.html).toBe('<p><img src="/img/a.png" alt="" width="10" loading="lazy"></p>');
    expect(result.images).toEqual(['/img/a.png']);
    expect(result.droppedImages).toEqual(['https://a.example/b.png', '']);
  });

  it('names links that lead nowhere', () => {
    const {droppedLinks} = sanitizeHtml(
      '<h2>すること</h2><p><a href="#すること">a</a><a href="#b">b</a><a href="javascript:c">c</a></p>',
    );
    expect(droppedLinks).toEqual(['#b', '']);
  });

  it('tells links, anchors and paragraphs', () => {
    const result = sanitizeHtml(
      '<h2>見出し</h2><p>本<ruby>文<rt>ぶん</rt></ruby>と\n<a href="/docs/faq#a">質問</a></p><p><a href="https://a.example">b</a></p>',
    );
    expect(result.links).toEqual(['/docs/faq#a']);
    expect(result.anchors).toEqual(['s-見出し']);
    expect(result.paragraphs).toEqual(['本文と 質問', 'b']);
  });

  it.each([
    ['<div>'.repeat(200), 'more than 100 others'],
    // The parser itself ends the stack.
    ['<table><tr><td>'.repeat(2000), 'more than 100 others'],
    ['あ'.repeat(200_001), 'longer than 200000'],
  ])('says why it does not take %.20s…', (html, why) => {
    expect(() => sanitizeHtml(html)).toThrow(why);
  });
  it('takes what is as deep as anybody writes', () => {
    const deep = '<blockquote>'.repeat(90);
    expect(clean(`${deep}<p>a</p>`)).toBe(`${deep}<p>a</p>${'</blockquote>'.repeat(90)}`);
  });

  it('leaves out characters that XML forbids', () => {
    expect(clean('<p title="x">a\u0001b&#2;c\ud800d\uffff</p>')).toBe('<p>abcd</p>');
  });
});

describe('absoluteUrls', () => {
  it('completes the addresses for readers away from the site', () => {
    const {html} = sanitizeHtml(
      '<h2>a</h2><p><a href="/docs">b</a><a href="#s-a">c</a><img src="/img/d.png" alt="e"></p>',
    );
    expect(absoluteUrls(html, 'https://a.example/news/x')).toBe(
      '<h2 id="s-a">a</h2><p><a href="https://a.example/docs">b</a><a href="https://a.example/news/x#s-a">c</a><img src="https://a.example/img/d.png" alt="e" loading="lazy"></p>',
    );
  });
});
