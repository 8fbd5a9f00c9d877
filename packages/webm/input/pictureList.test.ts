import {expect, it} from 'vitest';
import {keepPictures} from './pictureList';

it('leaves out what folders hold beside pictures', () => {
  const names = [
    'a1.png',
    'A2.PNG',
    '._a1.png',
    '.DS_Store',
    'Thumbs.db',
    'note.txt',
    'c.webm',
    'png',
  ];
  expect(keepPictures(names.map((name) => ({name}))).map(({name}) => name)).toEqual([
    'a1.png',
    'A2.PNG',
    'c.webm',
  ]);
});
