import {addressOfPage} from '../html/readPages';

/**
 * A tag that says of its page that it asks the app: `data-reach="loopback"`, with or without the quotes,
 * which the build's minifier drops. Text cannot look like one: its `<` is written `&lt;`.
 */
const REACHES = /<section\b[^>]*\sdata-reach=(?:"loopback"|loopback[\s>])/u;

/**
 * The paths of pages that hold something that asks the app on the same machine, in order.
 * @param pages by path below the build folder
 */
export const reachingPages = (pages: ReadonlyMap<string, string>): string[] =>
  [...pages]
    .filter(([, html]) => REACHES.test(html))
    .map(([name]) => addressOfPage(name))
    .sort();
