import type {LatestNews, NewsItemProps, NewsLink, NewsListProps} from '../shared/pages';
import type {Article} from './prepareNews';

const PAGE_SIZE = 6;

const linkOf = ({id, title, publishedAt, path}: Article): NewsLink => ({
  id,
  title,
  publishedAt,
  path,
});

const listPath = (page: number): string => (page === 1 ? '/news' : `/news/page/${page}`);

export interface ListRoute {
  path: string;
  props: NewsListProps;
}

export interface ItemRoute {
  path: string;
  props: NewsItemProps;
}

/** The pages of the list, six items each. There is always a first one. */
export function listRoutes(articles: readonly Article[]): ListRoute[] {
  const count = Math.max(1, Math.ceil(articles.length / PAGE_SIZE));
  const pages = Array.from({length: count}, (_, index) => listPath(index + 1));
  return pages.map((path, index) => {
    const items = articles
      .slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE)
      .map((article) => ({...linkOf(article), excerpt: article.excerpt}));
    return {path, props: {items, page: index + 1, pages}};
  });
}

/** The page of each item. `articles` have the newest first. */
export function itemRoutes(articles: readonly Article[]): ItemRoute[] {
  return articles.map((article, index) => {
    const {body, description, revisedAt, path, id} = article;
    const [newer, older] = [articles[index - 1], articles[index + 1]];
    const item = {...linkOf(article), revisedAt, description, html: body.html};
    const props: NewsItemProps = {
      item,
      listPath: `${listPath(Math.floor(index / PAGE_SIZE) + 1)}#${id}`,
      newer: newer === undefined ? null : linkOf(newer),
      older: older === undefined ? null : linkOf(older),
      links: [...new Set(body.links)],
      anchors: body.anchors,
    };
    return {path, props};
  });
}

/** The newest three items, for other pages. */
export function latestOf(articles: readonly Article[]): LatestNews {
  return articles
    .slice(0, 3)
    .map(({id, title, publishedAt, path}) => ({id, title, date: publishedAt, path}));
}
