import {expect, it} from 'vitest';
import {group, printRules, rule} from './rule';

it('prints rules and leaves out what is empty', () => {
  const rules = [
    rule('.a', {color: 'red', width: undefined, '--b': 2}),
    rule('.none', {color: undefined}),
    group('@media print', [rule('.c', {margin: 0})]),
    group('@media screen', [rule('.d', {})]),
  ];
  expect(printRules(rules)).toBe(
    '.a {\n  color: red;\n  --b: 2;\n}\n@media print {\n  .c {\n    margin: 0;\n  }\n}\n',
  );
});
