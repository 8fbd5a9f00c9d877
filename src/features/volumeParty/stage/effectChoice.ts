import * as v from 'valibot';
import {oneOf, text, whole} from '@site/src/lib/fallbacks';

/** What a rule can let happen; the names are those of the app's word party. */
export const EFFECT_KINDS = [
  'confetti',
  'popper',
  'dropper',
  'throwing',
  'notifier',
  'none',
] as const;

/** No effect has more pieces than this at once. */
export const MOST_PIECES = 200;

const ChoiceSchema = v.object({
  kind: oneOf(EFFECT_KINDS, 'confetti'),
  /** Pieces at full strength. */
  amount: whole(1, MOST_PIECES, 60),
  /** What flies, one after another; ignored by confetti. */
  emojis: text(60, '🎉✨🎊'),
  /** What a notice says. */
  text: text(60, 'ナイス絶叫！'),
});

export const EffectSchema = v.fallback(ChoiceSchema, v.parse(ChoiceSchema, {}));

export type EffectChoice = v.InferOutput<typeof EffectSchema>;
