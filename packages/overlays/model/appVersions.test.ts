import {expect, it} from 'vitest';
import {isFor} from './appVersions';

it.each([
  ['4_2', {}, true],
  ['5_1', {since: '5_1'}, true],
  ['5_0', {since: '5_1'}, false],
  ['7_0', {until: '7_0'}, true],
  ['8_0', {until: '7_0'}, false],
] as const)('%s lies in %j: %s', (app, span, expected) => {
  expect(isFor(app, span)).toBe(expected);
});
