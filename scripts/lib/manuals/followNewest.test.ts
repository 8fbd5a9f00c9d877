import {describe, expect, it} from 'vitest';
import {followNewest, targetOf} from './followNewest';
import {planRetire} from './planRetire';

describe('followNewest', () => {
  it('keeps what still holds, turns the rest, and forgets pages that are back', () => {
    const retired = {'5.0': {back: 'about', 'guide/a': 'guide/b', 'guide/c': 'about'}};
    expect(followNewest(retired, ['guide/d'], new Set(['about', 'back', 'guide/index']))).toEqual({
      '5.0': {'guide/a': 'guide/index', 'guide/c': 'about', 'guide/d': 'guide/index'},
    });
  });
});

describe('a page that has moved', () => {
  const moved = {'feature/stock': 'feature/stocks'};
  const newest = new Set(['about', 'feature/index', 'feature/stocks']);

  it('is where its old id leads, as long as it is there', () => {
    expect(targetOf('feature/stock', newest, moved)).toBe('feature/stocks');
    expect(targetOf('feature/stock', newest, {'feature/stock': 'gone'})).toBe('feature/index');
  });

  it('is where retired manuals lead after the next cut, also by way of the old id', () => {
    const retired = {'5.0': {'feature/keep': 'feature/stock'}};
    expect(followNewest(retired, ['feature/stock'], newest, moved)).toEqual({
      '5.0': {'feature/keep': 'feature/stocks', 'feature/stock': 'feature/stocks'},
    });
  });

  it('is where a manual leads that is taken out', () => {
    const texts = {
      'versions.json': '["8.1", "8.0"]',
      'data/manuals.json': JSON.stringify({
        generators: {'8.1': '8_0', '8.0': '8_0'},
        retired: {},
        moved,
      }),
      'versioned_docs/version-8.1/about.mdx': '',
      'versioned_docs/version-8.1/feature/stocks.mdx': '',
      'versioned_docs/version-8.0/feature/stock.mdx': '',
    };
    const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
    const after = planRetire(files, '8.0').files.get('data/manuals.json')?.toString() ?? '';
    expect(JSON.parse(after)).toMatchObject({
      retired: {'8.0': {'feature/stock': 'feature/stocks'}},
    });
  });
});
