import stylelint from 'stylelint';
import styles from '../../../.stylelintrc.json';

/** What the Chromium of OBS 28 (103) does not know, as for the files that end up there. */
const obs = styles.overrides.find(({name}) => name === 'obs')?.rules;
const DISALLOWED = obs?.['property-disallowed-list'] ?? [];

/**
 * Faults of a style sheet: unknown properties, values that the property lacks, broken syntax, and what
 * the Chromium of OBS 28 (103) does not know.
 */
export async function faults(code: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    code,
    config: {
      rules: {
        ...obs,
        // Notes stand straight there, names stand beside their text, an empty badge keeps its gap.
        'property-disallowed-list': DISALLOWED.filter((property) => property !== 'rotate'),
        'selector-pseudo-class-disallowed-list': null,
        'property-no-unknown': true,
        'declaration-property-value-no-unknown': true,
        'at-rule-no-unknown': true,
        'media-feature-name-no-unknown': true,
        'function-no-unknown': true,
        'selector-pseudo-class-no-unknown': true,
        'selector-pseudo-element-no-unknown': true,
        'keyframe-block-no-duplicate-selectors': true,
        'no-invalid-position-at-import-rule': true,
        'no-unknown-animations': true,
        'color-no-invalid-hex': true,
      },
    },
  });
  return results.flatMap(({warnings}) => warnings.map(({line, text}) => `${line}: ${text}`));
}
