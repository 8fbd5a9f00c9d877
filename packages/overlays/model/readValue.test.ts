import {expect, it} from 'vitest';
import {choice, color, font, image, list, number, openColor, text, toggle} from './fields';
import {readValue} from './readValue';

const size = number({label: '', min: 8, max: 200, step: 1, unit: 'px', initial: 24});
const em = number({label: '', min: -0.1, max: 0.5, step: 0.01, unit: 'em', initial: 0});
const words = list({label: '', initial: [], maxItems: 2, maxLength: 3});
const sites = list({
  label: '',
  initial: [],
  maxItems: 5,
  maxLength: 9,
  choices: [{value: 'twitch', label: ''}],
});
const picture = image({label: '', initial: '', maxBytes: 30});

it.each([
  [size, 30, 30, false],
  [size, 5000, 200, true],
  [size, -1, 8, true],
  [size, 30.4, 30, false],
  [size, 30.6, 31, false],
  [em, 0.1 + 0.2, 0.3, false],
  [toggle({label: '', initial: false}), true, true, false],
  [choice({a: 'A'}, {label: '', initial: 'a'}), 'a', 'a', false],
  [color({label: '', initial: '#000000ff'}), '#ABC', '#aabbccff', false],
  [color({label: '', initial: '#000000ff'}), '#abcd', '#aabbccdd', false],
  [color({label: '', initial: '#000000ff'}), '#A1b2C3', '#a1b2c3ff', false],
  [openColor({label: ''}), '', '', false],
  [font({label: '', initial: ''}), ' Noto\nSans ', 'Noto Sans', true],
  [text({label: '', initial: '', maxLength: 2}), '👨‍👩‍👧ab', '👨\u200D', true],
  [text({label: '', initial: '', maxLength: 9}), 'a\uD800', 'a\uFFFD', true],
  [words, ['abc', ' d '], ['abc', 'd'], true],
  [words, ['abcd', 1, 'x', 'y'], ['abc', 'x'], true],
  [words, ['a', 'a'], ['a'], true],
  [sites, ['twitch', 'mildom'], ['twitch'], true],
  [picture, '', '', false],
  [picture, 'data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo=', false],
])('%# reads a value into its range', (field, raw, value, isChanged) => {
  expect(readValue(field, raw)).toEqual({value, isChanged});
});

it.each([
  [size, '30'],
  [size, Number.NaN],
  [size, Number.POSITIVE_INFINITY],
  [toggle({label: '', initial: false}), 'true'],
  [choice({a: 'A'}, {label: '', initial: 'a'}), 'toString'],
  [color({label: '', initial: '#000000ff'}), 'red'],
  [color({label: '', initial: '#000000ff'}), ''],
  [words, 'abc'],
  [picture, 'https://example.com/a.png'],
  [picture, 'data:image/svg+xml;base64,iVBORw0KGgo='],
  [picture, 'data:image/png;base64,"),url(//evil)'],
  [picture, `data:image/png;base64,${'A'.repeat(400)}`],
])('%# refuses a value of another type', (field, raw) => {
  expect(readValue(field, raw)).toBeUndefined();
});
