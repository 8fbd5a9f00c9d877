/**
 * How people speak, told as manuals write: endings of talk and of dialects, which neither the grammar
 * (`kanaGrammar.ts`) nor the texts know. Each rule is about endings, none about a word of the app.
 */

/** What may end a word that is spoken: the end of the query, a space, a sign or a particle of talk. */
const END = String.raw`(?=$|[\s?？!！。、]|[のねやかけ])`;
/** How a verb ends before what denies it: 映ら of 映らん, 見え of 見えへん. */
const UNDENIED = String.raw`[らかさたなまばがわえけせてねめれげべき]`;
/** How a verb with kanji ends before the ん that denies it. */
export const BEFORE_DENIAL = String.raw`\p{sc=Han}\p{sc=Hiragana}{0,2}${UNDENIED}`;
/** The same, and 出, which has no kana there. */
const DENIABLE = `${BEFORE_DENIAL}|出`;
/** What says that it must be done. */
const OBLIGED =
  'な(?:いと|くては|くちゃ|きゃ|ければ)(?:いけない|ならない|だめ|ダメ|いけません|なりません|あかん)';
/** The kanji of verbs in す. */
const STEM_OF_SU = '[映出消話流残返戻直押隠移渡試壊外通探足指貸倒起写落示増減回離冷許]';
/** Before a verb of one syllable in kana: コメントがでない, コメント こない. */
const BEFORE_SHORT_VERB = String.raw`(?<=^|[\s\p{sc=Katakana}ーがはも]|[a-z])`;

const rule = (pattern: string, meant: string): readonly [RegExp, string] => [
  new RegExp(pattern, 'giu'),
  meant,
];

/** What a letter begins with, and what it says nothing by. */
const GREETING =
  '(?:いつも)?(?:大変)?お世話にな(?:って(?:おり|い)ます|ります)|(?:お)?(?:初|はじ)めまして|こんにちは|こんばんは|おはようございます|お疲れ様です|(?:突然|度々|何度も)?す[みい]ません|(?:大変)?(?:申し訳|もうしわけ)(?:ございません|ありません)|恐れ入ります|失礼(?:いた|致)?します|質問(?:です|があります)|質問させて(?:ください|いただきます)';
/** What it ends with. */
const CLOSING =
  '(?:どうぞ|何卒)?(?:よろしく|宜しく)お(?:願|ねが)い(?:いた|致)?します|ご(?:教示|回答|返信)(?:ください|下さい|お願いします)';

/** In this order; each sees what the ones before it made. */
const RULES: readonly (readonly [RegExp, string])[] = [
  rule(String.raw`^(?:(?:${GREETING})(?:が|けど)?[、。,.!！\s]+)+(?=.)`, ''),
  rule(String.raw`(?<=[、。?？!！\s])(?:${CLOSING})[。!！\s]*$`, ''),
  // 初見さん, リスナーさん, 主さん: a person; after the kanji of a verb in す it denies: 映さん.
  rule(
    String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー])(?<!${STEM_OF_SU})さん(?=$|[\s?？!！。、のがはをにへとでもやだか])`,
    '',
  ),
  // What one says while getting to the point, or at the end of it: 出ないんだけど, 見えへんねん.
  rule(
    String.raw`(?<=.)(?:な?[んの](?:だ|です|や|じゃ)?(?:けど|けれど|けども|ども|が|けん)|ですけど|ですが|や?ねん(?:けど)?|やけど|やけん)[、。\s]*$`,
    '',
  ),
  // What must be done, and what is feared, is not denied: 入れ直さないといけないの, 送られたりしてない.
  rule(String.raw`(?<=\p{sc=Han})さ${OBLIGED}`, 'す 必要'),
  rule(OBLIGED, ' 必要'),
  rule(String.raw`たりし(?:て?(?:い)?ない|て?(?:い)?ません)(?=(?:です)?[かよの？?])`, 'る'),
  rule(String.raw`(?<=\p{sc=Hiragana})て[えぇ]${END}`, 'たい'),
  rule('おんなじ', '同じ'),
  // The dictionary cuts まっ off.
  rule('まっしろ', '真っ白'),
  rule('まっくろ', '真っ黒'),
  rule('まっくら', '真っ暗'),
  rule(String.raw`(?:ちっちゃ|ちっこ)(?=[いくすかさな])`, '小さ'),
  rule(String.raw`(?:でっか|でか|デカ)(?=[いくすさ])`, '大き'),
  rule(String.raw`わかん(?=ない|なかった|なく)`, 'わから'),
  // 変えらんない.
  rule(String.raw`(?<=\p{sc=Han}\p{sc=Hiragana}{0,2})らん(?=な[いくか])`, 'られ'),
  rule(String.raw`(?<=て)(?:こん|け[えぇ]?へん|こ[おぉー]?へん)${END}`, 'こない'),
  // Denied in the west: 聞こえへん, 出ぇへん, できひん, 見えへんかった, 映らんかった, 見れんくなった.
  rule(String.raw`(?<=[\p{sc=Han}きみ])ひん(?:かった)?`, 'ない'),
  rule(
    String.raw`(?<=[\p{sc=Han}かきけげさしせたちてなにねはひへばびべまみめらりれえ])(?:ぇ|(?<=[出来寝])え)?へん(?:かった)?(?=$|[\s?？!！。、]|[のねやかよわ])`,
    'ない',
  ),
  rule(String.raw`(?<=${DENIABLE})ん(?=かった|く[なて])`, 'な'),
  rule(String.raw`(?<=${DENIABLE})んで(?=ほしい|欲しい|いい|ええ|くれ)`, 'ないで'),
  // 起動せん, 起動しん, 反応しねえ: the noun is done.
  rule(String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー]{2})(?:[せし]ん|しね[えぇー])${END}`, 'しない'),
  // 声が出やん, 動かんごとなった.
  rule(String.raw`(?<=[出見来寝えけせてねめれべ])やん${END}`, 'ない'),
  rule(String.raw`(?<=${BEFORE_DENIAL})んごと`, 'なく'),
  // 出ねえ, 映らねー.
  rule(String.raw`(?<=${DENIABLE}|わから|でき)ね[えぇー]+`, 'ない'),
  rule(
    String.raw`${BEFORE_SHORT_VERB}で(?:ない|ません|なく(?:て|なつた|なった)|ねえ|ねー|ん)(?=$|\s)`,
    '出ない',
  ),
  rule(
    String.raw`${BEFORE_SHORT_VERB}(?:こない|きません|こなく(?:て|なった)|こん|来ん)(?=$|\s)`,
    '来ない',
  ),
  rule(String.raw`(?<=${DENIABLE}|\p{sc=Hiragana}[がかなまわ]ら)ん(?=$|\s)`, 'ない'),
  // 鍵なくした is not 鍵ない; who says 余白なくしたい has not lost it.
  rule(
    String.raw`(?<=^|[\s\p{sc=Han}\p{sc=Katakana}ーをも])(?<!少)(?:な|無|失)くし(?=て|ち|た(?!い|く))`,
    ' 紛失し',
  ),
  // 取っておく, とっとく; who says 受け取っておく does not keep it.
  rule(String.raw`(?<![いきぎけしみり])(?:取|と)っ(?=と[くいけ]|てお[くいけき])`, '保存し'),
  // Done, and to one's regret: 消えてもうた, 消えちまった. Going on: しゃべりよる, 動いとる.
  rule(String.raw`(?<=[てで])(?:もうた|もた|しもた|しもうた)`, 'しまった'),
  rule(String.raw`(?<=\p{sc=Hiragana})(?:よる|とる|とん)${END}`, ''),
  // The ん of 消すん only asks.
  rule(String.raw`(?<=\p{sc=Han}\p{sc=Hiragana}{0,2}[うくぐすつぬぶむる])ん(?=$|\s)`, ''),
];

/** A query with the endings of talk replaced by those that the texts have. */
export function plainSpoken(query: string): string {
  return RULES.reduce((text, [spoken, meant]) => text.replace(spoken, meant), query);
}
