import {Feed, type FeedOptions} from 'feed';
import type {Article} from './prepareNews';
import type {SafeHtml} from './sanitize/sanitizeHtml';
import {elementsOf, parseHtml, writeHtml} from './sanitize/tree';

/** What feeds say about the site. */
export interface FeedSite {
  /** Origin, without a trailing slash. */
  url: string;
  title: string;
  description: string;
}

interface FeedFile {
  /** File name below /news. */
  name: string;
  text: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');

/** `]]>` would end a CDATA section; in HTML text `>` may be written as a reference. */
const forCdata = (html: string): string => html.replaceAll(']]>', ']]&gt;');

/** RSS 2.0, or Atom (RFC 4287). Titles are HTML in both, as most readers take them in RSS too. */
function xmlFeed(articles: readonly Article[], site: FeedSite, self: string): Feed {
  const list = `${site.url}/news`;
  const [newest = new Date(0)] = articles
    .map(({revisedAt}) => new Date(revisedAt))
    .sort((a, b) => b.getTime() - a.getTime());
  const options: FeedOptions = {
    id: list,
    title: `${site.title}のお知らせ`,
    description: site.description,
    link: list,
    feed: `${list}/${self}`,
    language: 'ja',
    updated: newest,
    generator: false,
    author: {name: site.title, link: `${site.url}/`},
  };
  const feed = new Feed(options);
  for (const {path, title, excerpt, body, publishedAt, revisedAt} of articles) {
    const page = `${site.url}${path}`;
    feed.addItem({
      id: page,
      link: page,
      title: escapeHtml(title),
      description: escapeHtml(excerpt),
      content: forCdata(absoluteUrls(body.html, page)),
      date: new Date(revisedAt),
      published: new Date(publishedAt),
    });
  }
  return feed;
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/); the `feed` package writes 1.0. */
function jsonFeed(articles: readonly Article[], site: FeedSite): string {
  const list = `${site.url}/news`;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.title}のお知らせ`,
    home_page_url: list,
    feed_url: `${list}/feed.json`,
    description: site.description,
    language: 'ja',
    authors: [{name: site.title, url: `${site.url}/`}],
    items: articles.map(({path, title, excerpt, body, publishedAt, revisedAt}) => ({
      id: `${site.url}${path}`,
      url: `${site.url}${path}`,
      title,
      summary: excerpt,
      content_html: absoluteUrls(body.html, `${site.url}${path}`),
      date_published: publishedAt,
      date_modified: revisedAt,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** The three feeds. Nothing in them depends on when they are built. */
export function feedFiles(articles: readonly Article[], site: FeedSite): FeedFile[] {
  return [
    {name: 'rss.xml', text: xmlFeed(articles, site, 'rss.xml').rss2()},
    {name: 'atom.xml', text: xmlFeed(articles, site, 'atom.xml').atom1()},
    {name: 'feed.json', text: jsonFeed(articles, site)},
  ];
}

/**
 * The same HTML with whole addresses, for feeds, which are read away from the site.
 * @param pageUrl the address of the item's page
 */
export function absoluteUrls(html: SafeHtml, pageUrl: string): string {
  const tree = parseHtml(html);
  for (const {properties} of elementsOf(tree)) {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = new URL(value, pageUrl).href;
    }
  }
  return writeHtml(tree);
}
