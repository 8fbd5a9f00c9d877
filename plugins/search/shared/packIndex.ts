import * as v from 'valibot';
import {alphabetOf, decoder, encoder} from './alphabet';
import {
  SectionSchema,
  YomiSchema,
  type IndexFile,
  type IndexPage,
  type IndexSource,
} from './indexFile';

/** Grows when the files get another form. */
const FORM = 3;

const HeadPageSchema = v.object({
  url: v.string(),
  title: v.string(),
  breadcrumb: v.array(v.string()),
  keywords: v.array(v.string()),
  sections: v.array(v.omit(SectionSchema, ['content'])),
});

const HeadSchema = v.object({
  form: v.literal(FORM),
  root: v.string(),
  yomi: YomiSchema,
  pages: v.array(HeadPageSchema),
});

const ContentsSchema = v.object({
  form: v.literal(FORM),
  /** In which the texts of `pages` are written; see `alphabet.ts`. */
  alphabet: v.string(),
  /** Of each page of the head its description and the contents of its sections. */
  pages: v.array(v.array(v.string())),
});

/** The small file of an index, which answers first: everything but the long texts. */
export type IndexHead = v.InferOutput<typeof HeadSchema>;
/** The other file. */
export type IndexContents = v.InferOutput<typeof ContentsSchema>;

/** An index as its two files. */
export interface PackedIndex {
  head: IndexHead;
  contents: IndexContents;
}

/** An index as its two files; `unpackIndex` gives it back. */
export function packIndex({root, pages, yomi = {}}: IndexFile): PackedIndex {
  const texts = pages.map(({description, sections}) => [
    description,
    ...sections.map(({content}) => content),
  ]);
  const alphabet = alphabetOf(texts.flat());
  const encode = encoder(alphabet);
  const heads = pages.map(({url, title, breadcrumb, keywords, sections}) => ({
    url,
    title,
    breadcrumb,
    keywords,
    sections: sections.map(({heading, hash}) => (hash === undefined ? {heading} : {heading, hash})),
  }));
  return {
    head: {form: FORM, root, yomi: {...yomi}, pages: heads},
    contents: {form: FORM, alphabet, pages: texts.map((ofPage) => ofPage.map(encode))},
  };
}

/** Reads the first file. Throws a ValiError when it is none. */
export function parseHead(json: unknown): IndexHead {
  return v.parse(HeadSchema, json);
}

/** Reads the other file. Throws a ValiError when it is none. */
export function parseContents(json: unknown): IndexContents {
  return v.parse(ContentsSchema, json);
}

/** What the first file alone tells: the pages, their texts empty. */
export function headIndex({root, pages, yomi}: IndexHead): IndexFile {
  return {
    root,
    yomi,
    pages: pages.map((page) => ({
      ...page,
      description: '',
      sections: page.sections.map((section) => ({...section, content: ''})),
    })),
  };
}

/**
 * The whole index. Its pages are decoded when they are read, which throws a RangeError when the two
 * files do not belong together.
 */
export function unpackIndex(head: IndexHead, contents: IndexContents): IndexSource {
  return {root: head.root, yomi: head.yomi, pages: unpackPages(head, contents)};
}

function* unpackPages(head: IndexHead, {alphabet, pages}: IndexContents): Generator<IndexPage> {
  const decode = decoder(alphabet);
  for (const [at, page] of head.pages.entries()) {
    const textOf = (place: number): string => {
      const text = pages[at]?.[place];
      if (text === undefined) throw new RangeError(`Page ${at} has no text ${place}`);
      return decode(text);
    };
    yield {
      ...page,
      description: textOf(0),
      sections: page.sections.map((section, place) => ({...section, content: textOf(place + 1)})),
    };
  }
}
