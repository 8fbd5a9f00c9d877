/** What every field says of itself. */
interface Common<Value> {
  /** Where its value is, from the item or from its options: `size`, `texture.size`. */
  readonly path: string;
  /** Its name beside the control. */
  readonly label: string;
  /** A sentence for who does not know what it does. */
  readonly help?: string;
  /** Only with the app's Pro version. */
  readonly pro: boolean;
  /** What a new item has; `undefined` when the field is left out at first. */
  readonly initial: Value;
  /** The field only acts when the field of that path has one of these values. */
  readonly when?: {readonly path: string; readonly is: readonly (string | boolean)[]};
}

export type Unit = '' | 'px' | '%' | 'ms' | '°' | '倍' | '個' | '回' | '件' | 'コマ';

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: Unit;
  /** Whole numbers only. */
  readonly isWhole: boolean;
}

/** A number; the empty control takes an optional one away. */
export interface NumberField extends Common<number | undefined>, Limits {
  readonly control: 'number';
  readonly isOptional: boolean;
}

/** From and to, or a point's x and y (`isPoint`, where neither has to be the smaller one). */
export interface PairField extends Common<readonly [number, number] | undefined>, Limits {
  readonly control: 'range' | 'point';
  readonly isOptional: boolean;
  /**
   * The limits when the item's `positionType` is `pixel`; min, max and unit above are for percent.
   * Absent where the values are no positions.
   */
  readonly inPixels?: Limits;
}

export interface SwitchField extends Common<boolean | undefined> {
  readonly control: 'switch';
  readonly isOptional: boolean;
}

export interface ChoiceField extends Common<string | undefined> {
  readonly control: 'choice';
  /** Value to label, in the order shown. Files may hold other values; they are kept. */
  readonly choices: Readonly<Record<string, string>>;
  readonly isOptional: boolean;
}

/** One of a few numbers (the mouse button). */
interface NumberChoiceField extends Common<number> {
  readonly control: 'numberChoice';
  readonly choices: readonly {readonly value: number; readonly label: string}[];
}

export interface TextField extends Common<string | undefined> {
  readonly control: 'text' | 'css';
  /** In characters. */
  readonly maxLength: number;
  readonly isOptional: boolean;
}

/** Lists of text: lines by hand, pictures, colours (`#rrggbb`), kinds of shapes, services. */
export interface ListField extends Common<readonly string[] | undefined> {
  readonly control: 'lines' | 'images' | 'colors' | 'choices';
  readonly minItems: number;
  /** Of one entry, in characters; for pictures of their name. */
  readonly maxLength: number;
  /** With `choices`: what may be chosen. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly isOptional: boolean;
}

/** The name of a sound file. */
export interface SoundField extends Common<string | undefined> {
  readonly control: 'sound';
  readonly isOptional: boolean;
}

/** Fields whose values have a form of their own, each with an editor of its own. */
export interface OwnField extends Common<undefined> {
  /**
   * `gifts`: GiftParams[] · `sprite`: width, height, frame · `resources`: weight and sound for each
   * picture · `connections`: targets with delay · `lottery`: targets with weight.
   */
  readonly control: 'gifts' | 'sprite' | 'resources' | 'connections' | 'lottery';
  /** The numbers inside, by name. */
  readonly parts: Readonly<Record<string, Limits & {readonly label: string}>>;
}

export type Field =
  | NumberField
  | PairField
  | SwitchField
  | ChoiceField
  | NumberChoiceField
  | TextField
  | ListField
  | SoundField
  | OwnField;

type Given<F extends Common<unknown>> = Partial<Omit<F, 'control' | 'path' | 'label'>>;

const limits = (min: number, max: number, step: number, unit: Unit): Limits => ({
  min,
  max,
  step,
  unit,
  isWhole: Number.isInteger(step) && Number.isInteger(min),
});

/** Limits of a position in percent; the manual counts from 1. */
const PERCENT = limits(1, 100, 1, '%');
/** Limits of a position in pixels: the largest source that OBS offers by itself is 3840 wide. */
const PIXELS = limits(0, 3840, 1, 'px');

export function number(
  path: string,
  label: string,
  [min, max, step, unit]: readonly [min: number, max: number, step: number, unit: Unit],
  initial: number | undefined,
  more: Given<NumberField> = {},
): NumberField {
  const isOptional = initial === undefined;
  const own = limits(min, max, step, unit);
  return {control: 'number', path, label, ...own, initial, isOptional, pro: false, ...more};
}

/** X or Y of where something appears: from and to. */
export function position(
  path: string,
  label: string,
  initial: readonly [number, number],
  isOptional = false,
): PairField {
  return {
    control: 'range',
    path,
    label,
    ...PERCENT,
    inPixels: PIXELS,
    initial,
    isOptional,
    pro: false,
    help: '同じ数を2つ書くと、いつも同じ場所に出ます。',
  };
}

export function point(path: string, label: string, more: Given<PairField> = {}): PairField {
  return {
    control: 'point',
    path,
    label,
    ...PERCENT,
    inPixels: PIXELS,
    initial: undefined,
    isOptional: true,
    pro: false,
    ...more,
  };
}

export function toggle(
  path: string,
  label: string,
  initial?: boolean,
  more: Given<SwitchField> = {},
): SwitchField {
  const isOptional = initial === undefined;
  return {control: 'switch', path, label, initial, isOptional, pro: false, ...more};
}

export function choice(
  path: string,
  label: string,
  choices: Readonly<Record<string, string>>,
  initial: string | undefined,
  more: Given<ChoiceField> = {},
): ChoiceField {
  const isOptional = initial === undefined;
  return {control: 'choice', path, label, choices, initial, isOptional, pro: false, ...more};
}

export function text(
  path: string,
  label: string,
  maxLength: number,
  more: Given<TextField> & {control?: TextField['control']} = {},
): TextField {
  return {
    control: 'text',
    path,
    label,
    maxLength,
    initial: undefined,
    isOptional: true,
    pro: false,
    ...more,
  };
}

export function list(
  control: ListField['control'],
  path: string,
  label: string,
  initial: readonly string[] | undefined,
  more: Given<ListField> = {},
): ListField {
  const isOptional = initial === undefined;
  return {
    control,
    path,
    label,
    minItems: 0,
    maxLength: 200,
    initial,
    isOptional,
    pro: false,
    ...more,
  };
}

export function sound(path: string, label: string, help: string): SoundField {
  return {control: 'sound', path, label, initial: undefined, isOptional: true, pro: false, help};
}

export function own(
  control: OwnField['control'],
  path: string,
  label: string,
  parts: Readonly<
    Record<string, readonly [label: string, min: number, max: number, step: number, unit: Unit]>
  >,
  more: Given<OwnField> = {},
): OwnField {
  const made = Object.entries(parts).map(([name, [title, min, max, step, unit]]) => [
    name,
    {label: title, ...limits(min, max, step, unit)},
  ]);
  return {
    control,
    path,
    label,
    parts: Object.fromEntries(made) as OwnField['parts'],
    initial: undefined,
    pro: false,
    ...more,
  };
}

/** The limits of a pair for an item whose positions are in pixels or in percent. */
export function limitsOf(field: PairField, positionType: unknown): Limits {
  return positionType === 'pixel' ? (field.inPixels ?? field) : field;
}
