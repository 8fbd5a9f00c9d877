import {expect, it} from 'vitest';
import {isAtLeast} from './version';

it.each([
  ['8.0.7', '8.0.7', true],
  ['8.0.7', '8.0', true],
  ['8.0', '8.0.1', false],
  ['7.10.0', '7.2.0', true],
  ['7.2.9', '8', false],
  ['8.0.0-beta.1', '8.0', true],
  ['v6.0.0', '6.0', true],
  ['nightly', '6.0', true],
])('%s is at least %s: %s', (version, minimum, expected) => {
  expect(isAtLeast(version, minimum)).toBe(expected);
});
