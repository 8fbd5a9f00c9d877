import * as v from 'valibot';
import {readItems} from '@komebiyori/effects';
import {AssetSchema, MAX_ASSETS} from './assets';
import {placedOnce} from './edit';
import {ButtonSchema, PageSchema} from './pads';
import {MAX_BUTTONS, MAX_ITEMS, MAX_PAGES, type Work} from './work';

/** The number that stands in what is kept and sent; another form of the document has another. */
const WORK_FORM = 1;

/** Everything a document may hold, before its parts are looked at. */
const EnvelopeSchema = v.object({
  form: v.literal(WORK_FORM),
  pages: v.optional(v.array(v.unknown()), []),
  buttons: v.optional(v.array(v.unknown()), []),
  items: v.optional(v.array(v.unknown()), []),
  assets: v.optional(v.array(v.unknown()), []),
});

export interface ReadWork {
  readonly work: Work;
  /** How many parts could not be understood and are left out. */
  readonly left: number;
}

/** The parts that follow a schema, with the first of those that share a key only. */
function readable<Schema extends v.GenericSchema>(
  schema: Schema,
  parts: readonly unknown[],
  keyOf: (part: v.InferOutput<Schema>) => string,
  max: number,
): v.InferOutput<Schema>[] {
  const found = new Map<string, v.InferOutput<Schema>>();
  for (const part of parts) {
    const result = v.safeParse(schema, part);
    if (!result.success || found.size >= max) continue;
    const key = keyOf(result.output);
    if (!found.has(key)) found.set(key, result.output);
  }
  return [...found.values()];
}

/**
 * A document from storage, a kit or a link: what follows its schema, and how much does not.
 * Undefined when it is no document of this form. Pages may be missing; then there are none.
 */
export function readWork(value: unknown): ReadWork | undefined {
  const envelope = v.safeParse(EnvelopeSchema, value);
  if (!envelope.success) return undefined;
  const given = envelope.output;
  const buttons = readable(ButtonSchema, given.buttons, ({id}) => id, MAX_BUTTONS);
  const pages = readable(PageSchema, given.pages, ({id}) => id, MAX_PAGES);
  const ids = new Set<string>();
  const assets = readable(AssetSchema, given.assets, ({path}) => path, MAX_ASSETS).filter(
    // Names that differ in capitals only are one name on Windows.
    ({id, path}) => {
      const isNew = !ids.has(id) && !ids.has(path.toLowerCase());
      ids.add(id).add(path.toLowerCase());
      return isNew;
    },
  );
  const items = readItems(given.items).items.slice(0, MAX_ITEMS);
  const work = {pages: placedOnce(pages, buttons), buttons, items, assets};
  const lost =
    given.buttons.length -
    buttons.length +
    (given.pages.length - pages.length) +
    (given.assets.length - assets.length) +
    (given.items.length - items.length);
  return {work, left: lost};
}

/** A document as text, to be kept and sent. Equal documents give equal texts. */
export const printWork = (work: Work): string => JSON.stringify({form: WORK_FORM, ...work});
