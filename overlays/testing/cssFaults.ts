import stylelint from 'stylelint';

/** Faults of a style sheet: unknown properties, values that the property lacks, broken syntax. */
export async function faults(code: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    code,
    config: {
      rules: {
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
