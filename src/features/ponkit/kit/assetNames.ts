import * as v from 'valibot';
import {ItemSchema, type Item} from '@komebiyori/effects';
import type {Work} from '../work/work';

/** Fields of an item that are words and never a file. */
const WORDS = new Set(['id', 'name', 'pattern', 'text', 'css', 'content', 'contents', 'emojis']);

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) =>
      WORDS.has(key) ? [key, one] : [names.get(key) ?? key, renamed(one, names)],
    ),
  );
}

const renamedItem = (item: Item, names: ReadonlyMap<string, string>): Item =>
  v.parse(ItemSchema, renamed(item, names));

/**
 * A document that calls its files by other names, everywhere: the buttons' pictures, and the files
 * that items name (in lists, alone, or as the keys of `resourceParams`).
 * @param names from the old name to the new one
 */
export function renameAssets(work: Work, names: ReadonlyMap<string, string>): Work {
  if (names.size === 0) return work;
  const nameOf = (path: string): string => names.get(path) ?? path;
  return {
    ...work,
    assets: work.assets.map((asset) => ({...asset, path: nameOf(asset.path)})),
    buttons: work.buttons.map((button) =>
      button.image === null ? button : {...button, image: nameOf(button.image)},
    ),
    items: work.items.map((item) => renamedItem(item, names)),
  };
}
