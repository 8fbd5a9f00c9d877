import type {Value} from '@komebiyori/fields';

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
