import {expect, it} from 'vitest';
import {oftenRead, readYomi, textsWithYomi} from './readYomi';

it('reads the words with kanji as they are written, and nothing else', async () => {
  expect(await readYomi(['コメントを表示する設定', '読み上げ', '真っ白', 'OBS ひらがな'])).toEqual({
    表示: 'ひようじ',
    設定: 'せつてい',
    読み上げ: 'よみあげ',
    真っ白: 'まつしろ',
  });
});

it('knows each text of an index once, and only those with kanji', () => {
  const section = {heading: '設定', content: '本文\nかな', asked: ['変えたい']};
  const page = {url: '/', breadcrumb: ['機能'], description: '説明', asked: ['声']};
  const pages = [{...page, title: '設定', keywords: ['音声', 'OBS'], sections: [section]}];
  expect(textsWithYomi({pages})).toEqual(['設定', '説明', '音声', '声', '変えたい', '本文']);
});

it('keeps the readings of words by which a page is asked for', () => {
  const page = {url: '/', breadcrumb: [], description: '一度', title: '表', keywords: []};
  const pages = [{...page, asked: ['あだ名'], sections: []}];
  expect(oftenRead({pages}, {あだ名: 'あだな', 一度: 'いちど'})).toEqual({あだ名: 'あだな'});
  const moved = [{...page, asked: ['引っ越し'], sections: []}];
  expect(oftenRead({pages: moved}, {引っ越し: 'ひつこし'})).toEqual({引っ越し: 'ひつこし'});
});
