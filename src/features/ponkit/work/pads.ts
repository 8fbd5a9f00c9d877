import * as v from 'valibot';
import {maxCharacters} from '@site/src/lib/textLimit';

/** The colours of a button: tokens `--site-pad-NAME` and `--site-on-pad-NAME`. */
export const PAD_COLORS = [
  'plain',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'red',
  'orange',
  'yellow',
] as const;

/** Both ends included; times in milliseconds. */
export const PAD_LIMITS = {
  columns: [1, 8],
  rows: [1, 8],
  count: [1, 20],
  delay: [0, 60_000],
  cooldown: [0, 600_000],
  hold: [100, 10_000],
  keys: [0, 20],
  keyLength: [1, 80],
  label: [0, 24],
  emoji: [0, 16],
  name: [1, 24],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

const whole = ([min, max]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = ([min, max]: readonly [number, number]) =>
  v.pipe(v.string(), v.minLength(min), maxCharacters(max));
const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

export const ButtonSchema = v.pipe(
  v.object({
    id: IdSchema,
    label: text(PAD_LIMITS.label),
    emoji: text(PAD_LIMITS.emoji),
    /** The path of a picture of the work; it stands in place of the emoji. */
    image: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    color: v.picklist(PAD_COLORS),
    /** The words that effects wait for in their patterns. */
    keys: v.pipe(
      v.array(text(PAD_LIMITS.keyLength)),
      v.maxLength(PAD_LIMITS.keys[1]),
      v.readonly(),
    ),
    /** All words at a press, or one of them by chance. */
    pick: v.picklist(['all', 'random']),
    /** How often each word is sent at a press. */
    count: whole(PAD_LIMITS.count),
    /** From the press to the sending. */
    delay: whole(PAD_LIMITS.delay),
    /** The least time between two sendings. */
    cooldown: whole(PAD_LIMITS.cooldown),
    /** While it is held: again after so long; null does nothing. */
    hold: v.nullable(whole(PAD_LIMITS.hold)),
    /** A key as `Shift+KeyA`: modifiers in the order of `strokeOf`, then `KeyboardEvent.code`. */
    shortcut: v.nullable(
      v.pipe(v.string(), v.regex(/^(?:(?:Ctrl|Alt|Shift)\+)*[A-Za-z\d]{1,24}$/u)),
    ),
    /** A note of any channel. */
    midi: v.nullable(whole([0, 127])),
    /** A button of any gamepad, by its place in the standard mapping. */
    gamepad: v.nullable(whole([0, 63])),
  }),
  v.readonly(),
);

export const PageSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: text(PAD_LIMITS.name),
    columns: whole(PAD_LIMITS.columns),
    rows: whole(PAD_LIMITS.rows),
    /** Ids of buttons, row by row; null is a free place. Always columns × rows of them. */
    slots: v.pipe(v.array(v.nullable(IdSchema)), v.maxLength(64), v.readonly()),
  }),
  v.check(({columns, rows, slots}) => slots.length === columns * rows),
  v.readonly(),
);

export type PadColor = (typeof PAD_COLORS)[number];
export type PadButton = v.InferOutput<typeof ButtonSchema>;
export type PadPage = v.InferOutput<typeof PageSchema>;
