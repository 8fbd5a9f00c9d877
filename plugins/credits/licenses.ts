/**
 * Licences (SPDX ids) under which a package may become part of the site: they ask for no more than
 * the notice that /thanks gives. Anything else, above all GPL and AGPL, is decided by a person.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Whether an SPDX expression allows use: one side of each OR, both sides of each AND. Exceptions
 * (WITH) and nested brackets are refused, which is the safe side.
 */
export function isAllowedLicense(expression: string): boolean {
  const bare = expression.trim().replace(/^\((?<inner>[^()]*)\)$/u, '$<inner>');
  return bare
    .split(/\s+OR\s+/u)
    .some((side) => side.split(/\s+AND\s+/u).every((id) => ALLOWED.has(id.trim())));
}
