import type {Span} from './appVersions';
import type {Runtime} from './template';

/** What every field says of itself. */
interface Common<Value> extends Span {
  /** Its name beside the control. */
  readonly label: string;
  /** A sentence for who does not know what it does. */
  readonly help?: string;
  /** Further words by which it is found. */
  readonly words?: readonly string[];
  readonly initial: Value;
  /** Needs the script of the zip; CSS alone cannot do it. */
  readonly isZipOnly?: true;
  /** The kinds of script that read it; all when it does not say. */
  readonly runtimes?: readonly Runtime[];
}

/** A number with a unit, entered by slider and by hand. */
export interface NumberField extends Common<number> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: '' | 'px' | 'em' | '%' | 'ms' | '秒' | '度' | '件' | '個' | '倍' | '文字';
}

/** A colour with opacity, always `#rrggbbaa` in lower case. */
export interface ColorField extends Common<string> {
  readonly kind: 'color';
  /** May be left open, as the empty string: the colour that the comment would have without it. */
  readonly isOptional?: true;
}

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** One of a few values. */
export interface ChoiceField<Value extends string = string> extends Common<Value> {
  readonly kind: 'choice';
  readonly choices: readonly Choice<Value>[];
}

export interface SwitchField extends Common<boolean> {
  readonly kind: 'switch';
}

/** The name of a font family; empty for what the template has by itself. */
export interface FontField extends Common<string> {
  readonly kind: 'font';
}

/** A line of text. */
export interface TextField extends Common<string> {
  readonly kind: 'text';
  /** In characters. */
  readonly maxLength: number;
}

/** Lines of text, one entry each: words, names, services. */
export interface ListField extends Common<readonly string[]> {
  readonly kind: 'list';
  readonly maxItems: number;
  /** Of one entry, in characters. */
  readonly maxLength: number;
  /** When given, only these values are entries. */
  readonly choices?: readonly Choice<string>[];
}

/** A picture as a data URI; empty for none. */
export interface ImageField extends Common<string> {
  readonly kind: 'image';
  readonly maxBytes: number;
}

export type Field =
  | NumberField
  | ColorField
  | ChoiceField
  | SwitchField
  | FontField
  | TextField
  | ListField
  | ImageField;

export type Value = number | string | boolean | readonly string[];

/** The type of the values of a field. */
export type ValueOf<F> =
  F extends ChoiceField<infer Choices>
    ? Choices
    : F extends {initial: infer Initial}
      ? Widened<Initial>
      : never;

type Widened<T> = T extends number
  ? number
  : T extends boolean
    ? boolean
    : T extends string
      ? string
      : T extends readonly string[]
        ? readonly string[]
        : never;

type Options<F> = Omit<F, 'kind'>;

export const number = (options: Options<NumberField>): NumberField => ({
  ...options,
  kind: 'number',
});
export const color = (options: Options<ColorField>): ColorField => ({...options, kind: 'color'});
/** A colour that is left open until somebody chooses one. */
export const openColor = (options: Omit<Options<ColorField>, 'initial'>): ColorField =>
  color({...options, initial: '', isOptional: true});
export const toggle = (options: Options<SwitchField>): SwitchField => ({
  ...options,
  kind: 'switch',
});
export const font = (options: Options<FontField>): FontField => ({...options, kind: 'font'});
export const text = (options: Options<TextField>): TextField => ({...options, kind: 'text'});
export const list = (options: Options<ListField>): ListField => ({...options, kind: 'list'});
export const image = (options: Options<ImageField>): ImageField => ({...options, kind: 'image'});

/** A choice among the labels of an object: `{btt: '下から上', ttb: '上から下'}`. */
export function choice<const Labels extends Record<string, string>>(
  labels: Labels,
  options: Omit<Options<ChoiceField<keyof Labels & string>>, 'choices'>,
): ChoiceField<keyof Labels & string> {
  const choices = Object.entries(labels).map(([value, label]) => ({value, label}));
  return {...options, kind: 'choice', choices};
}
