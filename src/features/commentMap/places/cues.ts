/*
 * What may stand around the name of a place, so that it says where somebody is. Everything is folded:
 * hiragana for katakana, small letters. Each pattern must fit the whole rest.
 */

const DESU = '(?:です|でーす|でぇす|っす|だよ|だ|や|やで|どす|ですよ)';
const WATCHING =
  '(?:見て|みて|観て|聞いて|聴いて|きいて|応援して|参加して|視聴して|お邪魔して|おじゃまして|来て|きて)(?:い)?(?:ます|る|るよ|まーす)';
const CAME = '(?:来|き)(?:ました|た|たよ)';
const JOINING =
  '(?:視聴|参加|応援|観戦|視聴中|参加中|応援中|参加します|失礼します|お邪魔します|おじゃまします|愛をこめて|愛を込めて)';
const GREETING = '(?:こんにちは|こんばんは|おはよう|おはようございます|はじめまして|初見)';
const THEN = `(?:${WATCHING}|${CAME}|${JOINING}${DESU}?|${GREETING}${DESU}?)`;
const LIVING = 'に(?:住んで|すんで)(?:い)?(?:ます|る|るよ)|に(?:い|おり)ます|にいる(?:よ)?';

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})ー*$`, 'u');

/** Says that somebody lives or watches there, whatever else the name may mean. */
const STRONG = whole(
  [
    `(?:県|都|府|道|市)?民${DESU}?`,
    `(?:市|区|県内|都内|府内|市内)?(?:住み|すみ|住まい|在住|ざいじゅう|暮らし)${DESU}?`,
    LIVING,
    `(?:から|より)${THEN}`,
    `(?:の|な)(?:民|たみ|者|もの|人間|人)${DESU}?`,
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
  if (/^ー*$/u.test(rest)) return 'bare';
  if (STRONG.test(rest)) return 'strong';
  if (FROM.test(rest)) return 'from';
  return IS.test(rest) ? 'is' : undefined;
}

/** 「私は」, 「今」, 「住みは」 before the name. */
const LEAD =
  /^(?:(?:私|わたし|僕|ぼく|俺|おれ|自分|うち|わい|こちら|ここ|場所|住み|住まい|家|今日|きょう|今|いま)(?:は|も|の家は)?|はい)/u;

export const withoutLead = (segment: string): string => segment.replace(LEAD, '');

/** A segment that says nothing about places, beside which a bare name is still an answer. */
export const isGreeting = (segment: string): boolean =>
  /^(?:こんにち[はわ]|こんばん[はわ]|おはよう(?:ございます)?|は[じー]?めまして|初見(?:です)?|どうも|やあ|よろしく(?:お願い(?:します|いたします))?|のし?|hi|hello|はい)ー*$/u.test(
    segment,
  );

/** Whether somebody says who they are: 「千葉です、よろしくお願いします」. */
export const isIntroduction = (segment: string): boolean =>
  /^(?:は[じー]?めまして|初見|よろしく|どうも)/u.test(segment);

/** What English speakers and romaji writers put around the name. */
const BEFORE =
  /^(?:(?:i'?m|i am|we're|hello|hi|hey|greetings|watching|live|living|i live|joining|here|love)\s+)*(?:from|in)\s+/u;
const AFTER =
  /(?:[\s,]+(?:japan|jp|here|desu|prefecture|pref|city|min|zaiju|kara(?:\s+(?:desu|kimashita|mitemasu|sanka))?))+$/u;

/** The name in a line of Latin letters, and whether something says that somebody is there. */
export function latinCore(line: string): {readonly core: string; readonly hasCue: boolean} {
  const core = line.replace(BEFORE, '').replace(AFTER, '');
  return {core, hasCue: core !== line};
}
