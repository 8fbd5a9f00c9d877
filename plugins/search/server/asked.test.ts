import type {IndexPage} from '@komebiyori/search/indexFile';
import {expect, it} from 'vitest';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {testFolder} from '../../../scripts/lib/testFolder';
import {askedOf, readAskedPages, withAsked} from './asked';

const page: IndexPage = {
  ...{url: '/a', title: '設定', breadcrumb: [], description: '', keywords: []},
  sections: [
    {heading: '', content: ''},
    {heading: '音量', content: ''},
    {heading: '音量', hash: '音量-1', content: ''},
  ],
};

it('asks for the page, and for the first section of a heading', () => {
  const asked = askedOf({asked: ['変えたい', {うるさい: '音量'}, {小さい: '音量'}]}, 'a.mdx');
  expect(withAsked(page, asked)).toEqual({
    ...page,
    asked: ['変えたい'],
    sections: [
      {heading: '', content: ''},
      {heading: '音量', content: '', asked: ['うるさい', '小さい']},
      {heading: '音量', hash: '音量-1', content: ''},
    ],
  });
});

it('leaves out what is asked of a section that an older version lacks', () => {
  expect(withAsked(page, [{消えた: '新しい節'}]).sections).toEqual(page.sections);
});

it.each([
  [{asked: '変えたい'}, 'asked: '],
  [{asked: [{a: 'b', c: 'd'}]}, 'asked.0: must be one phrase with one heading'],
  [{asked: ['a', 7]}, 'asked.1: must be a phrase, or a phrase and the heading of its section'],
  [{asked: ['']}, 'asked.0: must not be empty'],
  [{asked: null}, 'asked: must be a list of phrases'],
  [{asked: ['うるさい：音量']}, 'asked.0: has a full-width colon'],
  [{asked: [{'うるさい：': '音量'}]}, 'asked.0.うるさい：: has a full-width colon'],
])('refuses %j, and names file and item', (frontMatter, said) => {
  expect(() => askedOf(frontMatter, 'a.mdx')).toThrow(
    `Malformed front matter of a.mdx:\n  ${said}`,
  );
});

it('is empty when the front matter has none', () => {
  expect(askedOf({title: '設定'}, 'a.mdx')).toEqual([]);
});

it.each([
  ['{"/": ["a",]}', 'asked.json: SyntaxError: '],
  ['{"/": ["a", 3]}', 'Malformed asked.json:\n  /.1: must be a phrase'],
  ['{"/": "a"}', 'Malformed asked.json:\n  /: must be a list of phrases'],
])('names the file of the pages without front matter: %s', async (text, said) => {
  const folder = testFolder('asked');
  await writeFile(path.join(folder, 'asked.json'), text);
  await expect(readAskedPages(folder, 'asked.json')).rejects.toThrow(said);
});
