import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate} from 'html-validate';
import {expect, it} from 'vitest';

const BUILD = path.join(__dirname, '..', '..', 'build');

/** What makes HTML wrong; its rules of style are about text that people write. */
const RULES = [
  ...['element-permitted-content', 'element-permitted-parent', 'element-permitted-occurrences'],
  ...['element-permitted-order', 'element-required-ancestor', 'element-required-attributes'],
  ...['element-required-content', 'attribute-allowed-values', 'attribute-misuse', 'close-order'],
  ...['deprecated', 'input-attributes', 'valid-autocomplete', 'no-dup-attr', 'no-dup-class'],
  ...['no-redundant-role', 'no-abstract-role', 'aria-label-misuse', 'no-redundant-aria-label'],
  ...['hidden-focusable', 'multiple-labeled-controls', 'no-missing-references', 'text-content'],
  ...['unrecognized-char-ref', 'map-id-name', 'script-element', 'meta-refresh'],
];

it('says nothing that HTML does not allow (html-validate)', () => {
  const checker = new HtmlValidate({
    root: true,
    elements: ['html5'],
    rules: {
      ...Object.fromEntries(RULES.map((rule) => [rule, 'error'])),
      'aria-label-misuse': ['error', {allowAnyNamable: true}],
    },
  });
  // Older manuals are made of the same parts.
  const names = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.html') && !/^docs\/\d/u.test(name),
  );
  const wrong = names.flatMap((name) =>
    checker
      .validateStringSync(readFileSync(path.join(BUILD, name), 'utf8'))
      .results.flatMap(({messages}) => messages)
      .map(({message, selector}) => `${name}: ${message} (${selector ?? ''})`),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
