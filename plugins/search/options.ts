import * as v from 'valibot';
import {checked} from '../../src/lib/checked';
import {parseShortcut} from './shared/shortcut';

const OptionsSchema = v.strictObject({
  /** Parts of the manual that can be searched by themselves: path below the version, and name. */
  contexts: v.optional(
    v.array(
      v.strictObject({
        path: v.pipe(
          v.string(),
          v.regex(/^[^/].*[^/]$/u, 'must neither begin nor end with a slash'),
        ),
        label: v.pipe(v.string(), v.nonEmpty('must not be empty')),
      }),
    ),
    [],
  ),
  /** File that says in which words people ask for pages that have no front matter. */
  asked: v.optional(v.string(), ''),
  /** Keys that lead to the search box. */
  shortcut: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({dataset, addIssue, NEVER}) => {
        const shortcut = parseShortcut(dataset.value);
        if (shortcut !== undefined) return shortcut;
        addIssue({message: 'must be a combination of ctrl, cmd, mod, alt, shift plus a key'});
        return NEVER;
      }),
    ),
    'mod+k',
  ),
});

export type SearchOptions = v.InferOutput<typeof OptionsSchema>;

/**
 * Validates the options of the plugin.
 * @throws Error naming every wrong option and the form it must have.
 */
export function parseOptions(options: unknown): SearchOptions {
  return checked(OptionsSchema, options, 'options of the search plugin', 'options');
}
