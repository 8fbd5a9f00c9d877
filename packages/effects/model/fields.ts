import {choicesOf, type Common, type Limits, type Unit} from '@komebiyori/fields';
import type * as shared from '@komebiyori/fields';

/** What every field of an effect says beside what all fields say. */
interface Place {
  /** Where its value is, from the item or from its options: `size`, `texture.size`. */
  readonly path: string;
  /** It may be left out; the empty control takes it away. */
  readonly isOptional: boolean;
  /** Only with the app's Pro version. */
  readonly pro: boolean;
  /** The field only acts when the field of that path has one of these values. */
  readonly when?: {readonly path: string; readonly is: readonly (string | boolean)[]};
}

export type NumberField = shared.NumberField<undefined> & Place;
export type SwitchField = shared.SwitchField<undefined> & Place;
/** Files may hold other values than the choices; they are kept. */
export type ChoiceField = shared.ChoiceField<string | number, undefined> & Place;
/** A line of text, or CSS. */
export type TextField = shared.TextField<undefined> & Place & {readonly isCode?: true};

/** From and to, or a point's x and y, where neither has to be the smaller one. */
export interface PairField extends Common<readonly [number, number] | undefined>, Limits, Place {
  readonly kind: 'range' | 'point';
  /**
   * The limits when the item's `positionType` is `pixel`; min, max and unit above are for percent.
   * Absent where the values are no positions.
   */
  readonly inPixels?: Limits;
}

/** Texts: lines by hand or choices, names of pictures, colours (`#rrggbb`). */
export interface ListField extends Omit<shared.ListField<undefined>, 'kind'>, Place {
  readonly kind: 'list' | 'images' | 'colors';
}

/** The name of a sound file. */
export interface SoundField extends Common<undefined>, Place {
  readonly kind: 'sound';
}

/** Fields whose values have a form of their own, each with an editor of its own. */
export interface OwnField extends Common<undefined>, Place {
  /**
   * `gifts`: GiftParams[] · `sprite`: width, height, frame · `resources`: weight and sound for each
   * picture · `connections`: targets with delay · `lottery`: targets with weight.
   */
  readonly kind: 'gifts' | 'sprite' | 'resources' | 'connections' | 'lottery';
  /** The numbers inside, by name. */
  readonly parts: Readonly<Record<string, Limits & {readonly label: string}>>;
}

export type Field =
  | NumberField
  | PairField
  | SwitchField
  | ChoiceField
  | TextField
  | ListField
  | SoundField
  | OwnField;

type Given<F extends Field> = Partial<Omit<F, 'kind' | 'path' | 'label'>>;
type Range = readonly [min: number, max: number, step: number, unit: Unit];

const placed = <Initial>(path: string, label: string, initial: Initial) => ({
  ...{path, label, initial},
  isOptional: initial === undefined,
  pro: false,
});

const limits = ([min, max, step, unit]: Range): Limits => ({min, max, step, unit});

/** Positions: percent, which the manual counts from 1, or pixels of the largest source of OBS. */
const POSITION = {...limits([1, 100, 1, '%']), inPixels: limits([0, 3840, 1, 'px'])};

export const number = (
  path: string,
  label: string,
  range: Range,
  initial: number | undefined,
  more: Given<NumberField> = {},
): NumberField => ({kind: 'number', ...placed(path, label, initial), ...limits(range), ...more});

/** X or Y of where something appears: from and to. */
export const position = (
  path: string,
  label: string,
  initial: readonly [number, number],
  more: Given<PairField> = {},
): PairField => ({
  kind: 'range',
  ...placed(path, label, initial),
  ...POSITION,
  help: '同じ数を2つ書くと、いつも同じ場所に出ます。',
  ...more,
});

export const point = (path: string, label: string, more: Given<PairField> = {}): PairField => ({
  kind: 'point',
  ...placed(path, label, undefined),
  ...POSITION,
  ...more,
});

export const toggle = (
  path: string,
  label: string,
  initial?: boolean,
  more: Given<SwitchField> = {},
): SwitchField => ({kind: 'switch', ...placed(path, label, initial), ...more});

export const choice = (
  path: string,
  label: string,
  labels: Readonly<Record<string, string>>,
  initial: string | number | undefined,
  more: Given<ChoiceField> = {},
): ChoiceField => ({
  kind: 'choice',
  ...placed(path, label, initial),
  choices: choicesOf(labels),
  ...more,
});

export const text = (
  path: string,
  label: string,
  maxLength: number,
  more: Given<TextField> = {},
): TextField => ({kind: 'text', ...placed(path, label, undefined), maxLength, ...more});

export const list = (
  kind: ListField['kind'],
  path: string,
  label: string,
  initial: readonly string[] | undefined,
  more: Given<ListField> = {},
): ListField => ({
  kind,
  ...placed(path, label, initial),
  // More than anybody writes by hand; a list beyond it makes the page slow.
  maxItems: 1000,
  maxLength: 200,
  ...more,
});

export const sound = (path: string, label: string, help: string): SoundField => ({
  kind: 'sound',
  ...placed(path, label, undefined),
  help,
});

export const own = (
  kind: OwnField['kind'],
  path: string,
  label: string,
  parts: Readonly<Record<string, readonly [label: string, ...range: Range]>>,
  more: Given<OwnField> = {},
): OwnField => ({
  kind,
  ...placed(path, label, undefined),
  parts: Object.fromEntries(
    Object.entries(parts).map(([name, [title, ...range]]) => [
      name,
      {label: title, ...limits(range)},
    ]),
  ),
  ...more,
});

/** The limits of a pair for an item whose positions are in pixels or in percent. */
export const limitsOf = (field: PairField, positionType: unknown): Limits =>
  positionType === 'pixel' ? (field.inPixels ?? field) : field;
