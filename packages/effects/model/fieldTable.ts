import {valueAt} from '@komebiyori/fields/path';
import {COMMON_FIELDS} from './common';
import type {Field} from './fields';
import type {Effect, Item} from './item';
import {confettiFields} from './kinds/confetti';
import {connectorFields} from './kinds/connector';
import {dropperFields} from './kinds/dropper';
import {notifierFields} from './kinds/notifier';
import {popperFields} from './kinds/popper';
import {throwingFields} from './kinds/throwing';

/** The fields of an effect's options, in the order of the manual; paths start at the options. */
export const OPTION_FIELDS: Readonly<Record<Effect, readonly Field[]>> = {
  popper: popperFields,
  dropper: dropperFields,
  notifier: notifierFields,
  confetti: confettiFields,
  throwing: throwingFields,
  connector: connectorFields,
};

/** The fields of a whole item, with paths that start at the item: `enabled`, `options.size`. */
export const fieldsOf = (effect: Effect): readonly Field[] => [
  ...COMMON_FIELDS,
  ...OPTION_FIELDS[effect].map((field) => ({
    ...field,
    path: `options.${field.path}`,
    ...(field.when && {when: {...field.when, path: `options.${field.when.path}`}}),
  })),
];

/** Whether a field acts as the item is now; editors hide or dim the others. */
export function isActive(field: Field, source: unknown): boolean {
  if (field.when === undefined) return true;
  const value = valueAt(source, field.when.path);
  return field.when.is.some((one) => one === (value ?? false));
}

/** The unit of the item's positions. */
export const positionTypeOf = (item: Item): unknown => valueAt(item, 'options.positionType');
