/**
 * Tags that only mark up text, with nothing but a class or a role. The theme sets them as HTML in
 * tables of contents and the progress bar.
 */
const MARKUP =
  /<\/?(?:b|code|del|div|em|i|kbd|li|mark|p|s|small|span|strong|sub|sup|u|ul)(?: (?:class|role)="[^"<>]*")*>/gu;

/**
 * Whether HTML may be set as a text: one without any other `<`, which no element that loads or runs
 * something can come of. So helmet writes JSON-LD into the head.
 */
export const isKnownHtml = (html: string): boolean => !html.replaceAll(MARKUP, '').includes('<');

/** Whether the text of a script is data: as a program, JSON does nothing at all. */
export function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a script may be loaded: ours, which are all named by their content, and those of the
 * third parties of this build.
 * @param sources origins as a content security policy names them: `https://*.example.com` stands
 *   for all names below, as in CSP Level 3, section 6.7.2.8
 */
export function isKnownScript(
  {origin, protocol, hostname, pathname}: URL,
  own: string,
  sources: readonly string[],
): boolean {
  if (origin === own) return pathname.startsWith('/assets/js/');
  return sources.some((source) =>
    source.startsWith('https://*.')
      ? protocol === 'https:' && hostname.endsWith(source.slice('https://*'.length))
      : origin === source,
  );
}
