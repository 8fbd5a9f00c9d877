import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {findProblems, ItemSchema} from '@komebiyori/effects';
import {EFFECT_KINDS, EffectSchema, type EffectChoice} from './effectChoice';
import {emojisOf, playsOf} from './effectItem';

const choice = (some: Partial<EffectChoice>): EffectChoice => ({
  ...v.parse(EffectSchema, {}),
  ...some,
});

describe('what a choice plays', () => {
  it.each(EFFECT_KINDS)('%s is an item without faults, weak and strong', (kind) => {
    for (const strength of [0.3, 1]) {
      for (const amount of [1, 37, 200]) {
        const plays = playsOf(choice({kind, amount, emojis: '🎉👨‍👩‍👧🍙'}), strength);
        expect(plays.length > 0).toBe(kind !== 'none');
        for (const {item, times} of plays) {
          expect(v.safeParse(ItemSchema, item).success).toBe(true);
          expect(times).toBeGreaterThanOrEqual(1);
          expect(times).toBeLessThanOrEqual(20);
        }
        const faults = findProblems(plays.map(({item}) => item)).filter(
          ({severity}) => severity === 'error',
        );
        expect(faults).toEqual([]);
      }
    }
  });

  it('less of it flies when it is weaker', () => {
    const pieces = (strength: number): number =>
      playsOf(choice({kind: 'dropper', amount: 100}), strength).reduce(
        (sum, {item, times}) =>
          sum + times * (item.effect === 'dropper' ? item.options.magnification : 0),
        0,
      );
    expect(pieces(1)).toBeGreaterThan(90);
    expect(pieces(1)).toBeLessThan(115);
    expect(pieces(0.3)).toBeLessThan(40);
  });
});

it('an emoji of several code points is one', () => {
  expect(emojisOf('👨‍👩‍👧 🏳️‍🌈あ')).toEqual(['👨‍👩‍👧', '🏳️‍🌈', 'あ']);
  expect(emojisOf(' ')).toEqual(['⭐']);
});
