import {expect, it} from 'vitest';
import {costByPart} from './buildProfile';

const frame = (url: string, functionName = 'f') => ({functionName, url});

it('adds up what each part of a build spent, with what it called', () => {
  const profile = {
    nodes: [
      {id: 1, callFrame: frame('', '(root)'), children: [2, 5]},
      {id: 2, callFrame: frame('/site/plugins/search/index.ts'), children: [3]},
      {id: 3, callFrame: frame('/site/plugins/markdown/readBlocks.ts'), children: [4]},
      {id: 4, callFrame: frame('/site/node_modules/plugins/x.js')},
      {id: 5, callFrame: frame('', '(garbage collector)')},
    ],
    samples: [4, 3, 5, 1],
    timeDeltas: [2e6, 1e6, 5e5, 9e6],
  };
  expect(costByPart(profile)).toEqual([
    {part: 'plugins/search', seconds: 3},
    {part: 'plugins/markdown', seconds: 3},
    {part: 'garbage collector', seconds: 0.5},
  ]);
});
