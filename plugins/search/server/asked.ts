import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {aliasedSitePathToRelativePath, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {IndexPage} from '@komebiyori/search/indexFile';
import * as v from 'valibot';
import {checked, parseJson} from '../../../src/lib/checked';

const Words = v.pipe(v.string(), v.nonEmpty('must not be empty'));
/** Nobody types one: it was to divide the phrase from its heading, which YAML does by the narrow one. */
const Phrase = v.pipe(
  Words,
  v.check(
    (words) => !words.includes('：'),
    'has a full-width colon: between a phrase and its heading stands ": ", half-width with a space',
  ),
);

const ItemSchema = v.union(
  [
    Phrase,
    v.pipe(
      v.record(Phrase, Words),
      v.check((item) => Object.keys(item).length === 1, 'must be one phrase with one heading'),
    ),
  ],
  'must be a phrase, or a phrase and the heading of its section; what YAML takes for a number stands in quotes',
);

/**
 * `asked:` of a page's front matter: in which words people who do not know ours ask for the page.
 * An item is a phrase, or a phrase with the heading of the section that answers it.
 */
export const AskedSchema = v.array(ItemSchema, 'must be a list of phrases, or left out');

export type Asked = v.InferOutput<typeof AskedSchema>;

/**
 * `asked:` of front matter; empty when there is none.
 * @param file named by the message
 * @throws Error naming every wrong item
 */
export function askedOf(frontMatter: Readonly<Record<string, unknown>>, file: string): Asked {
  const schema = v.object({asked: v.optional(AskedSchema, [])});
  return checked(schema, {asked: frontMatter['asked']}, `front matter of ${file}`).asked;
}

/**
 * `asked:` of Markdown files, by a key of theirs. Docusaurus's own front matter lacks it
 * (`config/buildRules.ts`), so that it is read from the sources.
 * @param files the key and the aliased path (`@site/…`) of each file
 */
export async function readAskedOf(
  siteDir: string,
  files: readonly (readonly [key: string, source: string])[],
): Promise<ReadonlyMap<string, Asked>> {
  const read = async (source: string): Promise<Asked> => {
    const name = aliasedSitePathToRelativePath(source);
    const filePath = path.join(siteDir, name);
    const fileContent = await readFile(filePath, 'utf8');
    const parsed = {filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER};
    return askedOf((await DEFAULT_PARSE_FRONT_MATTER(parsed)).frontMatter, name);
  };
  return new Map(
    await Promise.all(files.map(async ([key, source]) => [key, await read(source)] as const)),
  );
}

const PagesSchema = v.record(v.string(), AskedSchema);

/**
 * What pages without front matter are asked by, by their routes.
 * @param file its path below the site; nothing is read for the empty one
 * @throws Error naming what is wrong in the file
 */
export async function readAskedPages(
  siteDir: string,
  file: string,
): Promise<Readonly<Record<string, Asked>>> {
  if (file === '') return {};
  return checked(
    PagesSchema,
    parseJson(await readFile(path.join(siteDir, file), 'utf8'), file),
    file,
  );
}

/** The phrases of a list for the whole page, and for its sections by their headings. */
function readAsked(asked: Asked): {page: string[]; sections: Map<string, string[]>} {
  const page: string[] = [];
  const sections = new Map<string, string[]>();
  for (const item of asked) {
    if (typeof item === 'string') page.push(item);
    else {
      for (const [phrase, heading] of Object.entries(item)) {
        sections.set(heading, [...(sections.get(heading) ?? []), phrase]);
      }
    }
  }
  return {page, sections};
}

/**
 * The page with the ways in which it is asked for. What is asked of a section that an older version
 * of the page does not have says nothing of that version.
 */
export function withAsked(page: IndexPage, asked: Asked): IndexPage {
  if (asked.length === 0) return page;
  const {page: ofPage, sections} = readAsked(asked);
  return {
    ...page,
    asked: ofPage,
    sections: page.sections.map((section) => {
      const ofSection = sections.get(section.heading);
      sections.delete(section.heading);
      return ofSection === undefined ? section : {...section, asked: ofSection};
    }),
  };
}
