import {expect, it} from 'vitest';
import {collapseDurationMs} from './collapseDuration';

it('scales with the height of the list', () => {
  expect(collapseDurationMs(1)).toBe(200);
  expect(collapseDurationMs(4)).toBe(273);
  expect(collapseDurationMs(12)).toBe(363);
});
