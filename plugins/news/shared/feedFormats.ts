/** The feeds, beside the list. */
export const FEED_FORMATS = [
  {name: 'RSS', path: '/news/rss.xml', type: 'application/rss+xml'},
  {name: 'Atom', path: '/news/atom.xml', type: 'application/atom+xml'},
  {name: 'JSON Feed', path: '/news/feed.json', type: 'application/feed+json'},
] as const;
