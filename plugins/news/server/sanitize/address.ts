/** Stands for our own site while addresses are resolved; reserved by RFC 2606, never resolvable. */
const HERE = 'https://site.invalid';

/** Where an address of an item's text leads, after validation. */
export type Address =
  | {kind: 'site'; href: string; path: string}
  | {kind: 'fragment'; href: string; id: string}
  | {kind: 'outside'; href: string};

/**
 * Reads an address with the parser that browsers use, so that tricks with spaces, tabs, entities
 * and backslashes cannot be understood differently here and there. A relative path counts from
 * /news/.
 * @returns undefined for anything but http, https, mailto and paths of this site, and for addresses
 *   that carry a user name or password
 */
export function readAddress(value: string): Address | undefined {
  const url = URL.canParse(value, `${HERE}/news/`) ? new URL(value, `${HERE}/news/`) : undefined;
  if (url === undefined || !/^(?:https?|mailto):$/u.test(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin !== HERE) return {kind: 'outside', href: url.href};
  if (value.trim().startsWith('#')) {
    return {kind: 'fragment', href: url.hash, id: decode(url.hash.slice(1))};
  }
  // Two slashes at the start would name another host.
  const path = url.pathname.replace(/^\/+/u, '/');
  return {kind: 'site', href: `${path}${url.search}${url.hash}`, path};
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
