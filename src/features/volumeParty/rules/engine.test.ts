import {describe, expect, it} from 'vitest';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {createRuleEngine, type Fire} from './engine';
import {newRule, type Rule} from './rule';

const STEP = 20;

/** Runs levels, one each 20 ms, and answers what fired. */
function run(
  rules: readonly Rule[],
  levels: readonly number[],
  {topOnly = false, random = () => 0}: {topOnly?: boolean; random?: () => number} = {},
): readonly Fire[] {
  const engine = createRuleEngine(random, () => topOnly);
  engine.setRules(rules);
  return levels.flatMap((level, index) => engine.step(index * STEP, () => level));
}

const hold = (level: number, ms: number): number[] => Array.from({length: ms / STEP}, () => level);
const times = (fires: readonly Fire[]): number[] => fires.map(({at}) => at);
const rule = (some: Partial<Rule> = {}, id = 'a'): Rule =>
  newRule(id, {threshold: -20, hysteresis: 3, holdMs: 100, cooldownMs: 1000, ...some});

describe('a rule', () => {
  it('fires once when the sound has stayed for the hold time', () => {
    expect(times(run([rule()], [...hold(-40, 200), ...hold(-10, 3000)]))).toEqual([300]);
    expect(run([rule()], [...hold(-40, 200), ...hold(-10, 80), ...hold(-40, 500)])).toEqual([]);
  });

  it('holds through a dip that is less than the hysteresis, and begins anew after a larger one', () => {
    const dip = (level: number): number[] => [
      ...hold(-40, 100),
      ...hold(-10, 60),
      ...hold(level, 20),
      ...hold(-10, 500),
    ];
    expect(times(run([rule()], dip(-22)))).toEqual([200]);
    expect(times(run([rule()], dip(-24)))).toEqual([280]);
  });

  it('is ready again only below threshold minus hysteresis', () => {
    const again = (level: number): number[] => [
      ...hold(-10, 2000),
      ...hold(level, 200),
      ...hold(-10, 1000),
    ];
    expect(run([rule()], again(-22))).toHaveLength(1);
    expect(times(run([rule()], again(-24)))).toEqual([100, 2300]);
  });

  it('waits for its cooldown', () => {
    const levels = [...hold(-10, 200), ...hold(-40, 200), ...hold(-10, 2000)];
    expect(times(run([rule()], levels))).toEqual([100, 1100]);
  });

  it('does nothing when it is off, or its source is not there', () => {
    expect(run([rule({isOn: false})], hold(0, 500))).toEqual([]);
    const engine = createRuleEngine(
      () => 0,
      () => false,
    );
    engine.setRules([rule()]);
    expect([0, 500, 1000].flatMap((at) => engine.step(at, () => undefined))).toEqual([]);
  });

  it('is as strong as the sound is above its threshold', () => {
    const strength = (level: number): number | undefined =>
      run([rule({holdMs: 0})], [level])[0]?.strength;
    expect(strength(-20)).toBeCloseTo(0.3);
    expect(strength(-14)).toBeCloseTo(0.65);
    expect(strength(-8)).toBe(1);
    expect(strength(0)).toBe(1);
    expect(run([rule({holdMs: 0, intensity: 'fixed'})], [-20])[0]?.strength).toBe(1);
  });

  it('keeps what it was doing while another one is changed', () => {
    const engine = createRuleEngine(
      () => 0,
      () => false,
    );
    engine.setRules([rule()]);
    engine.step(0, () => -10);
    engine.setRules([rule({name: '別の名前'}), rule({threshold: -5}, 'b')]);
    expect(engine.phaseOf('a', 60)).toBe('holding');
    expect(engine.step(100, () => -10).map((fire) => fire.rule.id)).toEqual(['a']);
    expect(engine.phaseOf('a', 100)).toBe('fired');
    engine.step(200, () => -40);
    expect([engine.phaseOf('a', 200), engine.phaseOf('a', 1200)]).toEqual(['resting', 'ready']);
  });
});

describe('several rules', () => {
  const three = [
    rule({threshold: -30, name: '小'}, 's'),
    rule({threshold: -20, name: '中'}, 'm'),
    rule({threshold: -10, name: '大'}, 'l'),
  ];
  const ids = (fires: readonly Fire[]): string[] => fires.map((fire) => fire.rule.id);

  it('give way to the highest one, though the sound needs a moment to get there', () => {
    const scream = [...hold(-50, 100), -28, -18, ...hold(-4, 1000), ...hold(-50, 2000)];
    expect(ids(run(three, scream, {topOnly: true}))).toEqual(['l']);
    expect(ids(run(three, scream))).toEqual(['s', 'm', 'l']);
  });

  it('a lower one fires after all when the sound stays below the higher', () => {
    expect(ids(run(three, [...hold(-50, 100), -5, ...hold(-15, 600)], {topOnly: true}))).toEqual([
      'm',
    ]);
  });

  it('with one condition are a draw by weight', () => {
    const random = mulberry32(3);
    const rules = [rule({weight: 1}, 'rare'), rule({weight: 3}, 'often')];
    const shout = [...hold(-10, 200), ...hold(-60, 1000)];
    const fires = run(rules, Array.from({length: 400}, () => shout).flat(), {random});
    expect(fires).toHaveLength(400);
    const rare = ids(fires).filter((id) => id === 'rare').length;
    expect(rare).toBeGreaterThan(75);
    expect(rare).toBeLessThan(125);
  });
});

/** Held against what the words say, not against the engine's own notions. */
describe('whatever the sound does', () => {
  it.each(Array.from({length: 40}, (_, seed) => seed + 1))('seed %i', (seed) => {
    const random = mulberry32(seed);
    const pick = (min: number, max: number): number => min + (max - min) * random();
    const rules = Array.from({length: 4}, (_, index) =>
      rule(
        {
          threshold: Math.round(pick(-50, -5)),
          hysteresis: Math.round(pick(0, 12)),
          holdMs: Math.round(pick(0, 400)),
          cooldownMs: Math.round(pick(0, 1500)),
        },
        String(index),
      ),
    );
    let level = -40;
    const levels = Array.from({length: 4000}, () => {
      level = random() < 0.02 ? pick(-60, 0) : Math.max(-60, Math.min(0, level + pick(-4, 4)));
      return level;
    });
    const fires = run(rules, levels, {topOnly: seed % 2 === 0, random});
    expect(fires.length).toBeGreaterThan(5);
    for (const one of rules) {
      const at = times(fires.filter((fire) => fire.rule.id === one.id)).map((ms) => ms / STEP);
      for (const [index, now] of at.entries()) {
        expect(levels[now]).toBeGreaterThanOrEqual(one.threshold);
        const held = levels.slice(now - Math.ceil(one.holdMs / STEP), now + 1);
        expect(Math.min(...held)).toBeGreaterThanOrEqual(one.threshold - one.hysteresis);
        const before = at[index - 1];
        if (before === undefined) continue;
        expect((now - before) * STEP).toBeGreaterThanOrEqual(one.cooldownMs);
        const between = levels.slice(before + 1, now);
        expect(Math.min(...between)).toBeLessThan(one.threshold - one.hysteresis);
      }
    }
  });
});
