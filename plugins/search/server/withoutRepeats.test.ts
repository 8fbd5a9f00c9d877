import {expect, it} from 'vitest';
import {withoutRepeats} from './withoutRepeats';

const page = {url: '/a', title: '読み上げ', breadcrumb: [], description: '', keywords: ['音量']};
const contents = (...texts: string[]): string[] =>
  withoutRepeats({
    ...page,
    sections: texts.map((content) => ({heading: '', content})),
  }).sections.map(({content}) => content);

it('leaves out what the page has said', () => {
  expect(
    contents(
      '読み上げの音量を変えます。設定を開きます。設定を開き、音量を2つ変えます。',
      'ここでは音量を変えます。変えた音量は、設定に残ります。音量の設定です。',
    ),
  ).toEqual([
    '読み上げの音量を変えます。設定を開きます。',
    'ここでは音量を変えます。変えた音量は、設定に残ります。',
  ]);
});

it.each([
  [
    'a compound of other words',
    '変更します。変更を更新に移します。',
    '変更します。変更を更新に移します。',
  ],
  [
    'a compound of known words',
    '表示です。示設です。設定です。表示設定です。',
    '表示です。示設です。設定です。',
  ],
  ['a word in hiragana', '音です。音がつながります。', '音です。音がつながります。'],
  ['a port', '音です。音は11180です。音は3です。', '音です。音は11180です。'],
  ['a cell', '音量｜大きさ\n音量｜音', '音量｜大きさ\n音'],
])('keeps %s', (_, text, kept) => {
  expect(contents(text)).toEqual([kept]);
});

it('keeps what each section says first', () => {
  expect(contents('音です。', '音です。音です。')).toEqual(['音です。', '音です。']);
});
