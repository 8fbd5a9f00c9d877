import {choicesOf, fieldMaker, type Common} from '@komebiyori/fields';
import type * as shared from '@komebiyori/fields';
import type {Span} from './appVersions';
import type {Runtime} from './template';

/** What every field of a template says beside what all fields say. */
interface Marks extends Span {
  /** Further words by which it is found. */
  readonly words?: readonly string[];
  /** Needs the script of the zip; CSS alone cannot do it. */
  readonly isZipOnly?: true;
  /** The kinds of script that read it; all when it does not say. */
  readonly runtimes?: readonly Runtime[];
}

export type NumberField = shared.NumberField & Marks;
export type ChoiceField<Chosen extends string = string> = shared.ChoiceField<Chosen> & Marks;
export type SwitchField = shared.SwitchField & Marks;
/** A line of text. */
export type TextField = shared.TextField & Marks;
export type ListField = shared.ListField & Marks;

/** A colour with opacity, always `#rrggbbaa` in lower case. */
export interface ColorField extends Common<string>, Marks {
  readonly kind: 'color';
  /** May be left open, as the empty string: the colour that the comment would have without it. */
  readonly isOptional?: true;
}

/** The name of a font family; empty for what the template has by itself. */
export interface FontField extends Common<string>, Marks {
  readonly kind: 'font';
}

/** A picture as a data URI; empty for none. */
export interface ImageField extends Common<string>, Marks {
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

/** The type of the values of a field. */
export type ValueOf<F> =
  F extends ChoiceField<infer Chosen>
    ? Chosen
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

export const number = fieldMaker<NumberField>('number');
export const color = fieldMaker<ColorField>('color');
/** A colour that is left open until somebody chooses one. */
export const openColor = (options: Omit<ColorField, 'kind' | 'initial'>): ColorField =>
  color({...options, initial: '', isOptional: true});
export const toggle = fieldMaker<SwitchField>('switch');
export const font = fieldMaker<FontField>('font');
export const text = fieldMaker<TextField>('text');
export const list = fieldMaker<ListField>('list');
export const image = fieldMaker<ImageField>('image');

/** A choice among the labels of an object: `{btt: '下から上', ttb: '上から下'}`. */
export const choice = <const Labels extends Record<string, string>>(
  labels: Labels,
  options: Omit<ChoiceField<keyof Labels & string>, 'kind' | 'choices'>,
): ChoiceField<keyof Labels & string> => ({
  ...options,
  kind: 'choice',
  choices: choicesOf<keyof Labels & string>(labels),
});
