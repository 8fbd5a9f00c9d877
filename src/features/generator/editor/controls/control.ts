import type {Choice, Value} from '@komebiyori/fields';
import type {Option} from '@site/src/components/ToolParts';

/** What every control is given. */
export interface ControlProps<F> {
  readonly field: F;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Of the element that its label names. */
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
}

/** Choices of a field as inputs show them. */
export const optionsOf = (choices: readonly Choice[]): readonly Option<string>[] =>
  choices.map(({value, label}) => ({value, name: label}));
