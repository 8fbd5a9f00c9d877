import {fieldsOf, type Item, type Problem} from '@komebiyori/effects';
import {valueAt} from '@komebiyori/fields/path';

/** The labels of the fields that an item uses and that only work with the app's Pro version. */
export const proFieldsOf = (item: Item): readonly string[] =>
  fieldsOf(item.effect)
    .filter(({pro, path, initial}) => {
      const value = valueAt(item, path);
      return pro && value !== undefined && value !== (initial ?? false);
    })
    .map(({label}) => label);

/** The worst that is said about an item. */
export function worstOf(problems: readonly Problem[]): Problem['severity'] | undefined {
  if (problems.some(({severity}) => severity === 'error')) return 'error';
  return problems.length > 0 ? 'warning' : undefined;
}
