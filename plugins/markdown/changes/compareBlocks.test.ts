import {describe, expect, it} from 'vitest';
import {compareBlocks} from './compareBlocks';
import type {Block} from '../../lib/readBlocks';

const text = (value: string): Block => ({kind: 'text', text: value});
const code = (value: string): Block => ({kind: 'code', text: value});
const heading = (value: string, level = 2): Block => ({kind: 'heading', text: value, level});

describe('compareBlocks', () => {
  it('finds nothing between equal pages', () => {
    const page = [heading('手順'), text('「入」にします。')];
    expect(compareBlocks(page, page)).toEqual([]);
  });

  it('says what was added and removed, under the headings of its own form of the page', () => {
    const older = [heading('手順'), text('古い方法です。'), heading('制限'), text('同じ文です。')];
    const newer = [
      heading('手順'),
      heading('制限'),
      text('同じ文です。'),
      text('COEIROINKが加わりました。'),
    ];
    expect(compareBlocks(older, newer)).toEqual([
      {
        heading: '手順',
        changes: [
          {type: 'removed', kind: 'text', parts: [{type: 'removed', text: '古い方法です。'}]},
        ],
      },
      {
        heading: '制限',
        changes: [
          {
            type: 'added',
            kind: 'text',
            parts: [{type: 'added', text: 'COEIROINKが加わりました。'}],
          },
        ],
      },
    ]);
  });

  it('names the headings above: those of level 3 below those of level 2', () => {
    const older = [heading('音'), heading('種類', 3), heading('絵')];
    const newer = [heading('音'), heading('種類', 3), text('新しい文です。'), heading('絵')];
    expect(compareBlocks(older, newer).map((section) => section.heading)).toEqual(['音 › 種類']);
  });

  it('compares a rewritten sentence word by word', () => {
    const [section] = compareBlocks(
      [text('メニューから「解析」を開き、日付を選びます。')],
      [text('メニューから「コメントログ」を開き、日付を選びます。')],
    );
    expect(section?.changes).toEqual([
      {
        type: 'changed',
        kind: 'text',
        parts: [
          {type: 'same', text: 'メニューから「'},
          {type: 'removed', text: '解析'},
          {type: 'added', text: 'コメントログ'},
          {type: 'same', text: '」を開き、日付を選びます。'},
        ],
      },
    ]);
  });

  it('pairs a rewritten sentence with its old form among new ones', () => {
    const [section] = compareBlocks(
      [text('音量は0から100までで選びます。')],
      [text('まったく別の話がここに入ります。'), text('音量は1から100までで選びます。')],
    );
    expect(section?.changes.map(({type}) => type)).toEqual(['added', 'changed']);
  });

  it('never takes code for text', () => {
    const [section] = compareBlocks([text('const a = 1;')], [code('const a = 1;')]);
    expect(section?.changes.map(({type}) => type)).toEqual(['removed', 'added']);
  });

  it('shows lines of code that came together as one piece', () => {
    const [section] = compareBlocks([], [code('const a = 1;'), code('run(a);')]);
    expect(section?.changes).toHaveLength(1);
    expect(section?.changes[0]?.parts.map((part) => part.text).join('')).toBe(
      'const a = 1;\nrun(a);',
    );
  });

  it('gives back both forms: what is not added is the old page, what is not removed the new one', () => {
    const older = ['一つ目の文です。', '二つ目の文です。', '三つ目は消えます。'].map(text);
    const newer = ['はじめに加わった文。', '一つ目の新しい文です。', '二つ目の文です。'].map(text);
    const parts = compareBlocks(older, newer).flatMap(({changes}) =>
      changes.flatMap((change) => change.parts),
    );
    const without = (type: string): string =>
      parts.flatMap((part) => (part.type === type ? [] : [part.text])).join('');
    // The second sentence is the same in both and is not told.
    expect(without('added')).toBe('一つ目の文です。三つ目は消えます。');
    expect(without('removed')).toBe('はじめに加わった文。一つ目の新しい文です。');
  });
});
