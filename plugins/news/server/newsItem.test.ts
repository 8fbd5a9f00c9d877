import {describe, expect, it} from 'vitest';
import {parseItems} from './newsItem';

const DATE = '2025-10-18T00:00:00.000Z';
const item = {
  id: 'app-8-0-7',
  createdAt: DATE,
  updatedAt: DATE,
  publishedAt: '2025-10-18T09:00+09:00',
  revisedAt: DATE,
  title: ' 題 ',
  body: '<p>a</p>',
};
const parse = (...values: unknown[]): unknown =>
  parseItems(values.map((value, index) => ({where: `place ${index + 1}`, value})));

describe('parseItems', () => {
  it('makes dates UTC and trims the title', () => {
    expect(parse(item)).toEqual([{...item, publishedAt: DATE, title: '題'}]);
  });

  it.each([
    ['id', '../x'],
    ['id', ''],
    ['id', 'Page'],
    ['id', '-a'],
    ['createdAt', '2025-10-18'],
    ['updatedAt', '2025-02-30T00:00:00Z'],
    ['publishedAt', '2025-10-18T00:00:00'],
    ['revisedAt', '2025-10-18T25:00:00Z'],
    ['title', ' '],
    ['title', 'a\u0000b'],
    ['title', 'a'.repeat(121)],
    ['body', '\n'],
  ])('refuses the %s %j and names place and field', (field, value) => {
    expect(() => parse({...item, [field]: value})).toThrow(`place 1: ${field}: `);
  });

  it('says one thing of a date', () => {
    expect(() => parse({...item, createdAt: '2025/10/18'})).toThrow(/^Bad news items:\n[^\n]*$/u);
  });

  it('lists every problem of every item', () => {
    const {title: _title, ...untitled} = item;
    expect(() =>
      parse(item, {...untitled, id: 'b', body: 1}, 'x', {...item, id: 'APP-8-0-7'}),
    ).toThrow(
      [
        'Bad news items:',
        '  place 2: title: is missing',
        '  place 2: body: must be HTML',
        '  place 3: (whole item): ',
      ].join('\n'),
    );
    expect(() => parse(item, {...item, id: 'APP-8-0-7'})).toThrow(
      'place 2: id: is the same as in place 1',
    );
  });
});
