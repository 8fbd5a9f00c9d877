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
