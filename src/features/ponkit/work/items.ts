import * as v from 'valibot';

const ItemSchema = v.looseObject({id: v.pipe(v.string(), v.minLength(1), v.maxLength(100))});

export type WordPartyItem = v.InferOutput<typeof ItemSchema>;

export const MAX_ITEMS = 300;

export function readItems(parts: readonly unknown[]): {items: WordPartyItem[]; left: number} {
  const items = parts.flatMap((part) => {
    const result = v.safeParse(ItemSchema, part);
    return result.success ? [result.output] : [];
  });
  return {items, left: parts.length - items.length};
}
