import * as v from 'valibot';
import {maxCharacters} from '@site/src/lib/textLimit';

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

export const EffectSchema = v.fallback(
  v.object({
    kind: v.fallback(v.picklist(EFFECT_KINDS), 'confetti'),
    /** Pieces at full strength. */
    amount: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PIECES)), 60),
    /** What flies, one after another; ignored by confetti. */
    emojis: v.fallback(v.pipe(v.string(), maxCharacters(60)), '🎉✨🎊'),
    /** What a notice says. */
    text: v.fallback(v.pipe(v.string(), maxCharacters(60)), 'ナイス絶叫！'),
  }),
  {kind: 'confetti', amount: 60, emojis: '🎉✨🎊', text: 'ナイス絶叫！'},
);

export type EffectChoice = v.InferOutput<typeof EffectSchema>;
