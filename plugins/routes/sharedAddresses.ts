/** A page that was written: its address, and its file as Docusaurus names it. */
export interface WrittenPage {
  readonly permalink: string;
  /** Begins with `@site/`. */
  readonly source: string;
}

/**
 * What to say of pages that share an address.
 * @returns undefined where each has its own
 */
export function sharedAddresses(pages: readonly WrittenPage[]): string | undefined {
  const files = new Map<string, string[]>();
  for (const {permalink, source} of pages) {
    const file = source.replace(/^@site\//u, '');
    files.set(permalink, [...(files.get(permalink) ?? []), file]);
  }
  const shared = [...files].filter(([, {length}]) => length > 1);
  if (shared.length === 0) return undefined;
  const lines = shared.map(([address, sources]) => `\n  ${address}: ${sources.join(', ')}`);
  return `Several pages have one address:${lines.join('')}\nGive each its own: by another \`slug\` in its front matter, or without one by another file name.`;
}
