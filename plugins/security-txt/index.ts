import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface SecurityTxtOptions {
  /** An https address or a mail address. */
  readonly contact: string;
  /** Every origin that answers with this file. */
  readonly origins: readonly string[];
}

const FILE = '.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116, section 2.5.5 recommends less than a year; every deployment writes the file anew. */
const LIFE_DAYS = 360;

/**
 * Where people who find a weakness turn to, as RFC 9116 wants it.
 * @param now milliseconds since the epoch
 */
export function securityTxt({contact, origins}: SecurityTxtOptions, now: number): string {
  const day = Math.floor(now / DAY_MS) + LIFE_DAYS;
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    'Preferred-Languages: ja, en',
    ...origins.map((origin) => `Canonical: ${origin}/${FILE}`),
    '',
  ].join('\n');
}

/** Writes `/.well-known/security.txt`, with the time of the build in it. */
export default function securityTxtPlugin(
  _context: LoadContext,
  options: SecurityTxtOptions,
): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      const file = path.join(outDir, FILE);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, securityTxt(options, Date.now()));
    },
  };
}

export function validateOptions({options}: {options: SecurityTxtOptions}): SecurityTxtOptions {
  return options;
}
