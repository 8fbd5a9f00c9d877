import {describe, expect, it} from 'vitest';
import {pointAt, type Mark} from '../model/mark';
import {epochAfter, type PadPacket} from './packet';
import {createRival} from './rival';

const sender = {pad: 'p', epoch: 'e2'};
const mark: Mark = {
  ...{id: 'm', tool: 'pen', color: '#ff0000', width: 8, fade: 0},
  points: [pointAt(1, 1)],
};
const whole = (part: number, parts: number): PadPacket => ({
  ...{kind: 'whole', ...sender, seq: 0, part, parts},
  marks: [{mark: {...mark, id: `m${part}`}, age: 0}],
});

describe('another tab with the pad', () => {
  it('is followed from the time at which its drawing has come whole', () => {
    const rival = createRival();
    expect(rival.hear({kind: 'beat', ...sender, seq: 0}, 0)).toBe(true);
    rival.hear(whole(0, 2), 0);
    expect(rival.shown(0)).toBeUndefined();
    rival.hear(whole(1, 2), 0);
    expect(rival.shown(0)?.map(({mark: {id}}) => id)).toEqual(['m0', 'm1']);
    const changes = [{op: 'remove', ids: ['m0']}] as const;
    expect(rival.hear({kind: 'changes', ...sender, seq: 1, changes}, 0)).toBe(false);
    expect(rival.shown(0)?.map(({mark: {id}}) => id)).toEqual(['m1']);
    expect(rival.hear({kind: 'beat', ...sender, seq: 5}, 0)).toBe(true);
    expect(rival.epoch()).toBe('e2');
  });

  it('is gone when it answers no question, but not after one that it answered late', () => {
    const rival = createRival();
    for (let asked = 0; asked < 5; asked += 1) expect(rival.ask()).toBe(false);
    rival.hear({kind: 'beat', ...sender, seq: 0}, 0);
    for (let asked = 0; asked < 5; asked += 1) expect(rival.ask()).toBe(false);
    expect(rival.ask()).toBe(true);
  });
});

describe('an epoch', () => {
  it('sorts after those before it, also where the clock was set back', () => {
    const noon = Date.UTC(2026, 10, 28, 12);
    const first = epochAfter(undefined, noon, 'zzz');
    const later = epochAfter(undefined, noon + 1, '0');
    expect(later > first).toBe(true);
    expect(epochAfter(later, noon - 3_600_000, '0') > later).toBe(true);
    expect(epochAfter(later, noon + 1, '0') > later).toBe(true);
  });
});
