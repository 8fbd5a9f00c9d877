const GROUP = 5;
const HIDDEN = '•';

/**
 * A key to be seen on the page, which may be on air: the product and the first group stay, so that
 * a visitor with several keys can tell them apart.
 * @param key such as `PRO-K1ESR-…`, five groups of five
 */
export function maskedKey(key: string): string {
  const [product = '', first = '', ...rest] = key.split('-');
  return [product, first, ...rest.map(() => HIDDEN.repeat(GROUP))].join('-');
}
