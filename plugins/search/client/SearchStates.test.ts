import {parseQuery} from '@komebiyori/search/parseQuery';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {QueryErrorNote, SearchFailure} from './SearchStates';

const nothing = (): void => undefined;

describe('SearchFailure', () => {
  const shown = (original?: string): string =>
    renderToStaticMarkup(createElement(SearchFailure, {retry: nothing, original}));

  it.each([
    ['duplicate index', '検索のデータを読み取れません。'],
    ['Out of order word insertion', '直らないときは、ユーザーフォーラムで'],
    ['something new', '再読み込み'],
  ])('shows %s with help in Japanese', (original, help) => {
    expect(shown(original)).toContain(`<p lang="en">${original}</p>`);
    expect(shown(original)).toContain(help);
  });

  it('blames the network for what could not be loaded', () => {
    expect(shown()).toContain('通信を確かめて');
    expect(shown()).not.toContain('lang="en"');
  });
});

describe('QueryErrorNote', () => {
  const shown = (query: string): string => {
    const {error} = parseQuery(query);
    if (error === undefined) throw new Error(`${query} has no error`);
    return renderToStaticMarkup(createElement(QueryErrorNote, {query, error, onTake: nothing}));
  };

  it.each([
    ['設定~x 音声', '設定<mark>~</mark>x 音声'],
    ['OBS a/b:設定', 'OBS <mark>a/b</mark>:設定'],
    ['設定 +', '設定 <mark>+</mark>'],
    ['^', '<mark>^</mark>'],
    ['<b>:x', '<mark>&lt;b&gt;</mark>:x'],
  ])('marks what is wrong with %s', (query, marked) => {
    expect(shown(query)).toContain(`>${marked}</p>`);
    expect(shown(query)).toContain('記号を文字として探す');
  });
});
