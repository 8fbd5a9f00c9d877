import {startOf} from '@komebiyori/lib/startOf';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/**
 * The longest text of a comment that is read, in UTF-16 units. The longest real ones are HTML of
 * emotes alone: Twitch takes 500 characters, of which two and a space can become a picture of 300.
 * What is longer keeps a page busy for seconds (5 MB: six), at each comment.
 */
export const LONGEST_COMMENT = 65_536;

/** A text as it is, or the start of one that is longer than any real one. */
export const beginning = (text: string, length: number): string =>
  text.length <= length ? text : startOf(text, length);

function character(code: number): string {
  const isText = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isText ? String.fromCodePoint(code) : '';
}

function entity(whole: string, name: string): string {
  if (/^#x/iu.test(name)) return character(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return character(Number(name.slice(1)));
  return NAMED[name.toLowerCase()] ?? whole;
}

/** The alternative text of an image of a stamp or an emoji, which is what a viewer wrote. */
function tag(markup: string): string {
  if (/^<br\b/iu.test(markup)) return '\n';
  const alt = /^<img\b.*?\salt=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/isu.exec(markup)?.groups;
  return alt?.['double'] ?? alt?.['single'] ?? '';
}

/**
 * What a comment's HTML says, as text. Not for showing as HTML: entities are decoded.
 * @param html escaped HTML as `data.comment` has it; what is over LONGEST_COMMENT is left out
 * @param picture stands for each picture; without it, what the picture stands for
 */
export function plainText(html: string, picture?: string): string {
  return beginning(html, LONGEST_COMMENT)
    .replace(/<[a-z/!](?:"[^"]*"|'[^']*'|[^'"<>])*>/giu, (markup) =>
      picture !== undefined && /^<img\b/iu.test(markup) ? picture : tag(markup),
    )
    .replace(/&(?<name>#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/giu, entity);
}
