import {expect, it} from 'vitest';
import {withSynonyms} from './synonyms';

const page = {url: '/', breadcrumb: [], description: '', sections: []};

it('adds what else a thing in the title is called, once', () => {
  const {keywords} = withSynonyms({...page, title: 'アンケートを取る', keywords: ['投票']});
  expect(keywords).toEqual(['投票']);
  expect(withSynonyms({...page, title: 'アンケートを取る', keywords: []}).keywords).toContain(
    '投票',
  );
});

it('leaves a page alone whose title names nothing of the kind', () => {
  const plain = {...page, title: '題', keywords: ['語']};
  expect(withSynonyms(plain)).toBe(plain);
});
