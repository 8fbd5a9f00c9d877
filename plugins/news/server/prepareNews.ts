import {formatDay} from '../shared/formatDate';
import {decodeAddress, failOn, placeOf, type Candidate, type NewsItem} from './newsItem';
import {sanitizeHtml, type SanitizedHtml} from './sanitize/sanitizeHtml';

/** An item ready to be shown. */
export interface Article extends Omit<NewsItem, 'body'> {
  body: SanitizedHtml;
  excerpt: string;
  description: string;
  path: string;
}

/**
 * Sanitises the items, makes their excerpts and puts the newest first.
 * @param warn is told of images that were left out, and of dates in the future
 * @param sourceOf what an item was made from, by which messages name it
 * @param hasImage whether an image of this site exists
 * @throws Error naming the items whose text cannot be shown, is empty, shows missing images
 *   or has links that lead nowhere
 */
export function prepareNews(
  items: readonly NewsItem[],
  hasImage: (path: string) => boolean,
  warn: (message: string) => void,
  sourceOf: (id: string) => Candidate,
): Article[] {
  const problems: string[] = [];
  const articles = items.map((item): Article | undefined => {
    const source = sourceOf(item.id);
    const {where} = source;
    try {
      const body = sanitizeHtml(item.body);
      for (const src of body.droppedImages) {
        warn(
          `${placeOf(source, src)}: image left out, only images of this site load: ${src || '(refused address)'}`,
        );
      }
      for (const href of body.droppedLinks) {
        const near = href.startsWith('#') ? `; there are #${body.anchors.join(', #')}` : '';
        problems.push(
          `${placeOf(source, href)}: link leads nowhere: ${href || '(refused address)'}${near}`,
        );
      }
      const now = new Date().toISOString();
      if (item.publishedAt > now) {
        warn(
          `${where}: publishedAt is in the future; it is shown all the same (draft: true hides it)`,
        );
      } else if (item.revisedAt > now) {
        warn(`${where}: revisedAt is in the future; it is shown all the same`);
      }
      for (const image of body.images.filter((path) => !hasImage(path))) {
        problems.push(
          `${placeOf(source, image)}: image does not exist: static${decodeAddress(image)}`,
        );
      }
      const excerpt = excerptOf(body.paragraphs);
      if (excerpt === '') problems.push(`${where}: body: has no paragraph of text`);
      return {...item, body, excerpt, description: '', path: `/news/${item.id}`};
    } catch (error) {
      problems.push(`${where}: body: ${String(error)}`);
      return undefined;
    }
  });
  failOn(problems);
  return describeAll(articles.filter((article) => article !== undefined)).sort(
    (a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id),
  );
}

/** Gives each item a description that no other item has. */
function describeAll(articles: readonly Article[]): Article[] {
  return articles.map((article) => {
    const {excerpt, title, publishedAt} = article;
    const isUnique = articles.filter((other) => other.excerpt === excerpt).length === 1;
    const description = descriptionOf(excerpt, title, formatDay(publishedAt), isUnique);
    return {...article, description};
  });
}

const WANTED = 50;
const MOST = 110;
/** What search engines need to have something to show. */
const LEAST = 30;

/**
 * The beginning of an item, for lists and descriptions: whole sentences up to about 110 characters,
 * more than one paragraph only while they are short.
 */
export function excerptOf(paragraphs: readonly string[]): string {
  let text = '';
  for (const sentence of paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[。！？])/u))) {
    if (text.length >= WANTED || (text !== '' && text.length + sentence.length > MOST)) break;
    text += sentence.trim();
  }
  return text.length > MOST ? `${[...text].slice(0, MOST - 1).join('')}…` : text;
}

/**
 * The description of an item's page: its excerpt, or a sentence about the item before it, when the
 * excerpt is too short or another item begins in the same way.
 */
export function descriptionOf(
  excerpt: string,
  title: string,
  day: string,
  isUnique = true,
): string {
  if (isUnique && excerpt.length >= LEAST) return excerpt;
  return `コメびよりのお知らせ「${title}」です。${day}に公開しました。${excerpt}`;
}
