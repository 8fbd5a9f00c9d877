import {useState, type ChangeEvent} from 'react';

interface Options {
  /** Both included. */
  readonly min: number;
  readonly max: number;
  /** An empty field is a value of its own. */
  readonly isOptional: boolean;
  readonly onChange: (value: number | undefined) => void;
}

interface Typed {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/** The text of a field of a number while somebody types in it: half a number is no number yet. */
export function useTypedNumber(
  value: number | undefined,
  {min, max, isOptional, onChange}: Options,
): Typed {
  const [typed, setTyped] = useState<string>();
  const own = value === undefined ? '' : String(value);
  return {
    value: typed ?? own,
    onChange: ({target}) => {
      setTyped(target.value);
      if (target.value === '') {
        if (isOptional && target.validity.valid) onChange(undefined);
        return;
      }
      const number = Number(target.value);
      if (number >= min && number <= max) onChange(number);
    },
    onBlur: () => {
      setTyped(undefined);
      if (typed === undefined || typed === '') return;
      const number = Math.min(max, Math.max(min, Number(typed)));
      if (!Number.isNaN(number) && number !== value) onChange(number);
    },
  };
}
