import * as v from 'valibot';
import {checked} from '../src/lib/checked';

/** How many places the footer has. A place without a supporter is an invitation. */
export const SUPPORTER_PLACES = 6;

const NAME = 'must be a name of 1 to 30 characters';
const URL_FORM = 'must be an https:// address';
const AVATAR =
  'must be /img/supporters/<name>.png (or avif, jpg, svg, webp) with a name of A-Z a-z 0-9 _ -, or left out';

const SupporterSchema = v.strictObject({
  name: v.pipe(v.string(NAME), v.trim(), v.minLength(1, NAME), v.maxLength(30, NAME)),
  url: v.pipe(
    v.string(URL_FORM),
    v.check((url) => URL.canParse(url) && url.startsWith('https://'), URL_FORM),
  ),
  /** A picture under static/img/supporters/. Without one, the place keeps our drawing. */
  avatar: v.optional(
    v.pipe(
      v.string(AVATAR),
      v.regex(/^\/img\/supporters\/[\w-]+\.(?:avif|jpg|png|svg|webp)$/u, AVATAR),
    ),
  ),
});

const SupportersSchema = v.strictObject({
  supporters: v.pipe(
    v.array(SupporterSchema),
    v.maxLength(SUPPORTER_PLACES, `the footer has ${SUPPORTER_PLACES} places`),
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
