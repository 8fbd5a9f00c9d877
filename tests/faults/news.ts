import type {Fault} from './fault';

export const newsFaults: readonly Fault[] = [
  {
    name: 'an item holds a link with a user name, which hides where it leads',
    file: 'plugins/news/server/sanitize/sanitizeHtml.ts',
    from: "  if (url.username !== '' || url.password !== '') return undefined;\n",
    to: '',
    tests: ['plugins/news/server/sanitize/sanitizeHtml.test.ts › makes of the address'],
  },
  {
    name: 'an item that was revised stands above newer ones',
    file: 'plugins/news/server/prepareNews.ts',
    from: 'b.publishedAt.localeCompare(a.publishedAt)',
    to: 'b.revisedAt.localeCompare(a.revisedAt)',
    tests: ['plugins/news/server/prepareNews.test.ts › puts the newest first'],
  },
  {
    name: 'text with two closing brackets breaks the RSS feed',
    file: 'plugins/news/server/feeds.ts',
    from: 'content: forCdata(absoluteUrls(body.html, page)),',
    to: 'content: absoluteUrls(body.html, page),',
    tests: ['plugins/news/server/feeds.browser.test.ts › is RSS 2.0'],
  },
  {
    name: 'the pager marks the page after the one that is shown',
    file: 'plugins/news/theme/NewsListPage/index.tsx',
    from: '(index + 1 === page ?',
    to: '(index === page ?',
    tests: ['tests/e2e/news.spec.ts › shows the newest six items'],
  },
];
