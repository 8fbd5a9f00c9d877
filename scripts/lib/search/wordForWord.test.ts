import {mulberry32} from '@komebiyori/lib/mulberry32';
import {describe, expect, it} from 'vitest';
import {codeNames, drawLines, settingNames, type ReadPage} from './wordForWord';

const page = (url: string, ...texts: string[]): ReadPage => ({
  url,
  title: url,
  blocks: texts.map((text) => ({kind: 'text', text})),
});

describe('drawLines', () => {
  const pages = [
    page('/a', '①｜声を選ぶところ', '同じ文がここにも立つ。ここだけの文です。'),
    page('/b', '同じ文がここにも立つ。'),
  ];

  it('draws cells and sentences that stand on one page only', () => {
    expect(
      drawLines(pages, 9, 1)
        .map(({query}) => query)
        .sort(),
    ).toEqual(['ここだけの文です', '声を選ぶところ']);
  });

  it('a line of a list of links is answered by the page that it leads to', () => {
    const heading = {kind: 'heading', level: 2, text: '関連ページ'} as const;
    const [first] = pages;
    const linked = {...page('/c', '/b：声の使い方'), title: '/c'};
    const withLinks = {...linked, blocks: [heading, ...linked.blocks]};
    const drawn = drawLines([...(first === undefined ? [] : [first]), page('/b'), withLinks], 9, 1);
    expect(drawn).toContainEqual({query: '/b：声の使い方', expected: ['/b']});
  });

  it('draws the same ones for a seed', () => {
    expect(drawLines(pages, 1, 3)).toEqual(drawLines(pages, 1, 3));
    expect(mulberry32(1)()).not.toBe(mulberry32(2)());
  });
});

describe('names', () => {
  it('of code lead to the pages whose rows list them, also as members', () => {
    const pages = [
      page('/docs/x', 'id?、data.userId｜人のID'),
      page('/docs/y', 'userIdを使います。'),
    ];
    expect(codeNames(pages)).toContainEqual({query: 'userId', expected: ['/docs/x']});
  });

  it('of settings are those of numbered rows', () => {
    const pages = [page('/docs/settings/ui', '①｜文字の大きさ｜大小', '声｜読む')];
    expect(settingNames(pages)).toEqual([{query: '文字の大きさ', expected: ['/docs/settings/ui']}]);
  });
});
