import {describe, expect, it} from 'vitest';
import {
  addRule,
  deleteRule,
  duplicateRule,
  moveRule,
  renameSource,
  withThresholds,
  type Rules,
} from './editRules';
import {PRESET_IDS, PRESETS} from './presets';
import {MOST_RULES, newRule} from './rule';

const three: Rules = ['a', 'b', 'c'].map((id) => newRule(id, {name: id}));
const ids = (rules: Rules): string => rules.map(({id}) => id).join('');

describe('rules', () => {
  it('are added, copied, moved and deleted', () => {
    expect(ids(addRule(three, 'd'))).toBe('abcd');
    expect(ids(duplicateRule(three, 'b', 'x'))).toBe('abxc');
    expect(duplicateRule(three, 'b', 'x')[2]).toMatchObject({name: 'bのコピー', threshold: -20});
    expect(ids(moveRule(three, 'b', -1))).toBe('bac');
    expect(ids(moveRule(three, 'b', 1))).toBe('acb');
    expect(moveRule(three, 'a', -1)).toBe(three);
    expect(moveRule(three, 'c', 1)).toBe(three);
    expect(ids(deleteRule(three, 'b'))).toBe('ac');
  });

  it('are at most 24', () => {
    const full = Array.from({length: MOST_RULES}, (_, index) => newRule(String(index)));
    expect(addRule(full, 'x')).toBe(full);
    expect(duplicateRule(full, '3', 'x')).toBe(full);
  });

  it('follow an input that OBS calls otherwise', () => {
    const rules = [newRule('a', {source: 'obs:マイク'}), newRule('b')];
    expect(renameSource(rules, 'obs:マイク', 'obs:声')[0]?.source).toBe('obs:声');
    expect(renameSource(rules, 'obs:別', 'obs:声')).toBe(rules);
  });

  it('take the thresholds of a calibration, and missing stages are added', () => {
    const rules = [newRule('a', {stage: 'loud', metric: 'peak'}), newRule('b', {threshold: -1})];
    const set = withThresholds(rules, {normal: -40, loud: -20, scream: -8}, 'mic', () => 'new');
    expect(set.map(({stage, threshold, metric}) => [stage, threshold, metric])).toEqual([
      ['loud', -20, 'rms'],
      ['none', -1, 'rms'],
      ['normal', -40, 'rms'],
      ['scream', -8, 'rms'],
    ]);
  });
});

it.each(PRESET_IDS)('the preset %s has rules with ids of their own', (preset) => {
  let count = 0;
  const rules = PRESETS[preset].make(() => String(++count));
  expect(rules.length).toBeGreaterThan(0);
  expect(new Set(rules.map(({id}) => id)).size).toBe(rules.length);
});
