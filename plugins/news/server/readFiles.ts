import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Nodes} from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import * as v from 'valibot';
import {parse as parseYaml} from 'yaml';
import {YAML_HELP} from '../../lib/readBlocks';
import remarkJoinCjkLines from '../../markdown/joinCjkLines';
import {describeIssues, failOn, isRealDate, ISO_DATE, NOT_REAL, type Candidate} from './newsItem';
import {SCHEMA} from './sanitize/schema';

const FILE = /^---\r?\n(?<head>[^]*?)\r?\n---(?:\r?\n(?<body>[^]*))?$/u;
/** Narrower than the ids of microCMS: an address in capitals is another one on some hosts only. */
const FILE_NAME = /^[a-z\d][a-z\d-]{0,63}\.md$/u;
const NAME_FORM =
  'is not read: a file of news lies in the folder itself and is named <id>.md, its id 1 to 64 of a-z 0-9 -, with a letter or digit first';
/** What systems and editors leave in a folder. */
const NOT_OURS = /^\.|~$/u;
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/u;
const DATE_FORM =
  'must be a day such as 2025-10-18 or a full date such as 2025-10-18T09:00:00+09:00, from 2000 on';

/** A day without a time is midnight in Japan. */
const withTime = (text: string): string => (DAY_ONLY.test(text) ? `${text}T00:00:00+09:00` : text);

const isDate = (text: string): boolean => text >= '2000' && ISO_DATE.test(withTime(text));

/** Checked here, too: the item would name keys that the file leaves out. */
const date = v.pipe(
  v.string(DATE_FORM),
  v.check(isDate, DATE_FORM),
  v.check((text) => !isDate(text) || isRealDate(withTime(text)), NOT_REAL),
  v.transform(withTime),
);

const KEYS = {
  title: v.string('must be text: put it in quotes'),
  publishedAt: date,
  createdAt: v.optional(date),
  updatedAt: v.optional(date),
  revisedAt: v.optional(date),
  draft: v.optional(v.boolean('must be true or false'), false),
};

const HeadSchema = v.strictObject(KEYS, ({expected}) =>
  expected === 'never'
    ? `is no key of news; there are ${Object.keys(KEYS).join(', ')}`
    : 'front matter has no fields',
);

type Read = {candidate: Candidate} | {problems: string[]} | {draft: true};

/**
 * Reads one file of news: front matter and Markdown.
 * @param where the file's path, for messages
 * @param id from the file's name
 */
export function readFileText(where: string, id: string, text: string): Read {
  const {head, body = ''} = FILE.exec(text)?.groups ?? {};
  if (head === undefined) {
    const problem = 'begins with no front matter: line 1 and the line after the fields must be ---';
    return {problems: [`${where}: ${problem}`]};
  }
  let fields: unknown;
  try {
    // The line above makes the lines of its messages those of the file.
    fields = parseYaml(`\n${head}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : '';
    const said = (reason ?? '').replace(/:$/u, '');
    return {problems: [`${where}: front matter is no YAML: ${said}. ${YAML_HELP}`]};
  }
  const result = v.safeParse(HeadSchema, fields);
  if (!result.success) return {problems: describeIssues(where, result.issues)};
  const {draft, ...own} = result.output;
  if (draft) return {draft: true};
  const {publishedAt, createdAt = publishedAt, updatedAt = publishedAt} = own;
  const {title, revisedAt = publishedAt} = own;
  const markdown = readBody(body);
  if (markdown === undefined)
    return {problems: [`${where}: body: has quotes or lists in too many others`]};
  const problems = markdown.lost.map(([line, problem]) => {
    const above = text.slice(0, text.length - body.length).split('\n').length - 1;
    return `${where}:${above + line}: ${problem}`;
  });
  if (Date.parse(revisedAt) < Date.parse(publishedAt)) {
    problems.push(`${where}: revisedAt: is before publishedAt`);
  }
  if (problems.length > 0) return {problems};
  const value = {id, createdAt, updatedAt, publishedAt, revisedAt, title, body: markdown.html};
  return {candidate: {where, value, text}};
}

/**
 * The items in the files `<id>.md` of a folder, without drafts and README.md. Any other file is a slip.
 * @param siteDir paths in messages are relative to it
 * @throws Error that lists all problems of all files
 */
export async function readFiles(folder: string, siteDir: string): Promise<Candidate[]> {
  const names = (await readdir(folder))
    .filter((name) => name !== 'README.md' && !NOT_OURS.test(name))
    .sort();
  const reads = await Promise.all(
    names.map(async (name): Promise<Read> => {
      const file = path.join(folder, name);
      const where = path.relative(siteDir, file);
      if (!FILE_NAME.test(name)) return {problems: [`${where}: ${NAME_FORM}`]};
      const text = decode(await readFile(file));
      if (text === undefined) return {problems: [`${where}: is not UTF-8: save it as UTF-8`]};
      return readFileText(where, path.basename(name, '.md'), text);
    }),
  );
  failOn(reads.flatMap((read) => ('problems' in read ? read.problems : [])));
  return reads.flatMap((read) => ('candidate' in read ? [read.candidate] : []));
}

/** HTML and what it lacks; undefined where the reader, which calls itself, comes to its end. */
function readBody(body: string) {
  try {
    return {lost: lostIn(processor.parse(body)), html: markdownToHtml(body)};
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What Markdown or the sanitiser would leave out or show as it is written, with its lines. */
function lostIn(node: Nodes): [line: number, problem: string][] {
  const first = node.position?.start.line ?? 1;
  if (node.type === 'footnoteDefinition' || node.type === 'footnoteReference')
    return [[first, `news know no footnotes: [^${node.identifier}]`]];
  if ('children' in node) return node.children.flatMap(lostIn);
  if (node.type === 'image' && node.alt?.trim() === '') {
    return [[first, `image without a description: ${node.url}`]];
  }
  if (node.type !== 'html' && node.type !== 'text') return [];
  return node.value
    .split('\n')
    .flatMap((line, index): [number, string][] =>
      (node.type === 'text' ? [...line.matchAll(/^:::.*/gu)] : [...line.matchAll(ELEMENT)])
        .filter(({groups}) => SCHEMA.tagNames?.includes(groups?.['name'] ?? '') !== true)
        .map(([written]) => [first + index, `news know no ${written}`]),
    );
}

/** Text without a byte order mark; undefined when it is not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The beginning of an element in a piece of HTML. */
const ELEMENT = /<(?<name>[A-Za-z][\w-]*)/gu;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkJoinCjkLines)
  .use(remarkRehype, {allowDangerousHtml: true})
  .use(rehypeStringify, {allowDangerousHtml: true})
  .freeze();

/**
 * Markdown of a file to the HTML an item holds. HTML written in the Markdown (`<kbd>`, `<ruby>`)
 * is passed on as it is: this is not safe to show before it went through sanitizeHtml().
 */
function markdownToHtml(markdown: string): string {
  return String(processor.processSync(markdown));
}
