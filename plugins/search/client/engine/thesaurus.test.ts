import {expect, it} from 'vitest';
import {inflectionOf} from './inflection';
import {likeMeanings} from './thesaurus';

const meanings = (surface: string, okurigana?: string): string[] => {
  const head = surface.slice(0, surface.length - (okurigana?.length ?? 0));
  const inflection = okurigana === undefined ? undefined : inflectionOf(head, okurigana);
  return likeMeanings(surface, inflection).map((one) => one.surface);
};

it('knows what says nearly the same', () => {
  expect(meanings('スマホ')).toContain('スマートフォン');
  expect(meanings('デフォルト')).toContain('初期値');
});

it('knows a verb in all of its forms', () => {
  expect(meanings('隠し', 'し')).toContain('非表示');
  expect(meanings('遅く', 'く')).toContain('パフォーマンス');
  expect(meanings('出', '')).toContain('表示');
  expect(meanings('見つけ', 'つけ')).toContain('検索');
});

it('never names the word itself, and nothing for words it does not know', () => {
  expect(meanings('表示')).not.toContain('表示');
  expect(meanings('ラーメン')).toEqual([]);
  expect(meanings('見', 'え')).not.toContain('検索');
});
