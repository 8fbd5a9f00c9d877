import {readFileSync} from 'node:fs';
import path from 'node:path';
import {EVERY_PAGE, search} from '@komebiyori/search';
import {buildIndex} from '@komebiyori/search/searchIndex';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {rankOf} from '../../scripts/lib/searchEval';
import freshQueries from './freshQueries.json';
import queries from './searchQueries.json';
import {manualIndex} from './support/manualIndex';
import {NEWEST} from './support/manualPage';
import {ROOT} from './support/pages';

// What streamers type, with the pages that answer it. Read here: a test would have a time limit.
const file = await manualIndex(NEWEST);
const index = buildIndex([file]);
const ranks = queries.map((query) => ({...query, rank: rankOf(index, query)}));
const share = (isHit: (rank: number) => boolean): number =>
  ranks.filter(({rank}) => isHit(rank)).length / ranks.length;

describe(`search in the manual ${NEWEST}`, () => {
  it('asks only for pages that there are', () => {
    const urls = new Set(file.pages.map(({url}) => url));
    const expected = [...queries, ...freshQueries].flatMap(({expected: pages}) => pages);
    expect(expected.filter((url) => !urls.has(url))).toEqual([]);
    expect(queries.length).toBeGreaterThanOrEqual(120);
  });

  it('has the right page first, nearly always', () => {
    expect(share((rank) => rank === 1)).toBeGreaterThanOrEqual(0.95);
  });

  it('has every path of the HTTP API first on the page that defines it', () => {
    const {paths} = parse(
      readFileSync(path.join(ROOT, 'static', 'developer', 'openapi.yaml'), 'utf8'),
    ) as {paths: Record<string, Record<string, unknown>>};
    const names = Object.entries(paths).flatMap(([name, operations]) => [
      name,
      ...Object.keys(operations)
        .filter((method) => ['get', 'post', 'put', 'delete'].includes(method))
        .map((method) => `${method.toUpperCase()} ${name}`),
    ]);
    expect(names.length).toBeGreaterThan(40);
    const expected = ['developer/http-api'];
    expect(names.filter((query) => rankOf(index, {query, expected}) !== 1)).toEqual([]);
  });

  it.each([
    ['設定ができない', '設定が出来ない'],
    ['枠ごとの設定', '枠毎の設定'],
    ['読み方を変えてほしい', '読み方を変えて欲しい'],
    ['コメントがない', 'コメントが無い'],
    ['使いにくい', '使い難い'],
    ['文字が見づらい', '文字が見辛い'],
    ['うまくいかない', '上手く行かない'],
    ['取り込めない', '取込めない'],
    ['読み込めない', '読込めない'],
    ['組み合わせ', '組合せ'],
    ['引き継ぎ', '引継ぎ'],
    ['引っ越し', '引越'],
    ['書き出し', '書出し'],
    ['貼り付け', '張り付け'],
    ['並べ替え', '並び替え'],
    ['切り替え方', '切り換え方'],
    ['見つからない', '見付からない'],
    ['分からない', '判らない'],
    ['音が聞こえない', '音が聴こえない'],
    ['直し方', '治し方'],
    ['テンプレートを作る', 'テンプレートを創る'],
    ['コメントが止まる', 'コメントが停まる'],
  ])('answers %s and %s alike', (written, typed) => {
    const first = (query: string): string | undefined =>
      search(index, query, {limit: 1, ...EVERY_PAGE}).hits[0]?.url.replace(/#.*/u, '');
    expect(first(typed)).toBe(first(written));
    expect(first(typed)).toBeDefined();
  });

  it('has the right page among the eight suggestions', () => {
    expect(ranks.filter(({rank}) => rank === 0 || rank > 8)).toEqual([]);
  });
});
