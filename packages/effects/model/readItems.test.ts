import {describe, expect, it} from 'vitest';
import {sdkItems} from '../testing/fixtures';
import {changeEffect, defaultItem, EFFECTS, findProblems, readItems, setField, writeItems} from '.';

const GLOBAL = {
  apiPort: 11180,
  multipleMatch: false,
  modules: {
    popper: {maxItems: 200},
    dropper: {maxItems: 100, debug: false, statics: []},
    notifier: {maxItems: 10},
    confetti: {maxItems: 500},
    throwing: {maxItems: 100, later: 1},
  },
  version: '8.0.0',
  later: {a: 1},
};

describe('reading items', () => {
  it('keeps what it does not know, at every depth, through reading and writing twice', () => {
    const strange = sdkItems(11, 60).map((item, i) => ({
      ...item,
      future: {i, list: [null, {deep: true}]},
      options: {...item.options, unheardOf: `x${i}`},
    }));
    const json: unknown = JSON.parse(JSON.stringify(strange));
    const once = readItems(json);
    const twice = readItems(JSON.parse(writeItems(once.items)));
    expect(once.problems).toEqual([]);
    expect(twice.items).toEqual(json);
  });

  it('reads a configuration with what holds for all, by either name', () => {
    const items = [defaultItem('popper', 'a')];
    for (const json of [
      {global: GLOBAL, items},
      {init: GLOBAL, setup: items, status: 'success'},
    ]) {
      const file = readItems(json);
      expect(file).toEqual({items, global: GLOBAL, problems: []});
    }
    const again = readItems(
      JSON.parse(writeItems(items, readItems({global: GLOBAL, items}).global)),
    );
    expect(again.global).toEqual(GLOBAL);
  });

  it('takes null for a number that was not entered', () => {
    const item = {...defaultItem('popper', 'a'), totalCount: null, limitHitCount: null};
    const {items, problems} = readItems([{...item, options: {...item.options, imageSize: null}}]);
    expect(problems).toEqual([]);
    expect(items[0]).not.toHaveProperty('totalCount');
    expect(items[0]?.limitHitCount).toBeNull();
    expect(items[0]?.options).not.toHaveProperty('imageSize');
  });

  it('names item and field of what it cannot read, and reads the rest', () => {
    const good = defaultItem('confetti', 'good');
    const bad = {...defaultItem('popper', 'bad'), name: 'お祝い'};
    const {items, problems} = readItems([
      good,
      {...bad, options: {...bad.options, amount: 'many'}},
      {...bad, options: {...bad.options, size: undefined}},
      {...bad, effect: 'fireworks'},
      7,
    ]);
    expect(items).toEqual([good]);
    expect(problems.map(({index, path}) => [index, path])).toEqual([
      [1, 'options.amount'],
      [2, 'options.size'],
      [3, 'effect'],
      [4, undefined],
    ]);
    expect(problems[0]?.message).toBe('2番目の演出「お祝い」の「数」が読めません。数で書きます。');
    expect(problems[1]?.message).toContain('「大きさ」がありません');
  });

  it('leaves out an item that is too deep to be written again, and reads the rest', () => {
    const deep = (key: string): string => `{"${key}":`.repeat(50_000) + '1' + '}'.repeat(50_000);
    const [item] = sdkItems(1, 1);
    for (const key of ['options', 'x']) {
      const text = `[{"effect":"popper","name":"深い","${key}":${deep(key)}},${JSON.stringify(item)}]`;
      const {items, problems} = readItems(JSON.parse(text));
      expect(items).toHaveLength(1);
      expect(problems).toMatchObject([{index: 0, severity: 'error'}]);
      expect(problems[0]?.message).toBe('1番目の演出「深い」が読めません。入れ子が深すぎます。');
    }
    const {global, problems} = readItems(JSON.parse(`{"items":[],"global":${deep('x')}}`));
    expect([global, problems.length]).toEqual([undefined, 1]);
  });

  it('says what is wrong with a file of another kind', () => {
    for (const json of [undefined, null, 3, 'x', {}, {items: 3}]) {
      expect(readItems(json).problems).toHaveLength(1);
      expect(readItems(json).items).toEqual([]);
    }
  });
});

describe('editing items', () => {
  it('makes items without fault; only a connector has to be given its targets', () => {
    const items = EFFECTS.map((effect) => defaultItem(effect, effect));
    const faults = findProblems(items).map(({id, severity}) => [id, severity]);
    expect(faults).toEqual([['connector', 'warning']]);
  });

  it('starts the options anew with another effect and keeps the rest', () => {
    const item = {...defaultItem('popper', 'a'), name: '拍手', pattern: ['8888'], mine: 1};
    const changed = changeEffect(item, 'throwing');
    expect(changed).toMatchObject({id: 'a', name: '拍手', pattern: ['8888'], mine: 1});
    expect(changed.options).toEqual(defaultItem('throwing', 'x').options);
    expect(changeEffect(item, 'popper')).toBe(item);
  });

  it('sets a field, takes one away, and refuses what the item could not have', () => {
    const item = defaultItem('dropper', 'a');
    expect(setField(item, 'options.texture.gravity', -0.3)?.options).toMatchObject({
      texture: {gravity: -0.3, size: 40},
    });
    expect(setField(item, 'soundDelay', undefined)).not.toHaveProperty('soundDelay');
    expect(setField(item, 'options.texture.size', undefined)).toBeUndefined();
    expect(setField(item, 'options.texture.size', '40')).toBeUndefined();
    expect(setField(item, '__proto__.polluted', 1)).toBeUndefined();
    expect(item).toEqual(defaultItem('dropper', 'a'));
  });
});
