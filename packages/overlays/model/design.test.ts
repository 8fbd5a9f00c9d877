import {describe, expect, it} from 'vitest';
import {
  newDesign,
  optionOf,
  resetAll,
  resetGroup,
  resetOption,
  setOption,
  setOptions,
  setText,
} from './design';
import {valuesOf} from './values';

const empty = newDesign('bubble', '8_0');
const changed = setOptions(empty, {
  'name.size': 1.2,
  'body.size': 32,
  'body.color': '#FF0000',
  'filter.hiddenWords': ['ネタバレ'],
});

describe('setOption', () => {
  it('keeps differences only, in the order of the options', () => {
    expect(Object.entries(changed.opts)).toEqual([
      ['name.size', 1.2],
      ['body.size', 32],
      ['body.color', '#ff0000ff'],
      ['filter.hiddenWords', ['ネタバレ']],
    ]);
    expect(setOption(changed, 'body.size', 24).opts).not.toHaveProperty('body.size');
    expect(setOption(changed, 'filter.hiddenWords', []).opts).not.toHaveProperty(
      'filter.hiddenWords',
    );
  });

  it('clamps, and leaves what it does not know', () => {
    expect(setOption(empty, 'body.size', 9999).opts).toEqual({'body.size': 200});
    expect(setOption(empty, 'body.bogus', 1).opts).toEqual({});
    expect(setOption(empty, '__proto__', 1).opts).toEqual({});
  });

  it('changes no design that somebody holds', () => {
    const before = structuredClone(changed);
    setOption(changed, 'body.size', 40);
    resetGroup(changed, 'body');
    expect(changed).toEqual(before);
  });
});

it('resets an option, a group, everything', () => {
  expect(Object.keys(resetOption(changed, 'body.size').opts)).toEqual([
    'name.size',
    'body.color',
    'filter.hiddenWords',
  ]);
  expect(Object.keys(resetGroup(changed, 'body').opts)).toEqual([
    'name.size',
    'filter.hiddenWords',
  ]);
  expect(resetAll(setText(setText(changed, 'name', '春'), 'customCss', '.a{}'))).toEqual({
    ...empty,
    name: '春',
  });
});

it('tells the template its own default, then that of the field', () => {
  expect(optionOf(empty, 'box.area')).toBe('text');
  expect(optionOf(empty, 'body.size')).toBe(24);
  expect(optionOf(empty, 'bubble.skin')).toBe('plain');
  expect(optionOf(empty, 'basic.plate')).toBeUndefined();
  const values = valuesOf(changed);
  expect([values.body.size, values.box.area, values.canvas.width]).toEqual([32, 'text', 450]);
});

it('gives options that need the script their neutral value in OBS', () => {
  const timed = setOption(empty, 'shown.time', 'minutes');
  expect(valuesOf(timed).shown.time).toBe('minutes');
  expect(valuesOf(timed, 'obs').shown.time).toBe('none');
});

it('cuts names, and keeps long CSS', () => {
  expect(setText(empty, 'name', 'あ'.repeat(80)).name).toHaveLength(60);
  expect(setText(empty, 'name', ' \n ')).toEqual(empty);
  expect(setText(empty, 'customCss', 'a'.repeat(30_000)).customCss).toHaveLength(30_000);
});
