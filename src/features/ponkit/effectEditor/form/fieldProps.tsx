import type {ReactNode} from 'react';
import type {Field, Item} from '@komebiyori/effects';
import type {Choice} from '@komebiyori/fields';
import type {FieldProps, Option} from '@site/src/components/ToolParts';

import styles from '../controls/controls.module.css';

export interface FieldControlProps<F extends Field = Field> {
  readonly field: F;
  readonly item: Item;
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
  /** `undefined` takes the field away. */
  readonly onChange: (value: unknown) => void;
}

/** Says that a field works with the paid plan of the app, and leads to what that is. */
function ProMark(): ReactNode {
  return (
    <a className={styles.pro} href="/membership" target="_blank" rel="noreferrer">
      Pro<span className="visually-hidden">の機能です（新しいタブで開きます）</span>
    </a>
  );
}

/** What every control is told. */
export const sharedOf = ({field, faults, warnings}: FieldControlProps): FieldProps => ({
  label: field.label,
  mark: field.pro && <ProMark />,
  note: field.help,
  faults,
  warnings,
});

/** Choices of a field. Values from elsewhere that are not among them stay. */
export function optionsOf(
  choices: readonly Choice<string | number>[],
  values: readonly string[],
): readonly Option<string>[] {
  const options = choices.map(({value, label}) => ({value: String(value), name: label}));
  const unknown = values.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...unknown.map((value) => ({value, name: value}))];
}
