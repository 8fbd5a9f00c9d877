import {createContext, use, useState, type ChangeEvent, type KeyboardEvent} from 'react';
import {rangeText} from '@komebiyori/fields';
import {overLimit, roomLeft, type TextLimit} from '@site/src/lib/textLimit';

/**
 * Changes when a tool sets all of its values anew: what was typed and refused is dropped then, also
 * where the value that it stands over is the same as before.
 */
export const TypedAnew = createContext<unknown>(undefined);

/** What a text means: a value, or why it is none, as a sentence. */
export type Reading<T> =
  | {readonly value: T}
  /** `nearest` is taken when the field is left. */
  | {readonly fault: string; readonly nearest?: T};

interface Options<T> {
  /** The value as the field shows it. */
  readonly show: (value: T) => string;
  /** `isBad`: what stands in the field is no number, and browsers give an empty text in its place. */
  readonly read: (text: string, isBad: boolean) => Reading<T>;
  readonly onChange: (value: T) => void;
  /** A fault is told while somebody types; else when the field is left, as half a number is none. */
  readonly isToldAtOnce?: boolean;
}

interface State {
  /** Undefined once the value is shown again. */
  readonly text: string | undefined;
  readonly isBad?: boolean;
  /** The shown value that the text was typed over. */
  readonly over: string;
  /** Of `TypedAnew`. */
  readonly since: unknown;
  /** The value was changed by the text; what comes of it need not be what was sent. */
  readonly isSent: boolean;
  readonly isLeft: boolean;
  /** What was made of the text when the field was left. */
  readonly note?: string;
}

type Box = HTMLInputElement | HTMLTextAreaElement;

/** What a field is given, and what is said at it. */
export interface Typed {
  readonly text: string;
  /** What is typed is no value: it stays there, and is said, until it is corrected. */
  readonly isInvalid: boolean;
  readonly fault: string | undefined;
  readonly note: string | undefined;
  /** For the field itself. */
  readonly field: {
    readonly value: string;
    readonly 'aria-invalid': boolean;
    readonly onChange: (event: ChangeEvent<Box>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<Box>) => void;
  };
}

/**
 * A value as it is typed. What can be read counts at once. What cannot stays in the field, and the
 * value stays as it was, until the text is corrected or something else (undo) changes the value.
 */
export function useTyped<T>(value: T, options: Options<T>): Typed {
  const {show, read, onChange, isToldAtOnce = false} = options;
  const since = use(TypedAnew);
  const [kept, setState] = useState<State>();
  const state = kept?.since === since ? kept : undefined;
  const shown = show(value);
  if (state !== undefined && state.over !== shown) {
    // Our own change has arrived, or something else changed the value.
    setState(state.isSent ? {...state, over: shown, isSent: false} : undefined);
  }
  const typed = state?.text;
  const reading = typed === undefined ? undefined : read(typed, state?.isBad === true);
  const fault = reading !== undefined && 'fault' in reading ? reading.fault : undefined;
  const leave = (): void => {
    if (typed === undefined || reading === undefined) return;
    const shared = {over: shown, since, isSent: false, isLeft: true};
    if ('value' in reading) setState(undefined);
    else if (reading.nearest === undefined)
      setState({...shared, text: typed, isBad: state?.isBad === true});
    else {
      const isSent = show(reading.nearest) !== shown;
      setState({...shared, isSent, text: undefined, note: reading.fault});
      if (isSent) onChange(reading.nearest);
    }
  };
  return {
    text: typed ?? shown,
    isInvalid: fault !== undefined,
    fault: isToldAtOnce || state?.isLeft === true ? fault : undefined,
    note: state?.note,
    field: {
      value: typed ?? shown,
      'aria-invalid': fault !== undefined,
      onChange({target}) {
        const isBad = target.validity.badInput;
        const next = read(target.value, isBad);
        const isSent = 'value' in next && show(next.value) !== shown;
        const isLeft = state?.isLeft === true;
        setState({text: target.value, isBad, over: shown, since, isSent, isLeft});
        if (isSent) onChange(next.value);
      },
      onBlur: leave,
      onKeyDown({key, currentTarget}) {
        // In a field of several lines it makes a line.
        if (key === 'Enter' && currentTarget instanceof HTMLInputElement) leave();
      },
    },
  };
}

interface NumberOptions<T> {
  /** Both included. */
  readonly min: number;
  readonly max: number;
  readonly unit?: string | undefined;
  readonly show?: (value: T | number) => string;
  /** The value of an empty field; without it the field cannot be empty. */
  readonly whenEmpty?: {readonly value: T};
  readonly onChange: (value: T | number) => void;
}

/** A number as it is typed; one out of range is brought into it when the field is left. */
export function useTypedNumber<T>(value: T, options: NumberOptions<T>): Typed {
  const {min, max, show = String, whenEmpty, onChange} = options;
  const range = rangeText(options);
  return useTyped<T | number>(value, {
    show,
    read(text, isBad) {
      const number = text.trim() === '' ? NaN : Number(text);
      if (text === '' && !isBad && whenEmpty !== undefined) return whenEmpty;
      if (Number.isNaN(number)) return {fault: `半角の数字を入力してください（${range}）。`};
      if (number >= min && number <= max) return {value: number};
      const nearest = Math.min(max, Math.max(min, number));
      return {fault: `${range}の範囲にしました。`, nearest};
    },
    onChange,
  });
}

/** A text as it is typed; one beyond its limit is kept in the field, but does not count. */
export function useTypedText(
  value: string,
  limit: TextLimit | undefined,
  onChange: (value: string) => void,
): Typed {
  const typed = useTyped(value, {
    show: String,
    read(text) {
      const fault = limit === undefined ? undefined : overLimit(text, limit);
      return fault === undefined ? {value: text} : {fault};
    },
    onChange,
    isToldAtOnce: true,
  });
  const isNear = limit !== undefined && !typed.isInvalid;
  return {...typed, note: isNear ? roomLeft(typed.text, limit) : undefined};
}
