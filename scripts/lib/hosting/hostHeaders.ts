/** A block of `_headers`: what it adds to the files that its pattern fits, and what it takes away. */
interface Block {
  readonly pattern: string;
  readonly taken: readonly string[];
  readonly added: readonly (readonly [string, string])[];
}

/** Reads a `_headers` file as Cloudflare Pages does. @throws Error for a line that is none of it */
function blocksOf(text: string): Block[] {
  return text
    .split('\n\n')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [pattern = '', ...lines] = part.trim().split('\n');
      const taken: string[] = [];
      const added: [string, string][] = [];
      for (const line of lines) {
        const {name = '', value = ''} =
          /^ {2}(?:! )?(?<name>[\w-]+)(?:: (?<value>.+))?$/u.exec(line)?.groups ?? {};
        if (name === '' || (value === '') !== line.startsWith('  ! '))
          throw new Error(`_headers: ${line}`);
        if (value === '') taken.push(name.toLowerCase());
        else added.push([name.toLowerCase(), value]);
      }
      return {pattern, taken, added};
    });
}

/** One `*` stands for any part of a path, slashes included. */
function fits(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** What Cloudflare Pages sends unless it is told otherwise, of what the rules speak of. */
const BY_ITSELF = {
  'access-control-allow-origin': '*',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * The headers that a path has with a `_headers` file, by their names in small letters: rules from the
 * top, two values of one name joined, as Cloudflare does it (`pages-shared` of its workers-sdk).
 */
export function headersAt(text: string, path: string): Record<string, string> {
  const headers = new Map<string, string>(Object.entries(BY_ITSELF));
  const said = new Set<string>();
  for (const {pattern, taken, added} of blocksOf(text)) {
    if (!fits(pattern, path)) continue;
    for (const name of taken) headers.delete(name);
    for (const [name, value] of added) {
      const before = said.has(name) ? headers.get(name) : undefined;
      said.add(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(headers);
}
