import {describe, expect, it} from 'vitest';
import {feedFiles} from './feeds';
import {prepareNews} from './prepareNews';

const SITE = {url: 'https://a.example', title: '題 & 名', description: '説明'};
const BODY =
  '<h2>見出し</h2><p>本文 ]]&gt; &amp; <a href="/docs/faq">質問</a><script>x</script></p><pre>a ]]> b</pre>';
const articles = prepareNews(
  [
    {
      id: 'one',
      createdAt: '2025-10-17T00:00:00.000Z',
      updatedAt: '2025-10-17T00:00:00.000Z',
      publishedAt: '2025-10-18T00:00:00.000Z',
      revisedAt: '2025-10-20T00:00:00.000Z',
      title: 'A & B <b> ]]>',
      body: BODY,
    },
    {
      id: 'two',
      createdAt: '2025-10-17T00:00:00.000Z',
      updatedAt: '2025-10-17T00:00:00.000Z',
      publishedAt: '2025-10-17T00:00:00.000Z',
      revisedAt: '2025-10-17T00:00:00.000Z',
      title: '二',
      body: '<p>二つ目</p>',
    },
  ],
  () => true,
  () => undefined,
  (where) => ({where, value: undefined}),
);
const files = new Map(feedFiles(articles, SITE).map(({name, text}) => [name, text]));

/** Parses as strictly as XML asks for; a browser shows the error as an element. */
function parseXml(name: string): Document {
  const xml = new DOMParser().parseFromString(files.get(name) ?? '', 'application/xml');
  expect(xml.querySelector('parsererror')?.textContent).toBeUndefined();
  return xml;
}

const texts = (scope: ParentNode, selector: string): (string | null)[] =>
  [...scope.querySelectorAll(selector)].map(({textContent}) => textContent);

/** The text of an HTML title, as a reader shows it. */
const shown = (html: string | null): string =>
  new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent;

describe('rss.xml', () => {
  it('is RSS 2.0 with whole addresses and the text of the items', () => {
    const xml = parseXml('rss.xml');
    expect(xml.documentElement.getAttribute('version')).toBe('2.0');
    expect(texts(xml, 'channel > title')).toEqual(['題 & 名のお知らせ']);
    expect(texts(xml, 'channel > link')).toContain('https://a.example/news');
    expect(texts(xml, 'channel > description')).toEqual(['説明']);
    expect(texts(xml, 'channel > language')).toEqual(['ja']);
    expect(texts(xml, 'item > guid')).toEqual([
      'https://a.example/news/one',
      'https://a.example/news/two',
    ]);
    expect(texts(xml, 'item > pubDate')[0]).toBe('Sat, 18 Oct 2025 00:00:00 GMT');
    expect(shown(texts(xml, 'item > title')[0] ?? '')).toBe('A & B <b> ]]>');
    const content = xml.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
    expect(content).toContain('<a href="https://a.example/docs/faq">');
    expect(content).not.toContain('script');
    expect(shown(content)).toBe('見出し本文 ]]> & 質問a ]]> b');
  });

  it('does not depend on when it is built', () => {
    expect(texts(parseXml('rss.xml'), 'lastBuildDate')).toEqual(['Mon, 20 Oct 2025 00:00:00 GMT']);
  });
});

describe('atom.xml', () => {
  it('has what RFC 4287 asks of a feed and of its entries', () => {
    const xml = parseXml('atom.xml');
    expect(xml.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(texts(xml, 'feed > id')).toEqual(['https://a.example/news']);
    expect(texts(xml, 'feed > updated')).toEqual(['2025-10-20T00:00:00.000Z']);
    expect(texts(xml, 'feed > author > name')).toEqual(['題 & 名']);
    expect(xml.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
      'https://a.example/news/atom.xml',
    );
    expect(texts(xml, 'entry > id')).toEqual([
      'https://a.example/news/one',
      'https://a.example/news/two',
    ]);
    expect(texts(xml, 'entry > updated')[0]).toBe('2025-10-20T00:00:00.000Z');
    expect(texts(xml, 'entry > published')[0]).toBe('2025-10-18T00:00:00.000Z');
    expect(shown(texts(xml, 'entry > title')[0] ?? '')).toBe('A & B <b> ]]>');
    expect(xml.querySelector('entry > content')?.getAttribute('type')).toBe('html');
  });
});

describe('feed.json', () => {
  it('is JSON Feed 1.1', () => {
    expect(JSON.parse(files.get('feed.json') ?? '')).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: '題 & 名のお知らせ',
      home_page_url: 'https://a.example/news',
      feed_url: 'https://a.example/news/feed.json',
      items: [
        {
          id: 'https://a.example/news/one',
          url: 'https://a.example/news/one',
          title: 'A & B <b> ]]>',
          date_published: '2025-10-18T00:00:00.000Z',
          date_modified: '2025-10-20T00:00:00.000Z',
          content_html: expect.stringContaining('https://a.example/docs/faq') as string,
        },
        {id: 'https://a.example/news/two'},
      ],
    });
  });
});

it('an empty list has valid feeds too', () => {
  for (const {name, text} of feedFiles([], SITE)) {
    if (name.endsWith('.json')) continue;
    expect(
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
    ).toBe(null);
  }
});
