import * as v from 'valibot';
import {withValue} from '@komebiyori/fields/path';
import {COMMON_FIELDS} from './common';
import {fieldsOf, OPTION_FIELDS} from './fieldTable';
import type {Field} from './fields';
import {ItemSchema, type Effect, type Item, type ItemOf} from './item';

const initialOf = (fields: readonly Field[]): Record<string, unknown> =>
  fields.reduce<Record<string, unknown>>(
    (made, {path, initial}) => (initial === undefined ? made : withValue(made, path, initial)),
    {},
  );

const initialOptions = (effect: Effect): Record<string, unknown> =>
  effect === 'connector' ? {items: [], lotteryItems: []} : initialOf(OPTION_FIELDS[effect]);

const isOf = <E extends Effect>(item: Item, effect: E): item is ItemOf<E> => item.effect === effect;

/**
 * A new item with the manual's first values.
 * @param id must not be that of another item; ids are made by the caller
 */
export function defaultItem<E extends Effect>(effect: E, id: string): ItemOf<E> {
  const common = initialOf(COMMON_FIELDS);
  const item = v.parse(ItemSchema, {...common, id, effect, options: initialOptions(effect)});
  if (!isOf(item, effect)) throw new Error(`No item of ${effect}`);
  return item;
}

/** The item with another effect. As in the app, the options start anew; the rest stays. */
export function changeEffect<E extends Effect>(item: Item, effect: E): ItemOf<E> {
  if (isOf(item, effect)) return item;
  const changed = v.parse(ItemSchema, {...item, effect, options: initialOptions(effect)});
  if (!isOf(changed, effect)) throw new Error(`No item of ${effect}`);
  return changed;
}

/**
 * The item with another value in one field (a path of `fieldsOf`); `undefined` takes it away.
 * @returns undefined when the item could not have this value (of another type, or a needed field)
 */
export function setField(item: Item, path: string, value: unknown): Item | undefined {
  if (!fieldsOf(item.effect).some((field) => field.path === path)) return undefined;
  const result = v.safeParse(ItemSchema, withValue(item, path, value));
  return result.success ? result.output : undefined;
}
