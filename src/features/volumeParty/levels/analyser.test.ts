import {describe, expect, it} from 'vitest';
import {createRuleEngine} from '../rules/engine';
import {newRule} from '../rules/rule';
import {createAnalyser, type Told} from './analyser';
import {levelFor} from './levels';

const RATE = 48_000;

/** A sine through steps of peak levels in dBFS; how long in seconds. */
function sine(steps: readonly (readonly [level: number, seconds: number])[], frequency = 997) {
  let phase = 0;
  return Float32Array.from(
    steps.flatMap(([level, seconds]) =>
      Array.from({length: seconds * RATE}, () => {
        phase += (2 * Math.PI * frequency) / RATE;
        return 10 ** (level / 20) * Math.sin(phase);
      }),
    ),
  );
}

function listen(channels: readonly Float32Array[], block = 128): readonly Told[] {
  const analyser = createAnalyser(RATE, channels.length);
  const told: Told[] = [];
  for (let at = 0; at < (channels[0]?.length ?? 0); at += block) {
    told.push(...analyser.push(channels.map((channel) => channel.subarray(at, at + block))));
  }
  return told;
}

describe('the levels', () => {
  it('are told every 20 ms, whatever the blocks', () => {
    const told = listen([sine([[-20, 1]])]);
    expect(told.map(({at}) => at)).toEqual(Array.from({length: 50}, (_, i) => 20 * (i + 1)));
    expect(listen([sine([[-20, 1]])], 1000)).toEqual(told);
  });

  it('of a sine of -20 dBFS are -20 peak, -23.01 RMS and LUFS', () => {
    const {levels} = listen([sine([[-20, 1]])]).at(-1) ?? {};
    expect(levels?.peak.all).toBeCloseTo(-20, 1);
    expect(levels?.rms.all).toBeCloseTo(-23.01, 1);
    // ITU-R BS.1770-4: a 997 Hz sine of 0 dBFS in one channel reads -3.01 LKFS.
    expect(levels?.lufsM).toBeCloseTo(-23.01, 1);
  });

  it.each([
    [100, 'low'],
    [1000, 'mid'],
    [9000, 'high'],
  ] as const)('a sine of %i Hz is in the %s band only', (frequency, band) => {
    const {levels} = listen([sine([[-10, 1]], frequency)]).at(-1) ?? {};
    for (const one of ['low', 'mid', 'high'] as const) {
      if (one === band) expect(levels?.rms[one]).toBeCloseTo(-13.01, 0);
      else expect(levels?.rms[one]).toBeLessThan(-35);
    }
  });

  it('of two sides are those of the louder one', () => {
    const {levels} = listen([sine([[-40, 1]]), sine([[-20, 1]])]).at(-1) ?? {};
    expect(levels?.peak.all).toBeCloseTo(-20, 1);
  });

  it('of nothing are -100', () => {
    const {levels} = listen([new Float32Array(RATE)]).at(-1) ?? {};
    expect(levels).toMatchObject({rms: {all: -100, mid: -100}, peak: {low: -100}, lufsM: -100});
  });
});

it('rules fire within 60 ms of the moment that the steps of the sound name', () => {
  const steps = [
    [-40, 1],
    [-20, 1],
    [-6, 1],
    [-40, 1],
    [-6, 1],
  ] as const;
  const rules = [
    newRule('at once', {threshold: -26, holdMs: 0, cooldownMs: 0}),
    newRule('held', {threshold: -26, holdMs: 400, cooldownMs: 0}),
    newRule('peak', {metric: 'peak', threshold: -10, holdMs: 150, cooldownMs: 0}),
    newRule('voice', {band: 'mid', threshold: -12, holdMs: 0, cooldownMs: 0}),
    newRule('rests', {threshold: -27, holdMs: 0, cooldownMs: 3500}),
  ];
  const engine = createRuleEngine(
    () => 0,
    () => false,
  );
  engine.setRules(rules);
  const fires = listen([sine(steps)]).flatMap(({at, levels}) =>
    engine.step(at, (rule) => levelFor(levels, rule)),
  );
  const expected: Record<string, readonly number[]> = {
    'at once': [1000, 4000],
    held: [1400, 4400],
    peak: [2150, 4150],
    voice: [2000, 4000],
    rests: [1000, 4500],
  };
  for (const {id} of rules) {
    const at = fires.filter(({rule}) => rule.id === id).map((fire) => fire.at);
    const wanted = expected[id] ?? [];
    expect([id, at.length]).toEqual([id, wanted.length]);
    for (const [index, ms] of at.entries()) {
      expect(Math.abs(ms - (wanted[index] ?? 0)), `${id} at ${ms}`).toBeLessThanOrEqual(60);
    }
  }
});
