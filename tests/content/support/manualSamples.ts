import {readFileSync} from 'node:fs';
import path from 'node:path';

import {type Fence, fencesIn} from './fences';
import {NEWEST} from './manualPage';
import {ROOT} from './pages';

const HEADING = /^(?<marks>#{2,4}) (?<text>.+?)(?: \{\/\*.*\*\/\})?$/u;

/** What a reader can copy from a page of the newest manual. */
interface PageSamples {
  /**
   * The code that stands directly under a heading, as it is on the page.
   * @param match a part of the fence's title, or its language where the fence has none
   * @throws when there is no such code, or more than one
   */
  readonly under: (heading: string, match: string) => string;
  /** The headings directly below a heading. */
  readonly headingsUnder: (heading: string) => readonly string[];
}

/**
 * @param id below the version's folder, without extension: `developer/plugin`
 */
export function samplesOf(id: string): PageSamples {
  const file = path.join('versioned_docs', `version-${NEWEST}`, `${id}.mdx`);
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const fences = fencesIn(file, source);
  const inFence = (line: number): boolean =>
    fences.some((fence) => line > fence.line && line <= fence.line + fence.code.split('\n').length);
  const headings = source.split('\n').flatMap((row, at) => {
    const {marks, text} = HEADING.exec(row)?.groups ?? {};
    if (marks === undefined || text === undefined || inFence(at + 1)) return [];
    return [{level: marks.length, text, line: at + 1}];
  });
  const place = (text: string): number => {
    const at = headings.findIndex((heading) => heading.text === text);
    if (at === -1) throw new Error(`${file} has no heading ${text}`);
    return at;
  };

  return {
    under(text, match) {
      const at = place(text);
      const from = headings[at]?.line ?? 0;
      const to = headings[at + 1]?.line ?? Infinity;
      const found = fences
        .filter(({line}) => line > from && line < to)
        .filter((fence) => nameOf(fence).includes(match));
      const [only] = found;
      if (only === undefined || found.length > 1) {
        throw new Error(`${file} has ${found.length} of ${match} under ${text}`);
      }
      return only.code;
    },
    headingsUnder(text) {
      const at = place(text);
      const level = headings[at]?.level ?? 0;
      const below = headings.slice(at + 1);
      const end = below.findIndex((heading) => heading.level <= level);
      return (end === -1 ? below : below.slice(0, end))
        .filter((heading) => heading.level === level + 1)
        .map((heading) => heading.text);
    },
  };
}

const nameOf = ({lang, meta}: Fence): string => (meta === '' ? lang : meta);
