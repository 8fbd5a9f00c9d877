import * as v from 'valibot';
import {checked} from '../../src/lib/checked';
import {SITE} from '../../config/site';

const Kinds = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z\d]+$/u, 'must be an ending such as exe'))),
  v.minLength(1, 'must name an ending'),
);

const OptionsSchema = v.strictObject({
  /** The folder with one folder for each version, below the site's. */
  folder: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+(?:\/[\w-]+)*$/u, 'must be a path below the site')),
    'data/releases',
  ),
  /** Where a file named without an address is: `<baseUrl>/<version>/<name>`. */
  baseUrl: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address'),
      v.regex(/^https:\/\/.*[^/]$/u, 'must begin with https:// and not end with a slash'),
    ),
    SITE.downloadBase,
  ),
  /** Endings of names that each platform must have; the first one is offered first. */
  kinds: v.optional(v.strictObject({win: Kinds, mac: Kinds}), {win: ['exe'], mac: ['dmg', 'zip']}),
  /** Whether the current release is also written in short (`currentRelease`). */
  summary: v.optional(v.boolean(), true),
  /** Whether the folder may hold no release, because the product is no longer handed out. */
  mayBeEmpty: v.optional(v.boolean(), false),
});

export type ReleasesOptions = v.InferOutput<typeof OptionsSchema>;

/**
 * Validates the options of the plugin.
 * @throws Error naming every wrong option and the form it must have.
 */
export function parseOptions(options: unknown): ReleasesOptions {
  return checked(OptionsSchema, options, 'options of the releases plugin', 'options');
}

/** The word party controller for the app's versions 5.1 to 7.0: a zip to unpack, on both platforms. */
export const CONTROLLER_RELEASES = {
  id: 'wordparty-controller',
  folder: 'data/releases-controller',
  baseUrl: `${SITE.downloadBase}/wordparty-controller`,
  kinds: {win: ['zip'], mac: ['zip']},
  summary: false,
  mayBeEmpty: true,
};
