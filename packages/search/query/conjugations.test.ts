import {expect, it} from 'vitest';
import {splitWords} from './tokenizer';

/**
 * Verbs in the forms of school grammar (未然形 to 仮定形, 可能, 受身, 使役) and with what people say
 * after them. A query with any of them asks for the verb, and for nothing else.
 */
const GODAN =
  '読み込む 書き込む 取り込む 切り替わる 引き継ぐ 受け取る 立ち上がる 書き出す 消す 映る 届く 動く 押す 選ぶ 鳴る 重なる 戻す 直す 使う 増やす 残る 待つ 落とす 打つ 飛ばす 切る 固まる 移す 払う 呼び出す';
const ICHIDAN =
  '切り替える 並べ替える 貼り付ける 立ち上げる 読み上げる 消える 流れる 止める 聞こえる 変える 入れる 分ける 閉じる 届ける 広げる 見せる 差し替える 割り当てる 確かめる';
/** By the last kana of a godan verb: how it ends before ない, ます, ば and て. */
const ROWS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  む: ['ま', 'み', 'め', 'んで'],
  ぶ: ['ば', 'び', 'べ', 'んで'],
  る: ['ら', 'り', 'れ', 'って'],
  う: ['わ', 'い', 'え', 'って'],
  つ: ['た', 'ち', 'て', 'って'],
  く: ['か', 'き', 'け', 'いて'],
  ぐ: ['が', 'ぎ', 'げ', 'いで'],
  す: ['さ', 'し', 'せ', 'して'],
};
const AFTER_A = ['ない', 'なくなった', 'ずに', 'れない', 'れました', 'せたい', 'なきゃ'];
const AFTER_I = [
  'たい',
  'たくない',
  'ません',
  'ましたが',
  'っぱなし',
  'すぎる',
  'やすく',
  'にくい',
];
const AFTER_E = ['ない', 'ません', 'るか', 'ば'];
const AFTER_TE = ['', 'しまう', 'ほしい', 'おきたい', 'ない', 'も', 'るのに', 'くれない'];

const joined = (stem: string, endings: readonly string[]): string[] =>
  endings.map((ending) => stem + ending);

function godan(verb: string): string[] {
  const stem = verb.slice(0, -1);
  const [a, i, e, te] = ROWS[verb.slice(-1)] ?? ['', '', '', ''];
  return [
    ...joined(stem + a, AFTER_A),
    ...joined(stem + i, AFTER_I),
    ...joined(stem + e, AFTER_E),
    ...joined(stem + te, AFTER_TE),
  ];
}

function ichidan(verb: string): string[] {
  const stem = verb.slice(0, -1);
  const passive = ['られない', 'られました', 'させたい', 'れば'];
  const all = [...AFTER_A.filter((form) => !/^[れせ]/u.test(form)), ...AFTER_I, ...passive];
  return [...joined(stem, all), ...joined(`${stem}て`, AFTER_TE)];
}

/** The kanji of a verb and the kana between them: 読み込 of 読み込む. */
const head = (verb: string): string => verb.replace(/\p{sc=Hiragana}+$/u, '');

it.each([
  ...GODAN.split(' ').map((verb) => [verb, godan(verb)] as const),
  ...ICHIDAN.split(' ').map((verb) => [verb, ichidan(verb)] as const),
])('finds %s in all its forms', (verb, forms) => {
  const misread = forms
    .flatMap((form) => [form, `画像を${form}`, `画面が${form}`])
    .filter((query) => {
      const found = splitWords(query).map(({surface}) => surface);
      const [subject, ...own] = query.startsWith('画') ? found : ['', ...found];
      return subject === undefined || own.length !== 1 || !own[0]?.startsWith(head(verb));
    });
  expect(misread).toEqual([]);
});
