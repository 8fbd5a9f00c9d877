import {expect, it} from 'vitest';
import {anchorOf, indexSection} from './indexFile';

it.each([
  ['始める前に確かめる', '始める前に確かめる'],
  ['Windows 10 / 11', 'windows-10--11'],
  ['', ''],
])('says nothing of the anchor of %s, which is its slug', (heading, hash) => {
  const section = indexSection(heading, hash, '');
  expect(section).toEqual({heading, content: ''});
  expect(anchorOf(section)).toBe(hash);
});

it.each([
  ['設定', '設定-1'],
  ['見出し', 'custom-id'],
  ['名のない表', ''],
])('keeps the anchor of %s, which is %j', (heading, hash) => {
  expect(anchorOf(indexSection(heading, hash, ''))).toBe(hash);
});
