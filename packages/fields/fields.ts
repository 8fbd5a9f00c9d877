/** What every field says of itself. */
export interface Common<Initial> {
  /** Its name beside the control. */
  readonly label: string;
  /** A sentence for who does not know what it does. */
  readonly help?: string;
  /** What a new thing has; `undefined` for a field that is left out at first. */
  readonly initial: Initial;
}

export type Unit =
  | ''
  | 'px'
  | 'em'
  | '%'
  | 'ms'
  | '秒'
  | '°'
  | '度'
  | '倍'
  | '個'
  | '回'
  | '件'
  | 'コマ'
  | '文字';

/** What a number may be. */
export interface Limits {
  /** Both included. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: Unit;
}

/** One of the values that may be chosen. */
export interface Choice<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
}

/*
 * The kinds that more than one form has. `None` is `undefined` where a field may be left out.
 */

export interface NumberField<None = never> extends Common<number | None>, Limits {
  readonly kind: 'number';
}

/** On or off. */
export interface SwitchField<None = never> extends Common<boolean | None> {
  readonly kind: 'switch';
}

/** One of a few values. */
export interface ChoiceField<
  Value extends string | number = string | number,
  None = never,
> extends Common<Value | None> {
  readonly kind: 'choice';
  /** In the order shown. */
  readonly choices: readonly Choice<Value>[];
}

/** A text. */
export interface TextField<None = never> extends Common<string | None> {
  readonly kind: 'text';
  /** In characters. */
  readonly maxLength: number;
}

/** Texts, one entry each: words, names, services. */
export interface ListField<None = never> extends Common<readonly string[] | None> {
  readonly kind: 'list';
  readonly minItems?: number;
  readonly maxItems: number;
  /** Of one entry, in characters. */
  readonly maxLength: number;
  /** When given, only these values are entries. */
  readonly choices?: readonly Choice[];
}

export type Field = NumberField | SwitchField | ChoiceField | TextField | ListField;

export type Value = number | string | boolean | readonly string[];

/** Makes fields of a kind. */
export const fieldMaker =
  <F extends {readonly kind: string}>(kind: F['kind']) =>
  (options: Omit<F, 'kind'>): F =>
    // All of a field but its kind, and its kind.
    ({...options, kind}) as unknown as F;

/** Choices by the labels of an object: `{btt: '下から上', ttb: '上から下'}`. */
export const choicesOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({value, label}));

/** Whether only whole numbers are meant. */
export const isWhole = ({min, step}: Pick<Limits, 'min' | 'step'>): boolean =>
  Number.isInteger(step) && Number.isInteger(min);

/** `1〜200px`, as the manual writes ranges. */
export const rangeText = ({
  min,
  max,
  unit = '',
}: {
  readonly min: number;
  readonly max: number;
  readonly unit?: string | undefined;
}): string => `${min}〜${max}${unit}`;
