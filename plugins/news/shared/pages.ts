import type {SafeHtml} from '../server/sanitize/sanitizeHtml';

/** An item's name, day and place. */
export interface NewsLink {
  id: string;
  title: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** The item's page, such as `/news/app-8-0-7`. */
  path: string;
}

export interface NewsSummary extends NewsLink {
  excerpt: string;
}

/** What a page of the list shows. */
export interface NewsListProps {
  items: readonly NewsSummary[];
  /** From 1. */
  page: number;
  /** The paths of all pages of the list, the newest first. */
  pages: readonly string[];
}

/** What an item's page shows. */
export interface NewsItemProps {
  item: NewsLink & {revisedAt: string; description: string; html: SafeHtml};
  /** The place of the item in the list. */
  listPath: string;
  newer: NewsLink | null;
  older: NewsLink | null;
  /** Links to this site in the text, for the check of links. */
  links: readonly string[];
  /** Ids of the headings in the text. */
  anchors: readonly string[];
}

/** What other pages may show: the newest items, the newest first. `date` is ISO 8601. */
export type LatestNews = readonly {id: string; title: string; date: string; path: string}[];

/** The feeds, beside the list. */
export const FEED_FORMATS = [
  {name: 'RSS', path: '/news/rss.xml', type: 'application/rss+xml'},
  {name: 'Atom', path: '/news/atom.xml', type: 'application/atom+xml'},
  {name: 'JSON Feed', path: '/news/feed.json', type: 'application/feed+json'},
] as const;
