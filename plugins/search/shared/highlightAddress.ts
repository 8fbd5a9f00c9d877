/** The query parameter that names a word to mark on the page; one for each word. */
const HIGHLIGHT = 'highlight';
const MAX_TOKENS = 8;
/** In characters (code points). A longer token is cut: its beginning stands where all of it does. */
const MAX_LENGTH = 40;

/**
 * An address with the words that the page is to mark; the anchor stays last.
 * @param tokens what stands in the text, in any spelling that folds alike, the most telling first;
 *   single characters are left out unless there is nothing longer
 */
export function withHighlight(url: string, tokens: readonly string[]): string {
  const added = new URLSearchParams(cleaned(tokens).map((token) => [HIGHLIGHT, token])).toString();
  if (added === '') return url;
  const at = url.indexOf('#');
  const [page, anchor] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  return `${page}${page.includes('?') ? '&' : '?'}${added}${anchor}`;
}

/** The words that the query of an address names; what is empty, too long or too many is cut. */
export function parseHighlight(search: string): string[] {
  return cleaned(new URLSearchParams(search).getAll(HIGHLIGHT));
}

/** The query of an address without the words: empty, or with its `?`. */
export function withoutHighlight(search: string): string {
  const kept = search
    .replace(/^\?/u, '')
    .split('&')
    .filter((pair) => pair !== '' && new URLSearchParams(pair).get(HIGHLIGHT) === null);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

function cleaned(tokens: readonly string[]): string[] {
  const cut = tokens.map((token) => [...token.trim()].slice(0, MAX_LENGTH));
  const least = cut.some(({length}) => length > 1) ? 2 : 1;
  const kept = cut.filter(({length}) => length >= least).map((token) => token.join(''));
  return [...new Set(kept)].slice(0, MAX_TOKENS);
}
