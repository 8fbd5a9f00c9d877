import {expect, it} from 'vitest';
import {buildIndex} from '../index/searchIndex';
import {withKanjiOfTexts, withOkurigana} from './okurigana';

const content = [
  '音を取り込むとき、画像を取り込みます。取り込みの後。',
  'キーの組み合わせを選びます。組み合わせは10個までです。',
  '引っ越しの前に、設定を引き継ぎます。',
  '順番を並べ替えます。並べ替えた後。',
  'コピーして貼り付けます。',
  '見出しの設定です。設定を読み直します。',
  '音が聞こえないとき。画面に映ります。画面が移ります。',
  'スマホとつなぎます。',
  '拍手を叩きます。',
].join('\n');
const page = {url: '/a', title: '題', breadcrumb: [], description: '', keywords: []};
const index = buildIndex([
  {root: 'マニュアル', pages: [{...page, sections: [{heading: '', content}]}], yomi: {}},
]);
const matcher = () => ({index, steps: 0});

it.each([
  ['画像が取込めない', '画像が取り込めない'],
  ['画像取込', '画像取り込み'],
  ['キーの組合せ', 'キーの組み合わせ'],
  ['組み合せを選ぶ', '組み合わせを選ぶ'],
  ['引越し', '引っ越し'],
  ['引越の前', '引っ越しの前'],
  ['並び替える', '並べ替える'],
  ['張り付けます', '貼り付けます'],
  // Written so in the texts, or nothing like it.
  ['設定を見る', '設定を見る'],
  ['組織の設定', '組織の設定'],
])('%s is %s where the texts have that', (typed, written) => {
  expect(withOkurigana(matcher(), typed)).toBe(written);
});

it.each([
  ['音が聴こえない', '音が聞こえない'],
  ['画面に写りません', '画面に映りません'],
  // The texts have it, too; expansion looks for both.
  ['画面が移りません', '画面が移りません'],
  ['聴覚', '聴覚'],
  ['スマホと繋ぎたい', 'スマホとつなぎたい'],
  ['扉を叩きたい', '扉を叩きたい'],
  ['耳を揃える', '耳を揃える'],
  ['音を貼る', '音を貼る'],
])('%s is %s where the texts have that kanji', (typed, written) => {
  expect(withKanjiOfTexts(matcher(), typed)).toBe(written);
});

it('looks for a few words only', () => {
  const one = matcher();
  withOkurigana(one, '取込組合引越並替'.repeat(20));
  expect(one.steps).toBeLessThan(200 * content.length);
  // Each is read as another verb that the texts do not have, either.
  const kanji = '聴停速初張載採撮推贈暖温固堅硬収納計測';
  const other = {index: {...index, joined: 'あ'.repeat(64_000)}, steps: 0};
  withKanjiOfTexts(other, kanji.replaceAll(/./gu, '$&む'));
  expect(other.steps).toBeLessThan(1000 * (kanji.length + 5));
});
