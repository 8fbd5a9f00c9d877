/** A place in a file of the template. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const AT = /(?<address>blob:[^\s()@]+?):(?<line>\d+):(?<column>\d+)/gu;

/**
 * The topmost place in a file of the template that a stack names.
 * @param stack of an Error, in the form of any browser
 * @param names the files by their addresses
 */
export function placeOf(stack: string, names: ReadonlyMap<string, string>): Place | undefined {
  for (const {groups} of stack.matchAll(AT)) {
    const file = names.get(groups?.['address'] ?? '');
    if (file === undefined) continue;
    return {file, line: Number(groups?.['line']), column: Number(groups?.['column'])};
  }
  return undefined;
}
