export interface SecurityContact {
  /** An https address or a mail address. */
  readonly contact: string;
  /** Every origin that answers with this file. */
  readonly origins: readonly string[];
}

export const SECURITY_FILE = '.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116, section 2.5.5 recommends less than a year; every deployment writes the file anew. */
const LIFE_DAYS = 360;

/**
 * Where people who find a weakness turn to, as RFC 9116 wants it.
 * @param now milliseconds since the epoch
 */
export function securityTxt({contact, origins}: SecurityContact, now: number): string {
  const day = Math.floor(now / DAY_MS) + LIFE_DAYS;
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    'Preferred-Languages: ja, en',
    ...origins.map((origin) => `Canonical: ${origin}/${SECURITY_FILE}`),
    '',
  ].join('\n');
}
