import {expect, it} from 'vitest';
import {failureOf} from './state';

it('says why by the codes of the protocol', () => {
  expect(failureOf(4009, '')).toBe('no-password');
  expect(failureOf(4009, 'x')).toBe('wrong-password');
  expect(failureOf(4010, 'x')).toBe('too-old');
  expect(failureOf(1006, 'x')).toBeUndefined();
  expect(failureOf(undefined, 'x')).toBeUndefined();
});
