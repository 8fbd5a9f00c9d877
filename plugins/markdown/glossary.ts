import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import * as v from 'valibot';
import {parseGlossary, type Term} from '../../config/glossary';
import data from '../../data/glossary.json';
import {checked} from '../../src/lib/checked';
import {nearestPage} from '../../src/lib/nearestPage';
import versions from '../../versions.json';
import {fieldsOf, parseMdx, FRONT_MATTER} from '../lib/readBlocks';
import {markTerms} from './markTerms';

/** The words of data/glossary.json, checked when the configuration is read. */
export const TERMS: readonly Term[] = parseGlossary(data);

/** The page of the manual that lists them. */
const TERMS_PAGE = 'glossary';

const NO_TITLE = 'is missing, or no text';
const FrontMatter = v.object({
  title: v.optional(v.pipe(v.string(NO_TITLE), v.nonEmpty(NO_TITLE)), ''),
});

/**
 * The terms with the pages that explain them in a manual. The list names those of the newest; in another
 * one a page may have another id, or what comes nearest tells of it.
 * @param folder of the manual
 */
function termsIn(folder: string): readonly Term[] {
  const has = (page: string): boolean => existsSync(path.join(folder, `${page}.mdx`));
  if (folder === NEWEST) return TERMS;
  return TERMS.map((term) => ({...term, page: nearestPage(term.page, has) ?? term.page}));
}

/**
 * The titles of the pages of a manual, by id.
 * @param folder of the manual
 * @throws Error when a page that a term names is missing or has no title
 */
function titlesIn(folder: string): (page: string) => string {
  return (page) => {
    const file = path.join(folder, `${page}.mdx`);
    if (!existsSync(file)) {
      const where = path.relative(SITE, folder);
      throw new Error(`data/glossary.json: page ${page} does not exist in ${where}`);
    }
    const source = readFileSync(file, 'utf8');
    const [front = ''] = FRONT_MATTER.exec(source) ?? [];
    const where = path.relative(SITE, file);
    return checked(FrontMatter, fieldsOf(front, where) ?? {}, `front matter of ${where}`).title;
  };
}

const SITE = path.join(__dirname, '..', '..');
const NEWEST = path.join(SITE, 'versioned_docs', `version-${versions[0] ?? ''}`);
/** The manuals that readers of today need: the unreleased one and the newest. */
const MANUALS = [path.join(SITE, 'docs'), NEWEST];

/** The manual and the id of a page; undefined for a page of another one. */
function placeOf(file: string): {folder: string; id: string} | undefined {
  const folder = MANUALS.find((manual) => file.startsWith(`${manual}${path.sep}`));
  if (folder === undefined) return undefined;
  const page = path.relative(folder, file).replaceAll(path.sep, '/');
  return {folder, id: page.replace(/\.mdx?$/u, '')};
}

/** The element of the page that the list takes the place of. */
export const LIST_ELEMENT = '<GlossaryTerms />';

/** The rows of the kana table: the letters of each, and its anchor. */
const ROWS = [
  ['あ行', 'あいうえお', 'a'],
  ['か行', 'かきくけこ', 'ka'],
  ['さ行', 'さしすせそ', 'sa'],
  ['た行', 'たちつてと', 'ta'],
  ['な行', 'なにぬねの', 'na'],
  ['は行', 'はひふへほ', 'ha'],
  ['ま行', 'まみむめも', 'ma'],
  ['や行', 'やゆよ', 'ya'],
  ['ら行', 'らりるれろ', 'ra'],
  ['わ行', 'わをん', 'wa'],
] as const;

const order = new Intl.Collator('ja');

const hiragana = (reading: string): string =>
  reading.replace(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));

/** The first letter of a reading without its voicing: か for が. */
const firstLetter = (reading: string): string => hiragana(reading).normalize('NFD').charAt(0);

function entry({id, term, reading, others, page, text}: Term, titleOf: TitleOf): string {
  const facts = [
    ...(reading === term ? [] : [`読み方：${reading}`]),
    ...(others.length === 0 ? [] : [`別の書き方：${others.join('、')}`]),
    `くわしく：[${titleOf(page)}](./${page}.mdx)`,
  ];
  return `### ${term} {/* #${id} */}\n\n${text}\n\n${facts.join('　')}\n`;
}

/** The title of a page of the manual, by its id. */
type TitleOf = (page: string) => string;

/** The terms as Markdown: a heading for each row of the kana table that has some, sorted by reading. */
export function termList(terms: readonly Term[], titleOf: TitleOf): string {
  return ROWS.flatMap(([name, letters, id]) => {
    const own = terms
      .filter(({reading}) => letters.includes(firstLetter(reading)))
      .sort((a, b) => order.compare(hiragana(a.reading), hiragana(b.reading)));
    if (own.length === 0) return [];
    const entries = own.map((term) => entry(term, titleOf));
    return [`## ${name} {/* #row-${id} */}\n`, ...entries];
  }).join('\n');
}

/** Puts the list in the place of its element, on any manual's page of terms. */
function putList(tree: Root, folder: string): void {
  tree.children = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && `<${node.name ?? ''} />` === LIST_ELEMENT
      ? parseMdx(termList(termsIn(folder), titlesIn(folder))).children
      : [node],
  );
}

/**
 * A remark plugin for the manual: the list of terms on its page, and the first occurrence of a term
 * on every other page of the newest and the unreleased manual (README.md).
 */
export default function remarkGlossary(): (tree: Root, file: {path?: string}) => void {
  return (tree, file) => {
    const source = file.path ?? '';
    if (path.basename(source) === `${TERMS_PAGE}.mdx`) {
      putList(tree, path.dirname(source));
      return;
    }
    const place = placeOf(source);
    if (place === undefined) return;
    const up = path.posix.relative(path.posix.dirname(place.id), TERMS_PAGE);
    const own = termsIn(place.folder).filter(
      ({page, except}) => page !== place.id && !except.includes(place.id),
    );
    markTerms(tree, own, `${up.startsWith('.') ? up : `./${up}`}.mdx`);
  };
}

/**
 * The source of a page of the manual with the list of terms in it, where the page has one.
 * @param file of the page, in the folder of its manual
 */
export function sourceWithTerms(file: string, source: string): string {
  if (!source.includes(LIST_ELEMENT)) return source;
  const folder = path.dirname(file);
  // Not by `replace`, for which `$` in a text means something.
  return source.split(LIST_ELEMENT).join(termList(termsIn(folder), titlesIn(folder)));
}
