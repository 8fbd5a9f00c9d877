import * as v from 'valibot';
import {textOfUnits} from '../text/fold';

/** A section of a page: its heading, anchor and text. */
export const SectionSchema = v.object({
  /** The heading of level 2 or 3; empty for what stands before the first one. */
  heading: v.string(),
  /** Anchor of the heading, without `#`; only where it is not the slug of the heading. */
  hash: v.optional(v.string()),
  /** What a reader sees below the heading, as plain text; a line is a paragraph, an item, a row. */
  content: v.string(),
  /** In which words people ask for what this section tells. */
  asked: v.optional(v.array(v.string())),
});

export const PageSchema = v.object({
  url: v.string(),
  title: v.string(),
  breadcrumb: v.array(v.string()),
  description: v.string(),
  /** Words that lead to the page though it does not show them: keywords and tags. */
  keywords: v.array(v.string()),
  /** In which words people ask for the page. */
  asked: v.optional(v.array(v.string())),
  sections: v.array(SectionSchema),
  /** How many other pages of the manual link to it. */
  links: v.optional(v.number()),
  /** To how many other pages of the manual it links. */
  pointsTo: v.optional(v.number()),
  /** Label of the version that has the page, when the one indexed has not. */
  onlyIn: v.optional(v.string()),
});

/** How words with kanji are read: word to folded reading. */
export const YomiSchema = v.record(v.string(), v.string());

export type IndexSection = v.InferOutput<typeof SectionSchema>;
export type IndexPage = v.InferOutput<typeof PageSchema>;
export type Yomi = v.InferOutput<typeof YomiSchema>;

/** One index: the pages of a docs version, or the top-level pages; see `packIndex`. */
export interface IndexFile {
  /** The first step of every page's breadcrumb. */
  root: string;
  pages: IndexPage[];
  /** The words that stand in several texts, or in a title, a heading, a keyword. */
  yomi?: Yomi;
}

/** The root of the breadcrumb of a page that is not part of the manual. */
export const PAGES_ROOT = 'サイト内のページ';

/**
 * The anchor that Docusaurus gives to most headings. Where it gives another one (numbered, written
 * by hand, a character of a newer Unicode), the index file says which; nothing else must agree.
 */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The section of an index file for a heading with its anchor. */
export function indexSection(heading: string, hash: string, content: string): IndexSection {
  return hash === slugOf(heading) ? {heading, content} : {heading, hash, content};
}

/** The anchor of a section, without `#`; empty when there is none to lead to. */
export function anchorOf({heading, hash}: IndexSection): string {
  return hash ?? slugOf(heading);
}

/** Grows when the file gets another form. */
const FORM = 4;

const PackedSchema = v.object({
  form: v.literal(FORM),
  /** In which `body`, the JSON of the index, is written; see `alphabetOf`. */
  alphabet: v.string(),
  body: v.string(),
});

/** An index as its file holds it. */
export type PackedIndex = v.InferOutput<typeof PackedSchema>;

/**
 * What an index file holds. Texts of one kind stand together, because compressors like neighbours to
 * be alike: that saves 2 %.
 */
const ContentSchema = v.object({
  root: v.string(),
  yomi: v.optional(YomiSchema),
  pages: v.array(v.omit(PageSchema, ['description', 'asked', 'sections'])),
  /** Of each page its sections without their texts. */
  sections: v.array(v.array(v.omit(SectionSchema, ['content', 'asked']))),
  /** Of each page what is asked of it, and of each of its sections. */
  asked: v.array(v.array(v.array(v.string()))),
  /** Of each page its description and the contents of its sections. */
  texts: v.array(v.array(v.string())),
});

type Content = v.InferOutput<typeof ContentSchema>;

/** An index as its file; `unpackIndex` gives it back. */
export function packIndex({root, yomi, pages}: IndexFile): PackedIndex {
  const content: Content = {
    root,
    yomi,
    pages: pages.map(({description: _d, asked: _a, sections: _s, ...page}) => page),
    sections: pages.map(({sections}) =>
      sections.map(({heading, hash}) => (hash === undefined ? {heading} : {heading, hash})),
    ),
    asked: pages.map(({asked = [], sections}) => [
      asked,
      ...sections.map((section) => section.asked ?? []),
    ]),
    texts: pages.map(({description, sections}) => [
      description,
      ...sections.map((section) => section.content),
    ]),
  };
  const json = JSON.stringify(content);
  const alphabet = alphabetOf(json);
  return {form: FORM, alphabet, body: encode(json, alphabet)};
}

/**
 * Reads the file of an index.
 * @throws ValiError, RangeError or SyntaxError when it is none, or one of another release
 */
export function unpackIndex(file: unknown): IndexFile {
  const {alphabet, body} = v.parse(PackedSchema, file);
  const json: unknown = JSON.parse(decode(body, alphabet));
  const {root, yomi, pages, sections, asked, texts} = v.parse(ContentSchema, json);
  const at = <Value>(values: readonly Value[] | undefined, place: number): Value => {
    const value = values?.[place];
    if (value === undefined) throw new RangeError(`Nothing at ${place}`);
    return value;
  };
  return {
    root,
    ...(yomi && {yomi}),
    pages: pages.map((page, place) => ({
      ...page,
      description: at(texts[place], 0),
      asked: at(asked[place], 0),
      sections: at(sections, place).map((section, of) => ({
        ...section,
        content: at(texts[place], of + 1),
        asked: at(asked[place], of + 1),
      })),
    })),
  };
}

/**
 * Texts in an alphabet of their own. UTF-8 spends three bytes on each kana and kanji, which costs
 * even after compression (measured on the manual: 17 % with gzip, 9 % with brotli). So the most
 * frequent UTF-16 units of the texts are written as ASCII, which is one byte each, the others as the
 * characters after it, which are two. It stays text, so every host compresses it as such.
 */

/** What JSON writes in one byte: printable ASCII without its quote and its escape. */
const ONE_BYTE = Array.from({length: 0x7f - 0x20}, (_, place) => 0x20 + place).filter(
  (unit) => unit !== 0x22 && unit !== 0x5c,
);

/** The unit that is written for the one at a place of an alphabet. */
function writtenAt(place: number): number {
  return ONE_BYTE[place] ?? 0x80 + place - ONE_BYTE.length;
}

/**
 * The different units of a text: first those that get one byte, then the others, each part in order
 * of their codes, because compressors like neighbours to be alike.
 */
export function alphabetOf(text: string): string {
  const counts = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([unit]) => unit);
  const [often, seldom] = [byCount.slice(0, ONE_BYTE.length), byCount.slice(ONE_BYTE.length)];
  const units = [...often.sort(byCode), ...seldom.sort(byCode)];
  return units.map((unit) => String.fromCharCode(unit)).join('');
}

const byCode = (a: number, b: number): number => a - b;

/**
 * Writes a text in an alphabet.
 * @throws RangeError when the alphabet has more than 55,000 units, or lacks a unit of the text
 */
export function encode(text: string, alphabet: string): string {
  // There the units begin that are no characters; texts never hold so many different ones.
  if (writtenAt(alphabet.length) > 0xd800) throw new RangeError(`${alphabet.length} units`);
  const table = new Map<number, number>();
  for (let at = 0; at < alphabet.length; at += 1) table.set(alphabet.charCodeAt(at), writtenAt(at));
  return translate(text, (unit) => table.get(unit));
}

/** Reads what `encode` wrote. Throws a RangeError at what that cannot have written. */
export function decode(text: string, alphabet: string): string {
  const units = new Uint16Array(writtenAt(alphabet.length));
  const isKnown = new Uint8Array(units.length);
  for (let at = 0; at < alphabet.length; at += 1) {
    units[writtenAt(at)] = alphabet.charCodeAt(at);
    isKnown[writtenAt(at)] = 1;
  }
  return translate(text, (unit) => (isKnown[unit] === 1 ? units[unit] : undefined));
}

function translate(text: string, unitFor: (unit: number) => number | undefined): string {
  const translated = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const unit = unitFor(text.charCodeAt(at));
    if (unit === undefined) throw new RangeError(`Unit ${at} is not in the alphabet`);
    translated[at] = unit;
  }
  return textOfUnits(translated);
}
