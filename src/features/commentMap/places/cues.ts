/*
 * What may stand around the name of a place, so that it says where somebody is. Everything is folded:
 * hiragana for katakana, small letters. The words are lists between spaces; each pattern must fit the
 * whole rest.
 */

/** One of the words of a list; a word may be a pattern. */
const any = (words: string): string => `(?:${words.trim().split(/\s+/u).join('|')})`;

/** What ends a sentence after 「です」, 「だ」, 「や」 and 「じゃ」 in one region or another. */
const AFTER_DESU = any('よ ね わ な が けど し ぞ ぜ じゃ たい ばい ぅ う 何か');
const AFTER_DA = any(`
  よ よん よーん よお お yo わ な が けど けんね? し ぞ ぜ す ず ば じゃ に ら で もんで はんで がや がね ぎゃ
  べ べさ べや べした っぺ んべ っちゃ
`);
const AFTER_YA = any(
  'よ わ な が けど し で でぇ ねん けん け き に ちゃ っちゃ ざ じ しょ さー さぁ っさー いびーん',
);
const AFTER_JA = any('よ が し け けん けぇ けえ けー っど');
/** 「です」, as people all over the country say and mistype it. 「だね」 is said of others. */
const DESU = any(`
  (?:です|でーす|でっす|でぇす|っす|なんです|でし|で[sつう]|d(?:す|えす|esu)|でsy)${AFTER_DESU}{0,2}
  だ(?:${AFTER_DA}[よなが]?)? や(?:${AFTER_YA}[よなねが]?)? じゃ(?:${AFTER_JA}[よね]?)?
  なのだ どす どすえ ばい たい ぜよ ぞな ぞなもし けんね? さー さぁ とよ どー っちゃ(?:けど|ね)?
  でおま であります でござる でございます でごわす
`);

/** 「〜ている」 */
const BEING = String.raw`(?:て|で)い?(?:ます|まーす|る|んで|ん|おります|とる|とります)(?:よ|ね|で|ぜ|わ)?|(?:と|ど)(?:る|ります)(?:よ|で)?`;
const WATCHING = `${any('見 み 観 聞い きい 聴い 視聴し 応援し 参加し 待機し 見さし 見させてもらっ ろむっ romっ')}(?:${BEING})`;
const COMING = `(?:来|き)(?:ました|た|(?:${BEING}))[よで]?`;
const JOINING = `${any('視聴 参加 参戦 応援 観戦 待機 初見 初こめ 初こめんと 失礼 お邪魔 おじゃま ろむ rom')}(?:中|し(?:ます|まーす|(?:${BEING})))?${DESU}?`;
const LOVE = any('愛をこめて 愛を込めて');
/** 「こっそり」, 「作業しながら」: no 「友達が」 and no 「ライブを」. */
const MEANWHILE = String.raw`(?:\p{L}{1,8}ながら|[^がはもを\P{L}]{1,8})?`;

const LIVING = [
  `に(?:住ん|すん)(?:${BEING})`,
  `で(?:暮らし|くらし|生活し|働い)(?:${BEING})`,
  'に(?:いる|います|おる|おります)[よでね]?',
  'に引っ越し(?:ました|て(?:来|き)ました|た)',
].join('|');

/** People whom one says to be by their place: 「東京の大学生です」. */
const PEOPLE = any(
  '大学生 高校生 中学生 学生 会社員 社会人 主婦 主夫 おじさん おっさん おばさん おばちゃん 民 者 男 女',
);

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})ー*$`, 'u');

/** Says that somebody lives or watches there, whatever else the name may mean. */
const STRONG = whole(
  [
    `(?:県|都|府|道|市|区)?民(?:${DESU}|参上|登場)?`,
    `(?:市|区|県内|都内|府内|市内)?(?:出身)?(?:(?:住み|すみ|ずみ)(?!た)|住まい|在住|ざいじゅう|暮らし|ぐらし|なう)${DESU}?`,
    `民?[もに]?(?:(?:いる|おる)[よでぞぜ]|(?:います|おります)よ?)`,
    `代表${DESU}`,
    String.raw`(?:住み|在住)の\p{L}{1,8}${DESU}`,
    LIVING,
    `(?:から|より)(?:${MEANWHILE}(?:${WATCHING})|${COMING}|${JOINING}|${LOVE})`,
    `で${MEANWHILE}(?:${WATCHING}|${JOINING})`,
    `(?:の|な)(?:民|たみ|者|もの|人間|人)${DESU}?`,
    `の${PEOPLE}${DESU}`,
    `(?:勢|組|人|っ子|県民|っこ)${DESU}?`,
  ].join('|'),
);
/** 「〜から」 */
const FROM = whole(`(?:から|より)${DESU}?`);
/** 「〜です」, with which people also say their names. */
const IS = whole(DESU);

/** How clearly the rest after a name says where somebody is. */
export type Cue = 'strong' | 'from' | 'is' | 'bare';

/** Undefined when the rest makes something else of it: 「東京タワー」, 「大阪さん」, 「京都ですか」. */
export function cueOf(rest: string): Cue | undefined {
  if (/^[ーぁぃぅぇぉ]*$/u.test(rest)) return 'bare';
  if (STRONG.test(rest)) return 'strong';
  if (FROM.test(rest)) return 'from';
  return IS.test(rest) ? 'is' : undefined;
}

/** Parts that every prefecture or city has. */
const PART = new RegExp(
  `^の?${any(`
    (?:[東西南北]|北東|北西|南東|南西|県[東西南北央])部? 中部 内 県内 府内 都内 市内 区内 市街 市街地 中心部 中央 郊外 本島 離島 23区 府中 伊達
    端 端っこ はしっこ はじっこ 隅っこ すみっこ はずれ 外れ 田舎 ど田舎 山奥 奥地 山の中 山中 海沿い 海辺 下町 真ん中 ど真ん中 某所 どこか 辺境
    あたり 辺り 方 ほう って(?:とこ|ところ) 自宅 会社 職場
  `)}`,
  'u',
);
/** A ward, town or village by its full name, which need not be in the table: 「港北区」, 「軽井沢町」. */
const TOWN =
  /^の?(?<name>(?!朝市|夜市|闇市|市場|地下)\p{sc=Han}[\p{sc=Han}々けのつ]{0,4}?(?<!都)(?:市|区|町|村|郡))/u;

/** How long the part of a place is that a text begins with: 「北部」, 「の田舎」; 0 for none. */
export const partLength = (text: string): number => PART.exec(text)?.[0].length ?? 0;

/** The name of a ward, town or village at the beginning, and the length with what joins it. */
export function townAt(text: string): {readonly name: string; readonly length: number} | undefined {
  const found = TOWN.exec(text);
  const name = found?.groups?.['name'];
  return found === null || name === undefined ? undefined : {name, length: found[0].length};
}

/** Parts of the country, which say less than the name after them. */
const REGION = `${any('北 南 東 西')}?${any(`
  関東 東北 関西 近畿 九州 四国 北陸 東海 中部 中国 甲信越 信越 山陰 山陽 首都圏 日本 東日本 西日本
`)}(?:地方)?`;
/** 「私は」, 「今」, 「住みは」 before the name. */
const LEAD = new RegExp(
  `^(?:(?:${REGION}|${any(`
    私 わたし わたくし あたし 僕 ぼく 俺 おれ 自分 うち わい わし こちら こっち ここ 当方 場所 住み 住まい 居住地 住所 家 お家 おうち
    住んでる(?:の|ところ|場所) 住んでいる(?:の|ところ|場所) すんでるの 現在地 現在 今日 きょう 今 いま いまは
    同じ(?:く)? おなじ(?:く)? ずっと もちろん 一応 ちなみに 実は 意外と 最近 は[ーあぁ]*い 出張 旅行 帰省中
  `)})(?:は|も|の家は|の|で|では|、)?)+`,
  'u',
);

export const withoutLead = (segment: string): string => segment.replace(LEAD, '');

/** Says who somebody is: 「千葉です、よろしくお願いします」. */
const INTRODUCTION = any(`
  は[じー]?めまして 初見(?:です|っす|なの)?(?:が|けど)? どうも よろしく(?:お願い(?:します|しまーす|いたします|致します))? よろです よろ
`);
const GREETING = any(`
  こんにち[はわ] こんばん[はわ] こんちゃ こんちは おはよう(?:ございます)? おはよー おは こん やあ やほ やっほー ばんわ ばんは
  お疲れ様です おつかれ(?:さま)?です おつです お邪魔します おじゃまします 失礼します いつも(?:見て|みて|観て)(?:い)?ます 初こめ(?:です)?
`);
/** Beside these a bare name is still an answer. */
const AROUND = any(`のし はーい hi hello hey japan jp nihon nippon i'?m from in live watching`);

const GREETINGS = whole(`${INTRODUCTION}|${GREETING}|${AROUND}|${DESU}`);
const GREETED = new RegExp(`^((?:${INTRODUCTION}|${GREETING})ー*)(.+)$`, 'u');
const GREETING_AFTER = new RegExp(`^(.+?)((?:${INTRODUCTION}|${GREETING})ー*)$`, 'u');

/** A segment without spaces as greeting and what is said: 「初見です千葉から」. */
export function splitGreeting(segment: string): readonly string[] {
  const [, before, after] = GREETED.exec(segment) ?? GREETING_AFTER.exec(segment) ?? [];
  return before === undefined || after === undefined ? [segment] : [before, after];
}

/** A segment that says nothing about places, beside which a bare name is still an answer. */
export const isGreeting = (segment: string): boolean =>
  GREETINGS.test(segment) || withoutLead(segment) === '';

/** Laughter and what is left of a face of signs: says nothing at all. */
const NOISE = /^(?:w+|笑+|草+|爆|泣|汗|照|orz|lol|k+|m|o|[\p{sc=Hira}ー]|['’-]+)$/u;

export const isNoise = (segment: string): boolean => NOISE.test(segment);

/** What English speakers and romaji writers put around the name. */
const BEFORE =
  /^(?:(?:i'?m|i am|we're|hello|hi|hey|greetings|watching|live|living|i live|joining|here|love)\s+)*(?:from|in)\s+/u;
const AFTER =
  /(?:\s+(?:japan|jp|here|desu|prefecture|pref|city|now|yo|ne|min|zaiju|kara(?:\s+(?:desu|kimashita|mitemasu|sanka))?))+$/u;

/** The name in a line of Latin letters, and whether something says that somebody is there. */
export function latinCore(line: string): {readonly core: string; readonly hasCue: boolean} {
  const core = line.replace(BEFORE, '').replace(AFTER, '');
  return {core, hasCue: core !== line};
}
