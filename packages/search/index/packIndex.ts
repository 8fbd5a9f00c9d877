import * as v from 'valibot';
import {alphabetOf, decode, encode} from '../text/alphabet';
import {PageSchema, SectionSchema, YomiSchema, type IndexFile} from './indexFile';

/** Grows when the file gets another form. */
const FORM = 4;

const PackedSchema = v.object({
  form: v.literal(FORM),
  /** In which `body`, the JSON of the index, is written; see `alphabet.ts`. */
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
