import {expect, it} from 'vitest';
import {catalogueOf} from '@komebiyori/overlays/model/catalogue';
import {byGroup, searchOptions} from './searchOptions';

const all = [...catalogueOf('basic', '8_0').values()];
const found = (query: string) => searchOptions(all, query).map(({key}) => key);

it('finds by label, group, help, further words and choices', () => {
  expect(found('書体')).toContain('body.family');
  expect(found('本文の文字 太さ')[0]).toBe('body.weight');
  expect(found('kick')).toContain('services.kickName');
  expect(found('グラデ')).toContain('name.hasGradient');
  expect(found('割合')).toContain('name.size');
});

it.each([
  ['文字サイズ', ['name.size', 'body.size', 'details.size']],
  ['もじのおおきさ', ['name.size', 'body.size', 'details.size']],
  ['フォントサイズを変えたい', ['name.size', 'body.size', 'details.size']],
  ['本文の大きさ', ['body.size']],
  ['文字の色', ['name.color']],
  ['背景色', ['canvas.background']],
  ['行間', ['name.lineHeight', 'body.lineHeight']],
  ['ふちどり', ['outline.method']],
  ['太字', ['name.weight', 'body.weight']],
  ['アイコンを消す', ['avatar.isShown']],
  ['表示時間', ['flow.lifetime']],
  ['時刻を出す', ['details.family']],
])('finds what people call %s', (query, keys) => {
  expect(found(query).slice(0, keys.length)).toEqual(keys);
});

it('puts what is called so before what speaks of it', () => {
  const keys = found('縁取り');
  expect(keys.slice(0, 3).every((key) => key.startsWith('outline.'))).toBe(true);
  expect(keys).toContain('name.hasGradient');
});

it('takes widths, cases and kana as the same', () => {
  expect(found('ＹｏｕＴｕｂｅ')).toEqual(found('youtube'));
  expect(found('ぐらでーしょん')).toEqual(found('グラデーション'));
});

it('finds all for nothing, and nothing for what is not there', () => {
  expect(found(' 　')).toHaveLength(all.length);
  expect(found('ざりがに')).toEqual([]);
});

it('keeps the order of groups', () => {
  expect(
    byGroup(all)
      .map(({id}) => id)
      .slice(0, 3),
  ).toEqual(['canvas', 'layout', 'fonts']);
  expect(byGroup(all).flatMap(({options}) => options)).toHaveLength(all.length);
});
