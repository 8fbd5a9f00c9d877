import {useState, type ChangeEvent, type KeyboardEvent} from 'react';

interface NumberText {
  readonly value: string;
  readonly isOut: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Options {
  readonly min: number;
  readonly max: number;
  /** Digits after the point that are shown. */
  readonly digits: number;
  readonly onChange: (value: number) => void;
}

/** A number as it is typed: what is no number yet, or out of range, waits until the field is left. */
export function useNumberText(value: number, {min, max, digits, onChange}: Options): NumberText {
  const [typed, setTyped] = useState<string>();
  const wanted = typed === undefined || typed.trim() === '' ? NaN : Number(typed);
  const isOut = typed !== undefined && !(wanted >= min && wanted <= max);
  const settle = (): void => {
    if (isOut && !Number.isNaN(wanted)) onChange(Math.min(max, Math.max(min, wanted)));
    setTyped(undefined);
  };
  return {
    value: typed ?? String(Number(value.toFixed(digits))),
    isOut,
    onChange({target}) {
      setTyped(target.value);
      const next = Number(target.value);
      if (target.value.trim() !== '' && next >= min && next <= max) onChange(next);
    },
    onBlur: settle,
    onKeyDown({key}) {
      if (key === 'Enter') settle();
    },
  };
}
