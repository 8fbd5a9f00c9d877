/** As long as a group of a key. */
const HIDDEN = '•••••';

/**
 * An address to be seen on the page, which may be on air: enough for its owner to know it again.
 * @param mail such as `onigiri@example.com`, of which `o•••••@example.com` stays
 */
export function maskedMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  const [first = ''] = mail;
  // Of a very short name the first letter would be half of it.
  return `${at > 2 ? first : ''}${HIDDEN}${at < 0 ? '' : mail.slice(at)}`;
}

/**
 * A key to be seen on the page, which may be on air: the product and the first group stay, so that
 * a visitor with several keys can tell them apart.
 * @param key such as `PRO-K1ESR-…`, five groups of five
 */
export function maskedKey(key: string): string {
  const [product = '', first = '', ...rest] = key.split('-');
  return [product, first, ...rest.map(() => HIDDEN)].join('-');
}
