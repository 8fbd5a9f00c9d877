import * as v from 'valibot';
import {checked} from '../src/lib/checked';
import {repeated} from '../src/lib/lists';

const Word = v.pipe(v.string(), v.regex(/^\S(?:.*\S)?$/u, 'empty, or space at an end'));
const Page = v.pipe(v.string(), v.regex(/^[\w-]+(?:\/[\w-]+)*$/u, 'not the id of a page'));
/** What a tip has room for, in characters. */
const TEXT_LENGTH = 100;

const TermSchema = v.strictObject({
  /** Anchor on the page of terms. */
  id: v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/u, 'not an id such as view-url')),
  term: Word,
  /** In kana: it sorts the terms, and people search for it. */
  reading: v.pipe(v.string(), v.regex(/^[ぁ-ゖァ-ヺー]+$/u, 'not in kana')),
  /** Other spellings, which pages may use for it. */
  others: v.optional(v.array(Word), []),
  /** Page of the manual that explains it; the term is not marked there. */
  page: Page,
  /** Pages where the word means something else. */
  except: v.optional(v.array(Page), []),
  text: v.pipe(
    v.string(),
    v.maxLength(TEXT_LENGTH),
    v.regex(/^[^。\n]+。(?:[^。\n]+。)?$/u, 'not one or two whole sentences'),
  ),
});

/** A word of the manual that a beginner may not know. */
export type Term = v.InferOutput<typeof TermSchema>;

const GlossarySchema = v.strictObject({terms: v.array(TermSchema)});

/**
 * Checks data/glossary.json.
 * @throws Error naming every wrong field, and what stands there twice
 */
export function parseGlossary(json: unknown): Term[] {
  const {terms} = checked(GlossarySchema, json, 'data/glossary.json');
  const twice = [
    ...repeated(terms.map(({id}) => id)),
    ...repeated(terms.flatMap(({term, others}) => [term, ...others])),
  ];
  if (twice.length > 0)
    throw new Error(`Malformed data/glossary.json:\n  twice: ${twice.join(', ')}`);
  return terms;
}
