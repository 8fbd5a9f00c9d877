/** A heading of a page as Docusaurus lists it; `value` is HTML. */
export interface Heading {
  readonly id: string;
  readonly value: string;
  readonly level: number;
}

interface Group {
  readonly head: Heading;
  readonly items: readonly Heading[];
}

/**
 * The headings of level 2, each with those of level 3 below it.
 * @param names whether only headings that are code count, and groups of such
 */
export function indexGroups(headings: readonly Heading[], names: boolean): Group[] {
  const groups: {head: Heading; items: Heading[]}[] = [];
  for (const heading of headings) {
    if (heading.level === 2) groups.push({head: heading, items: []});
    else if (heading.level === 3 && (!names || heading.value.startsWith('<code>')))
      groups.at(-1)?.items.push(heading);
  }
  return names ? groups.filter(({items}) => items.length > 0) : groups;
}
