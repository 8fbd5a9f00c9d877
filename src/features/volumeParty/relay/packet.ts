import * as v from 'valibot';
import {settingsFrom} from '../settings/settings';
import {EffectSchema} from '../stage/effectChoice';

/** The name of the channel, and of the event that OBS hands to its browser sources. */
export const CHANNEL = 'komebiyori-volume-party';

const level = v.pipe(v.number(), v.minValue(-100), v.maxValue(20));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const PacketSchema = v.variant('kind', [
  /** What the meters show; in dB. */
  v.object({kind: v.literal('levels'), rms: level, peak: level}),
  v.object({
    kind: v.literal('fire'),
    /** Different for each; the same one may come on two ways. */
    id: v.pipe(v.string(), v.maxLength(60)),
    effect: EffectSchema,
    strength: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    shake: v.boolean(),
    /** How many have been counted so far. */
    count: whole,
  }),
  v.object({kind: v.literal('count'), count: whole}),
  /** All settings but the pictures, so that the overlay follows the page. */
  v.object({kind: v.literal('settings'), settings: v.unknown()}),
  /** From an overlay that has just come. */
  v.object({kind: v.literal('hello')}),
]);

export type Packet = v.InferOutput<typeof PacketSchema>;

/** Reads what came from another page; undefined for anything else. */
export function readPacket(data: unknown): Packet | undefined {
  const result = v.safeParse(PacketSchema, data);
  if (!result.success) return undefined;
  const packet = result.output;
  return packet.kind === 'settings' ? {...packet, settings: settingsFrom(packet.settings)} : packet;
}
