import {expect, it} from 'vitest';
import {color, font, image, number, openColor} from './fields';
import {readValue} from './readValue';

const size = number({label: '', min: 8, max: 200, step: 1, unit: 'px', initial: 24});
const picture = image({label: '', initial: '', maxBytes: 30});

it.each([
  [size, 30, 30, false],
  [color({label: '', initial: '#000000ff'}), '#ABC', '#aabbccff', false],
  [color({label: '', initial: '#000000ff'}), '#abcd', '#aabbccdd', false],
  [color({label: '', initial: '#000000ff'}), '#A1b2C3', '#a1b2c3ff', false],
  [openColor({label: ''}), '', '', false],
  [font({label: '', initial: ''}), ' Noto\nSans ', 'Noto Sans', true],
  [picture, '', '', false],
  [picture, 'data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo=', false],
])('%# reads a value into its range', (field, raw, value, isChanged) => {
  expect(readValue(field, raw)).toEqual({value, isChanged});
});

it.each([
  [size, '30'],
  [color({label: '', initial: '#000000ff'}), 'red'],
  [color({label: '', initial: '#000000ff'}), ''],
  [picture, 'https://example.com/a.png'],
  [picture, 'data:image/svg+xml;base64,iVBORw0KGgo='],
  // 20,000 by 1.
  [picture, 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAATiAAAAAB'],
  [picture, 'data:image/png;base64,"),url(//evil)'],
  [picture, `data:image/png;base64,${'A'.repeat(400)}`],
])('%# refuses a value of another type', (field, raw) => {
  expect(readValue(field, raw)).toBeUndefined();
});
