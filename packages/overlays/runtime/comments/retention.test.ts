import {expect, it} from 'vitest';
import {leaving, nextLeaving, type RetentionRules} from './retention';

const RULES: RetentionRules = {limit: 2, lifetimeMs: 0, pinMs: 0};
const shown = (...list: readonly (readonly [string, number, boolean?])[]) =>
  list.map(([id, since, isPaid = false]) => ({id, since, isPaid}));

it('lets the oldest of too many go', () => {
  const all = shown(['a', 0], ['b', 1], ['c', 2]);
  expect(leaving(all, RULES, 3)).toEqual(['a']);
  expect(nextLeaving(all.slice(1), RULES, 3)).toBeUndefined();
});

it('lets everybody go after their time', () => {
  const rules = {...RULES, lifetimeMs: 100};
  const all = shown(['a', 0], ['b', 50]);
  expect(leaving(all, rules, 99)).toEqual([]);
  expect(nextLeaving(all, rules, 99)).toBe(100);
  expect(leaving(all, rules, 100)).toEqual(['a']);
});

it('keeps gifts for a while, over number and time', () => {
  const rules = {limit: 1, lifetimeMs: 100, pinMs: 300};
  const all = shown(['gift', 0, true], ['a', 1], ['b', 2]);
  expect(leaving(all, rules, 50)).toEqual(['a', 'b']);
  expect(leaving(shown(['gift', 0, true]), rules, 200)).toEqual([]);
  expect(leaving(shown(['gift', 0, true]), rules, 300)).toEqual(['gift']);
});

it('looks again when a gift is no longer kept', () => {
  const rules = {limit: 1, lifetimeMs: 0, pinMs: 300};
  const all = shown(['gift', 0, true], ['other', 10, true]);
  expect(leaving(all, rules, 20)).toEqual([]);
  expect(nextLeaving(all, rules, 20)).toBe(300);
  expect(leaving(all, rules, 300)).toEqual(['gift']);
});
