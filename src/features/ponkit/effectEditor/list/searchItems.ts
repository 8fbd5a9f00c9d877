import {EFFECT_NAMES, type Item, nameOf} from '@komebiyori/effects';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The items whose name, kind, id or patterns have every word of a query. All for an empty query. */
export function searchItems(items: readonly Item[], query: string): readonly Item[] {
  const words = fold(query).split(/\s+/u);
  return items.filter((item) => {
    const text = fold(
      [nameOf(item), EFFECT_NAMES[item.effect], item.id, ...item.pattern].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
}
