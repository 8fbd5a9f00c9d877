export const GROUPS = [
  'Address of the site',
  'Outside links',
  'Operator',
  'Selling Pro',
  'Dates',
  'Hosting and personal data',
  'Release data',
  'Backend',
  'News',
  'Manual',
  'Tag manager and ads',
  'Supporters',
  'To be confirmed by a person',
] as const;
export type Group = (typeof GROUPS)[number];

/**
 * `required`: the site must not go public without it. `optional`: the site is complete and lawful
 * without it. `confirm`: no program can see whether it is right.
 */
export type Level = 'required' | 'optional' | 'confirm';

/** A value that an owner has not set, or should look at. */
export interface Finding {
  readonly group: Group;
  readonly level: Level;
  /** The field or environment variable. */
  readonly name: string;
  /** The file, or `environment`. */
  readonly where: string;
  readonly why: string;
}

const RESERVED = /(?:^|\.)(?:example|invalid|localhost|test)$|(?:^|\.)example\.(?:com|net|org)$/u;

/**
 * Whether an address can never be reached by the public (RFC 2606 and RFC 6761).
 * @param address of a page, or for mail
 */
export function isReserved(address: string): boolean {
  const isUrl = address.includes('://');
  return RESERVED.test(isUrl ? new URL(address).hostname : address.replace(/^.*@/u, ''));
}
