import {moved} from '@site/src/lib/lists';
import {MOST_RULES, newRule, STAGES, type Rule, type StageThresholds} from './rule';

export type Rules = readonly Rule[];

/** The rules with a further one at the end; the same when there are as many as may be. */
export const addRule = (rules: Rules, id: string, some: Partial<Rule> = {}): Rules =>
  rules.length >= MOST_RULES ? rules : [...rules, newRule(id, some)];

/** The rules with a copy below one of them. */
export function duplicateRule(rules: Rules, id: string, copyId: string): Rules {
  if (rules.length >= MOST_RULES) return rules;
  return rules.flatMap((rule) =>
    rule.id === id
      ? [rule, {...rule, id: copyId, name: [...`${rule.name}のコピー`].slice(0, 30).join('')}]
      : [rule],
  );
}

export const deleteRule = (rules: Rules, id: string): Rules =>
  rules.filter((rule) => rule.id !== id);

export const changeRule = (rules: Rules, id: string, some: Partial<Rule>): Rules =>
  rules.map((rule) => (rule.id === id ? {...rule, ...some} : rule));

/** One place up (-1) or down (1); the same at the end of the list. */
export function moveRule(rules: Rules, id: string, by: -1 | 1): Rules {
  const from = rules.findIndex((rule) => rule.id === id);
  return moved(rules, from, from + by);
}

/** OBS calls an input otherwise: rules that listen to it follow. */
export const renameSource = (rules: Rules, from: string, to: string): Rules =>
  rules.some(({source}) => source === from)
    ? rules.map((rule) => (rule.source === from ? {...rule, source: to} : rule))
    : rules;

/**
 * The rules with the thresholds of a calibration, which measured the RMS of a source. A stage that
 * no rule has gets one.
 * @param idOf makes ids for new rules
 */
export function withThresholds(
  rules: Rules,
  thresholds: StageThresholds,
  source: string,
  idOf: () => string,
): Rules {
  const ear = {source, metric: 'rms', band: 'all'} as const;
  const set = rules.map((rule) =>
    rule.stage === 'none' ? rule : {...rule, ...ear, threshold: thresholds[rule.stage]},
  );
  const missing = STAGES.filter((stage) => !rules.some((rule) => rule.stage === stage));
  return missing.reduce<Rules>(
    (all, stage) =>
      addRule(all, idOf(), {...ear, stage, name: STAGE_NAMES[stage], threshold: thresholds[stage]}),
    set,
  );
}

export const STAGE_NAMES: Readonly<Record<keyof StageThresholds, string>> = {
  normal: 'ふつう',
  loud: '大きい',
  scream: '絶叫',
};
