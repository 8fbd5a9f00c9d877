import type {Option} from '@komebiyori/overlays/model/catalogue';

/** As people type it: widths, cases and the two kana are the same. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** What an option is called. */
function nameOf({group, field, key}: Option): string {
  return plain([group.label, field.label, ...(field.words ?? []), key].join('\n'));
}

/** What is said of it besides. */
function restOf({field}: Option): string {
  const choices = 'choices' in field ? (field.choices ?? []).map(({label}) => label) : [];
  return plain([field.help ?? '', ...choices].join('\n'));
}

/** Words of one line are looked for alike: people do not know ours. */
const ALIKE = `
文字 もじ テキスト text
フォント 書体 字体 ふぉんと font
大きさ おおきさ サイズ 大きく 小さく でかく 拡大 縮小 size
色 いろ カラー color
縁取り 縁どり 縁 ふちどり ふち フチ アウトライン 輪郭 outline
背景 はいけい 下地 箱 座布団 background
太さ 太字 太く 細く ボールド bold
行間 行の高さ 行送り
間隔 すき間 隙間 の間 余白 マージン margin
出す 出し 隠す 消す 消し 非表示 表示 見せる けす かくす
消える 時間 何秒 秒 消え
動き 動く アニメーション アニメ 入り方
影 かげ シャドウ 光 shadow
丸み 角丸 まるく 丸く
透明 透過 半透明 不透明度 薄く 透け
名前 なまえ ユーザー名 ニックネーム 投稿者
本文 ほんぶん コメント メッセージ
アイコン プロフィール画像 顔 アバター icon
絵文字 えもじ スタンプ エモート
位置 場所 寄せ 揃え 側 置く
幅 はば 横幅
バッジ ばっじ
ギフト スパチャ スーパーチャット 投げ銭 有料 金額
メンバー サブスク メンバーシップ
初めての人 初見 初コメ はじめて
配信サイト サービス プラットフォーム
`;
const alike = new Map(
  plain(ALIKE)
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((line) => line.map((word) => [word, line] as const)),
);
const LONGEST = Math.max(...[...alike.keys()].map(({length}) => length));
/** Said of everything that can be shown or not: without an option called so, of what is left. */
const SHOWN = alike.get('出す');
/** A font has no size or colour here, letters have. */
const OF_LETTERS = /(?:フォント|font)\s*の?(?=サイズ|大き|色|カラー|size|color)/giu;
/** What only asks, at the end. */
const ASKED =
  /(?<=.)(?:(?:に|を)?(?:したい|する|変えたい|変える|変更|設定)|(?:の|する)?(?:方法|やり方|しかた))$/u;
/** What only joins two words. */
const PARTICLE = /^[をのがはにで]|[をのがはにで]$|(?<=[^\p{sc=Hiragana}])[をのがはにで]/u;

/** The words of a query, each with those that are looked for alike: 文字サイズ has two. */
function wordsOf(query: string): (readonly string[])[] {
  const words: (readonly string[])[] = [];
  let other = '';
  const end = (): void => {
    for (const part of other.split(PARTICLE)) if (part.trim() !== '') words.push([part.trim()]);
    other = '';
  };
  const text = plain(query.replace(OF_LETTERS, '文字').trim().replace(ASKED, ''));
  for (let at = 0; at < text.length;) {
    let length = Math.min(LONGEST, text.length - at);
    while (length > 0 && !alike.has(text.slice(at, at + length))) length -= 1;
    const line = alike.get(text.slice(at, at + length));
    if (line !== undefined || /\s/u.test(text.charAt(at))) end();
    else other += text.charAt(at);
    if (line !== undefined) words.push(line);
    at += Math.max(1, length);
  }
  end();
  return words;
}

/**
 * The options in which all words of a query stand, or others for the same, those first that are called
 * so; all of them for an empty query.
 */
export function searchOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = wordsOf(query);
  const found = withWords(options, words);
  const rest = words.filter((line) => line !== SHOWN);
  return found.length > 0 || rest.length === 0 ? found : withWords(options, rest);
}

function withWords(
  options: readonly Option[],
  words: readonly (readonly string[])[],
): readonly Option[] {
  const isIn = (text: string): boolean =>
    words.every((line) => line.some((word) => text.includes(word)));
  const called = options.filter((option) => isIn(nameOf(option)));
  const told = options.filter(
    (option) => !called.includes(option) && isIn(`${nameOf(option)}\n${restOf(option)}`),
  );
  return [...called, ...told];
}

/** Options that stand under one heading. */
export interface OptionGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
}

/** The options by their groups, in order. */
export function byGroup(options: readonly Option[]): readonly OptionGroup[] {
  const groups = new Map<string, {id: string; label: string; options: Option[]}>();
  for (const option of options) {
    const {id, label} = option.group;
    const group = groups.get(id) ?? {id, label, options: []};
    group.options.push(option);
    groups.set(id, group);
  }
  return [...groups.values()];
}
