import {expect, it} from 'vitest';
import {
  fontMemoryText,
  NO_MEMORY,
  readFontMemory,
  searchFamilies,
  withFavorite,
  withRecent,
} from './fontMemory';

it('keeps the last five, the newest first, each once', () => {
  const memory = ['A', 'B', 'C', 'D', 'E', 'F', 'D'].reduce(withRecent, NO_MEMORY);
  expect(memory.recent).toEqual(['D', 'F', 'E', 'C', 'B']);
});

it('likes a font and takes that back', () => {
  const memory = withFavorite(withFavorite(NO_MEMORY, 'A'), 'B');
  expect(memory.favorites).toEqual(['B', 'A']);
  expect(withFavorite(memory, 'B').favorites).toEqual(['A']);
  const many = Array.from({length: 60}, (_, at) => String(at)).reduce(withFavorite, NO_MEMORY);
  expect(many.favorites).toHaveLength(50);
  expect(many.favorites.at(0)).toBe('59');
});

it('reads what it kept', () => {
  const memory = withFavorite(withRecent(NO_MEMORY, 'HG丸ｺﾞｼｯｸM-PRO'), 'A"</style>');
  expect(readFontMemory(fontMemoryText(memory))).toEqual(memory);
  expect(fontMemoryText(NO_MEMORY)).toBeUndefined();
});

it.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '{"favorites":1,"recent":[]}',
  '{"favorites":[""],"recent":[]}',
  `{"favorites":["${'x'.repeat(201)}"],"recent":[]}`,
])('reads nothing of %j', (text) => {
  expect(readFontMemory(text)).toEqual(NO_MEMORY);
});

it('reads no more than there is room for', () => {
  const families = Array.from({length: 99}, (_, at) => String(at % 70));
  const read = readFontMemory(JSON.stringify({favorites: families, recent: families}));
  expect([read.favorites.length, read.recent.length]).toEqual([50, 5]);
});

it('finds families by words of any width', () => {
  const families = ['Arial', 'HG丸ｺﾞｼｯｸM-PRO', 'Yu Gothic UI'];
  expect(searchFamilies(families, 'ゴシック')).toEqual(['HG丸ｺﾞｼｯｸM-PRO']);
  expect(searchFamilies(families, 'ｇｏｔｈ yu')).toEqual(['Yu Gothic UI']);
  expect(searchFamilies(families, ' ')).toEqual(families);
  expect(searchFamilies(families, 'Meiryo')).toEqual([]);
});
