import {expect, it} from 'vitest';
import {
  choicesOf,
  type ChoiceField,
  type ListField,
  type NumberField,
  type TextField,
} from './fields';
import {readValue} from './readValue';

const field = {label: '', initial: 0};
const size: NumberField = {...field, kind: 'number', min: 8, max: 200, step: 1, unit: 'px'};
const em: NumberField = {...field, kind: 'number', min: -0.1, max: 0.5, step: 0.01, unit: 'em'};
const side: ChoiceField = {label: '', kind: 'choice', initial: 'a', choices: choicesOf({a: 'A'})};
const button: ChoiceField = {
  label: '',
  kind: 'choice',
  initial: -1,
  choices: [{value: -1, label: 'なし'}],
};
const isOn = {label: '', kind: 'switch', initial: false} as const;
const words: ListField = {label: '', kind: 'list', initial: [], maxItems: 2, maxLength: 3};
const sites: ListField = {
  ...words,
  maxLength: 9,
  choices: choicesOf({twitch: '', youtube: ''}),
};
const line = (maxLength: number): TextField => ({label: '', kind: 'text', initial: '', maxLength});

it.each([
  [size, 30, 30, false],
  [size, 5000, 200, true],
  [size, -1, 8, true],
  [size, 30.4, 30, false],
  [size, 30.6, 31, false],
  [size, 200.4, 200, false],
  [size, 200.6, 200, true],
  [em, 0.1 + 0.2, 0.3, false],
  [isOn, true, true, false],
  [side, 'a', 'a', false],
  [button, -1, -1, false],
  [line(2), '👨‍👩‍👧ab', '👨\u200D', true],
  [line(9), 'a\uD800', 'a\uFFFD', true],
  [line(9), 'a\u2028b\n', 'a b', true],
  [line(3), ' abc ', 'abc', false],
  [line(3), 'ab cd', 'ab', true],
  [words, ['a', 'b'], ['a', 'b'], false],
  [words, [...Array.from({length: 20}, () => ''), 'late'], [], true],
  [words, ['abc', ' d '], ['abc', 'd'], true],
  [words, ['abcd', 1, 'x', 'y'], ['abc', 'x'], true],
  [words, ['a', 'a'], ['a'], true],
  [sites, ['twitch', 'mildom'], ['twitch'], true],
])('%# reads a value into its range', (of, raw, value, isChanged) => {
  expect(readValue(of, raw)).toEqual({value, isChanged});
});

it.each([
  [size, '30'],
  [size, Number.NaN],
  [size, Number.POSITIVE_INFINITY],
  [isOn, 'true'],
  [side, 'toString'],
  [button, '-1'],
  [line(3), 30],
  [words, 'abc'],
])('%# refuses a value of another type', (of, raw) => {
  expect(readValue(of, raw)).toBeUndefined();
});
