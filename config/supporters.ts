import * as v from 'valibot';
import {checked} from '../src/lib/checked';

/** How many places the footer has. A place without a supporter is an invitation. */
export const SUPPORTER_PLACES = 6;

const SupporterSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  /** A picture under static/img/supporters/. Without one, the place keeps our drawing. */
  avatar: v.optional(
    v.pipe(v.string(), v.regex(/^\/img\/supporters\/[\w-]+\.(?:avif|jpg|png|svg|webp)$/u)),
  ),
});

const SupportersSchema = v.strictObject({
  supporters: v.pipe(
    v.array(SupporterSchema),
    v.maxLength(SUPPORTER_PLACES),
    v.check((list) => new Set(list.map(({url}) => url)).size === list.length, 'the same url twice'),
  ),
});

/** A supporter with name, link and, if there is one, a picture. */
export type Supporter = v.InferOutput<typeof SupporterSchema>;

/**
 * Checks data/supporters.json.
 * @throws Error naming every wrong field.
 */
export function parseSupporters(json: unknown): Supporter[] {
  return checked(SupportersSchema, json, 'data/supporters.json').supporters;
}
