import {expect, it} from 'vitest';
import {buildIndex} from '../index/searchIndex';
import {EVERY_PAGE, rankPlain} from '../search';
import {likenessTo, lineReader} from './lines';

/** Pages by the ways in which they are asked for, beside others that make common words common. */
const indexOf = (asked: Record<string, string[]>): ReturnType<typeof buildIndex> =>
  buildIndex([
    {
      root: 'マニュアル',
      pages: Object.entries(asked).map(([url, ways]) => ({
        ...{url, title: '題', breadcrumb: [], description: '', keywords: [], asked: ways},
        sections: [{heading: '節', content: '配信の前に開きます。'}],
      })),
    },
  ]);

const index = indexOf({
  '/like': ['配信なのに声が届かん', '声が割れる'],
  '/words': ['3分で配信', '声の大きさ', '配信の声'],
});

it('knows what is like a sentence, and that nothing is like another', () => {
  const likeness = likenessTo(index, 'あと3分で配信なのに声が届かん');
  expect(likeness('配信なのに声が届かん')).toBeGreaterThan(likeness('3分で配信'));
  expect(likenessTo(index, '3分で配信')('3分で配信')).toBeCloseTo(1);
  expect(likeness('曲を選ぶ')).toBe(0);
});

it.each([
  ['a sentence more', '大事な配信なのに声が届かないよ', 1],
  ['a list of words no more, because their order says nothing', '大事な 配信なのに 声', 0],
])('gives a way to ask that is like %s', (_, query, sign) => {
  const matcher = {index, steps: 0};
  const {found, typed} = rankPlain(matcher, query, EVERY_PAGE);
  const place = index.pages.find(({url}) => url === '/like')?.keywords ?? -1;
  const gain = lineReader(matcher, found, typed)(place);
  const byWords = lineReader(matcher, found, {...typed, sentence: ''})(place);
  expect(Math.sign(gain - byWords)).toBe(sign);
});

it('gives a page more of which the word typed is a keyword', () => {
  const named = indexOf({'/named': ['記録'], '/way': ['記録を消したい']});
  const matcher = {index: named, steps: 0};
  const {found, typed} = rankPlain(matcher, '記録', EVERY_PAGE);
  const gains = lineReader(matcher, found, typed);
  const [keyword = 0, way = 0] = named.pages.map(({keywords}) => gains(keywords));
  expect(keyword).toBe(2.5);
  expect(way).toBeLessThan(2);
});
