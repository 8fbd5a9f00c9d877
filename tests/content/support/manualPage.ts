import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {parse} from 'yaml';
import {sourceWithTerms} from '../../../plugins/markdown/glossary';
import {AskedSchema} from '../../../plugins/search/server/asked';
import {checked} from '../../../src/lib/checked';
import versions from '../../../versions.json';

const DOCS = path.join(__dirname, '..', '..', '..', 'versioned_docs');

/** The version that the tests of single pages are about. */
export const NEWEST = versions[0] ?? '';

/** A key that is not here is a slip: Docusaurus leaves unknown ones alone. */
const FrontMatter = v.strictObject({
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.string(),
  tags: v.optional(v.array(v.string()), []),
  keywords: v.optional(v.array(v.string()), []),
  asked: v.optional(AskedSchema, []),
  pagination_prev: v.optional(v.nullable(v.string())),
  pagination_next: v.optional(v.nullable(v.string())),
  displayed_sidebar: v.optional(v.nullable(v.string())),
  hide_table_of_contents: v.optional(v.boolean()),
  toc_max_heading_level: v.optional(v.number()),
});

/** A page of the manual as its author wrote it. */
export interface ManualPage extends v.InferOutput<typeof FrontMatter> {
  /** Below the version's folder, without extension: `guide/install`. */
  readonly id: string;
  /** Everything after the front matter. */
  readonly body: string;
}

/**
 * Every page of a version of the manual, sorted by id.
 * @throws Error that names every page whose front matter is not as it must be
 */
export function readManual(version: string, docs = DOCS): ManualPage[] {
  const folder = path.join(docs, `version-${version}`);
  const problems: string[] = [];
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/u.test(name))
    .flatMap((name) => {
      try {
        return [parsePage(name.replace(/\.mdx?$/u, ''), readPage(path.join(folder, name)))];
      } catch (error) {
        problems.push(`versioned_docs/version-${version}/${name}: ${String(error)}`);
        return [];
      }
    });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return pages.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A page as its author wrote it, with the list of terms where that has its place. */
const readPage = (file: string): string => sourceWithTerms(file, readFileSync(file, 'utf8'));

function parsePage(id: string, source: string): ManualPage {
  const parts = /^---\n(?<fields>[^]*?)\n---\n(?<body>[^]*)$/u.exec(source)?.groups;
  if (parts === undefined) throw new Error('begins with no front matter (CRLF or BOM?)');
  const {fields = '', body = ''} = parts;
  // A line above, so that the lines of messages are those of the file.
  return {id, ...checked(FrontMatter, parse(`\n${fields}`), 'front matter'), body};
}

/** The characters a reader reads: no imports, tags, code blocks, addresses, marks or white space. */
export function readableText({body}: Pick<ManualPage, 'body'>): string {
  return body
    .replace(/^import .*$/gmu, '')
    .replace(/^```[^]*?^```/gmu, '')
    .replace(/\]\([^)]*\)/gu, ']')
    .replace(/\{\/\*[^]*?\*\/\}/gu, '')
    .replace(/<\/?[A-Za-z][^>]*>/gu, '')
    .replace(/[\s|#*`[\]>:-]/gu, '');
}

/** Names of the figures a page shows, in order. */
export function figuresIn({body}: Pick<ManualPage, 'body'>): string[] {
  return [...body.matchAll(/<(?<name>[A-Z]\w*Figure)\b/gu)].map((match) => match[1] ?? '');
}
