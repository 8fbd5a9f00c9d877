import {describe, expect, it} from 'vitest';
import {descriptionOf, excerptOf, prepareNews, type Article} from './prepareNews';
import type {NewsItem} from './newsItem';
import {itemRoutes, latestOf, listRoutes} from './newsRoutes';

const DATE = '2025-10-18T00:00:00.000Z';
const itemOf = (day: number, more: Partial<NewsItem> = {}): NewsItem => ({
  id: `item-${day}`,
  createdAt: DATE,
  updatedAt: DATE,
  publishedAt: `2025-10-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  revisedAt: DATE,
  title: `題${day}`,
  body: `<p>${day}日の本文です。</p>`,
  ...more,
});

function prepare(items: readonly NewsItem[], warnings: string[] = []): Article[] {
  return prepareNews(
    items,
    (path) => path === '/img/a.png',
    (message) => warnings.push(message),
    (id) => ({where: `news item ${id}`, value: undefined}),
  );
}

/** As prepare, of items in files, whose text is given. */
function prepareFile(text: string, body: string, warnings: string[] = []): Article[] {
  return prepareNews(
    [itemOf(1, {body})],
    () => false,
    (message) => warnings.push(message),
    () => ({where: 'news/item-1.md', text, value: undefined}),
  );
}

describe('prepareNews', () => {
  it('puts the newest first', () => {
    expect(prepare([itemOf(2), itemOf(11), itemOf(3)]).map(({path}) => path)).toEqual([
      '/news/item-11',
      '/news/item-3',
      '/news/item-2',
    ]);
  });

  it('describes items that begin alike by their titles', () => {
    const body = `<p>${'あ'.repeat(40)}。</p>`;
    const texts = prepare([itemOf(1, {body}), itemOf(2, {body})]).map(
      ({description}) => description,
    );
    expect(texts[0]).toContain('「題2」');
    expect(texts[1]).toContain('「題1」');
  });

  it('warns of images of other sites, naming the item', () => {
    const warnings: string[] = [];
    prepare([itemOf(1, {body: '<p>a<img src="https://b.example/c.png"></p>'})], warnings);
    expect(warnings).toEqual([expect.stringMatching(/item-1: .*https:\/\/b\.example\/c\.png$/u)]);
  });

  it('warns of a date in the future', () => {
    const warnings: string[] = [];
    prepare([itemOf(1, {publishedAt: '2999-01-01T00:00:00.000Z'}), itemOf(2)], warnings);
    expect(warnings).toEqual([expect.stringContaining('item-1: publishedAt is in the future')]);
  });

  it('warns of a revision in the future', () => {
    const warnings: string[] = [];
    prepare([itemOf(1, {revisedAt: '2999-01-01T00:00:00.000Z'})], warnings);
    expect(warnings).toEqual([expect.stringContaining('item-1: revisedAt is in the future')]);
  });

  it('refuses links that lead nowhere, and says where they could', () => {
    const body = '<h2>a</h2><p>b<a href="#c">c</a><a href="ftp://d">d</a></p>';
    expect(() => prepare([itemOf(1, {body})])).toThrow(
      'Bad news items:\n  news item item-1: body: link leads nowhere: #c; there are #s-a\n' +
        '  news item item-1: body: link leads nowhere: (refused address)',
    );
  });

  it.each([
    ['<img src="/img/b.png">', '![図](/img/b.png)', '3: image does not exist: static/img/b.png'],
    [
      '<img src="/img/%E5%9B%B3.png">',
      '![図](/img/図.png)',
      '3: image does not exist: static/img/図.png',
    ],
    [
      '<img src="img/b.png">',
      '<img src="img/b.png">',
      '3: image does not exist: static/news/img/b.png',
    ],
    ['<a href="#c">c</a>', '[c](#c)', '3: link leads nowhere: #c'],
    [
      '<img src="/img/b.png">',
      '![図](/img/&#98;.png)',
      ' body: image does not exist: static/img/b.png',
    ],
  ])('names file and line of a fault: %s', (html, written, problem) => {
    expect(() => prepareFile(`---\n---\n${written}\n`, `<p>a${html}</p>`)).toThrow(
      `Bad news items:\n  news/item-1.md:${problem}`,
    );
  });

  it('warns of images of other sites with file and line', () => {
    const warnings: string[] = [];
    const src = 'https://b.example/c.png';
    prepareFile(`---\n---\n\n![a](${src})`, `<p>a<img src="${src}"></p>`, warnings);
    expect(warnings).toEqual([
      `news/item-1.md:4: image left out, only images of this site load: ${src}`,
    ]);
  });

  it('refuses missing images and items without text, all at once', () => {
    const items = [
      itemOf(1, {body: '<p>a<img src="/img/a.png"><img src="/img/b.png"></p>'}),
      itemOf(2, {body: '<script>x</script>'}),
    ];
    expect(() => prepare(items)).toThrow(
      'Bad news items:\n  news item item-1: body: image does not exist: static/img/b.png\n' +
        '  news item item-2: body: has no paragraph of text',
    );
  });
});

describe('listRoutes', () => {
  it('has one page without items, and six items on a page', () => {
    expect(listRoutes([])).toEqual([
      {path: '/news', props: {items: [], page: 1, pages: ['/news']}},
    ]);
    const articles = prepare(Array.from({length: 13}, (_, index) => itemOf(index + 1)));
    const pages = listRoutes(articles);
    expect(pages.map(({path, props}) => [path, props.items.length])).toEqual([
      ['/news', 6],
      ['/news/page/2', 6],
      ['/news/page/3', 1],
    ]);
    expect(listRoutes(articles.slice(0, 6))).toHaveLength(1);
  });
});

describe('itemRoutes', () => {
  it('knows the neighbours and the place in the list', () => {
    const routes = itemRoutes(prepare(Array.from({length: 7}, (_, index) => itemOf(index + 1))));
    const of = (path: string) => routes.find((route) => route.path === path)?.props;
    expect(of('/news/item-7')).toMatchObject({newer: null, older: {id: 'item-6'}});
    expect(of('/news/item-2')?.listPath).toBe('/news#item-2');
    expect(of('/news/item-1')).toMatchObject({
      newer: {id: 'item-2'},
      older: null,
      listPath: '/news/page/2#item-1',
    });
  });
});

describe('latestOf', () => {
  it('gives the newest three', () => {
    const articles = prepare([itemOf(1), itemOf(2), itemOf(3), itemOf(4)]);
    expect(latestOf(articles)[0]).toEqual({
      id: 'item-4',
      title: '題4',
      date: '2025-10-04T00:00:00.000Z',
      path: '/news/item-4',
    });
    expect(latestOf(articles)).toHaveLength(3);
  });
});

describe('excerptOf', () => {
  it('takes whole sentences until there is enough', () => {
    const long = `${'あ'.repeat(48)}。`;
    expect(excerptOf(['短い文。', 'もう1つ。'])).toBe('短い文。もう1つ。');
    expect(excerptOf([`短い文。${long}三つ目の文。`])).toBe(`短い文。${long}`);
    expect(excerptOf([`${'あ'.repeat(40)}。${'い'.repeat(90)}。`])).toBe(`${'あ'.repeat(40)}。`);
  });

  it('cuts a single sentence that is too long', () => {
    expect(excerptOf(['あ'.repeat(200)])).toBe(`${'あ'.repeat(109)}…`);
  });

  it('makes a description of at least 30 characters', () => {
    expect(descriptionOf('短い。', '題', '2025年10月18日')).toBe(
      'コメびよりのお知らせ「題」です。2025年10月18日に公開しました。短い。',
    );
    expect(descriptionOf('あ'.repeat(30), '題', '')).toBe('あ'.repeat(30));
  });
});
