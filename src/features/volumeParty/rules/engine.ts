import type {Rule} from './rule';

/** Something that a rule sets off. */
export interface Fire {
  readonly rule: Rule;
  /** ms of the clock that the steps are told by. */
  readonly at: number;
  /** dB */
  readonly level: number;
  /** How strong, from 0.3 to 1. */
  readonly strength: number;
}

/** Rules at work: levels in, fires out. Time and chance are given from outside. */
export interface RuleEngine {
  /** Rules that stay keep what they were doing, by their ids. */
  readonly setRules: (rules: readonly Rule[]) => void;
  /**
   * One look at the levels.
   * @param at ms, never earlier than the last one
   * @param levelOf dB of what a rule listens to; undefined when its source is not there
   */
  readonly step: (at: number, levelOf: (rule: Rule) => number | undefined) => readonly Fire[];
  /** Since when a rule has been above its threshold, how long it still rests, and its readiness. */
  readonly phaseOf: (id: string, at: number) => RulePhase;
}

export type RulePhase = 'ready' | 'holding' | 'fired' | 'resting';

interface State {
  /** Whether the level has been below threshold minus hysteresis since the last fire. */
  isArmed: boolean;
  overSince: number | undefined;
  lastFire: number;
}

const FRESH: State = {isArmed: true, overSince: undefined, lastFire: -Infinity};

/** dB above the threshold at which a proportional effect is at its strongest. */
const FULL_DB = 12;
const WEAKEST = 0.3;

/** How strong a proportional fire is: from 0.3 at the threshold to 1 at 12 dB above. */
function strengthOf({intensity, threshold}: Rule, level: number): number {
  if (intensity === 'fixed') return 1;
  const part = Math.min(1, Math.max(0, (level - threshold) / FULL_DB));
  return WEAKEST + (1 - WEAKEST) * part;
}

/** What two rules share that differ in the threshold only. */
const earOf = ({source, metric, band}: Rule): string => `${metric} ${band} ${source}`;
const conditionOf = (rule: Rule): string => `${rule.threshold} ${rule.holdMs} ${earOf(rule)}`;

/** ms; rules that hold much longer or shorter are no stages of one loudness. */
const LIKE_HOLD = 500;

/** Whether a rule is a stage above another. */
const outdoes = (upper: Rule, lower: Rule): boolean =>
  upper.threshold > lower.threshold &&
  Math.abs(upper.holdMs - lower.holdMs) <= LIKE_HOLD &&
  earOf(upper) === earOf(lower);

/**
 * A rule fires when the level has stayed at or above its threshold for the hold time, once: it is
 * ready again when the level has been below threshold minus hysteresis, and its cooldown is over.
 * What is between the two neither starts nor ends the hold. A sound that is still there when the
 * cooldown ends fires then, if it rose again meanwhile.
 *
 * Rules with one condition (source, metric, band, threshold, hold) are a draw: one fires, by weight.
 * @param random from 0 to 1, as Math.random
 * @param topOnly whether a rule gives way to a higher stage: a like one with a higher threshold
 */
export function createRuleEngine(random: () => number, topOnly: () => boolean): RuleEngine {
  let rules: readonly Rule[] = [];
  let states = new Map<string, State>();
  const stateOf = ({id}: Pick<Rule, 'id'>): State => states.get(id) ?? {...FRESH};

  const listen = (rule: Rule, state: State, at: number, level: number | undefined): void => {
    if (level === undefined || level < rule.threshold - rule.hysteresis) {
      state.isArmed = true;
      state.overSince = undefined;
    } else if (level >= rule.threshold) {
      state.overSince ??= at;
    }
  };
  const isRising = (rule: Rule, at: number): boolean => {
    const {isArmed, overSince, lastFire} = stateOf(rule);
    return isArmed && overSince !== undefined && at - lastFire >= rule.cooldownMs;
  };
  const isDue = (rule: Rule, at: number, level: number | undefined): boolean =>
    isRising(rule, at) &&
    at - (stateOf(rule).overSince ?? at) >= rule.holdMs &&
    level !== undefined &&
    level >= rule.threshold;
  const givesWay = (rule: Rule, active: readonly Rule[], at: number): boolean =>
    topOnly() && active.some((other) => outdoes(other, rule) && isRising(other, at));
  /** Those that were drawn from, and those that the rule outdoes, have had this sound. */
  const settle = (fired: Rule, among: readonly Rule[], active: readonly Rule[]): void => {
    const outdone = topOnly() ? active.filter((other) => outdoes(fired, other)) : [];
    for (const other of [...among, ...outdone]) stateOf(other).isArmed = false;
  };
  const draw = (among: readonly Rule[]): Rule | undefined => {
    const total = among.reduce((sum, {weight}) => sum + weight, 0);
    let rest = random() * total;
    return among.find(({weight}) => (rest -= weight) < 0) ?? among.at(-1);
  };

  return {
    setRules(next) {
      rules = next;
      states = new Map(next.map((rule) => [rule.id, stateOf(rule)]));
    },
    step(at, levelOf) {
      const active = rules.filter(({isOn}) => isOn);
      const levels = new Map(active.map((rule) => [rule.id, levelOf(rule)]));
      for (const rule of active) listen(rule, stateOf(rule), at, levels.get(rule.id));
      const due = active.filter(
        (rule) => isDue(rule, at, levels.get(rule.id)) && !givesWay(rule, active, at),
      );
      const draws = new Map<string, Rule[]>();
      for (const rule of due) {
        const condition = conditionOf(rule);
        draws.set(condition, [...(draws.get(condition) ?? []), rule]);
      }
      return [...draws.values()].flatMap((among) => {
        const rule = draw(among);
        if (rule === undefined) return [];
        stateOf(rule).lastFire = at;
        settle(rule, among, active);
        const level = levels.get(rule.id) ?? rule.threshold;
        return [{rule, at, level, strength: strengthOf(rule, level)}];
      });
    },
    phaseOf(id, at) {
      const rule = rules.find((one) => one.id === id);
      if (rule === undefined) return 'ready';
      const {isArmed, overSince, lastFire} = stateOf(rule);
      if (!isArmed) return 'fired';
      if (at - lastFire < rule.cooldownMs) return 'resting';
      return overSince === undefined ? 'ready' : 'holding';
    },
  };
}
