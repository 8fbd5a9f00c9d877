import {kanaOfVerb, readAlike} from '../query/orthography';
import {foldText} from '../text/fold';
import {countLook, textsWith, type Matcher} from './matching';

/** Kana with which a verb goes on to the kanji of another: 取り込む, 組み合わせ. */
const GOES_ON = 'いきぎしじちびみりえけげせてねべめれ';
/** Two kanji that may be two verbs in one, with the kana after them. */
const TWO_VERBS = new RegExp(
  String.raw`(?<first>\p{sc=Han})[${GOES_ON}っ]{0,2}(?<second>\p{sc=Han})(?<next>\p{sc=Hiragana}?)`,
  'gu',
);
/** Nothing, or a particle. */
const AFTER_NOUN = /^[をがのにはへとでもかや]?$/u;
/** So few texts may hold it by accident. */
const RARE = 1;
/** More spellings than these are not looked for in one query. */
const MOST = 4;

/**
 * A query with verbs of two kanji spelled as the texts have them, where these have other okurigana, or
 * another kanji that is read alike: 取り込めない for 取込めない, 組み合わせ for 組合せ, 並べ替え for 並び替え
 * (送り仮名の付け方, 内閣告示, 1973: 通則6 lets one leave them out).
 */
export function withOkurigana(matcher: Matcher, query: string): string {
  let looks = 0;
  return query.replace(TWO_VERBS, (typed: string, ...rest: unknown[]) => {
    const {first, second, next} = rest.at(-1) as Record<'first' | 'second' | 'next', string>;
    const times = textsWith(matcher, foldText(typed));
    if (looks >= MOST || times > RARE) return typed;
    looks += 1;
    const word = foldText(next === '' ? typed : typed.slice(0, -1));
    const verbs = `${oneOf(first)}[${GOES_ON}つ]{0,2}${oneOf(second)}`;
    const written = commonest(matcher, verbs);
    if (written === undefined) return typed;
    // 組み合せ is 組み合わせ; what follows 設定 is a particle that the texts have not after it.
    if (written === word && (AFTER_NOUN.test(next) || times > 0)) return typed;
    const ended = commonest(matcher, String.raw`${written}\p{sc=Hiragana}?${foldText(next)}`);
    return (ended ?? written + next).replace(/つ(?=\p{sc=Han})/u, 'っ');
  });
}

/** A kanji and the kana of a verb or an adjective after it. */
const VERB = /(?<!\p{sc=Han})(?<kanji>\p{sc=Han})(?<next>[^\P{sc=Hiragana}をがのにはへとでも])/gu;

/**
 * A query with verbs that the texts write with another kanji only, 聞こえない for 聴こえない, or more often
 * in kana: つなぐ for 繋ぐ.
 */
export function withKanjiOfTexts(matcher: Matcher, query: string): string {
  let looks = 0;
  return query.replace(VERB, (typed: string, kanji: string, next: string) => {
    const kana = foldText(next);
    const inKana = kanaOfVerb(kanji);
    if (inKana !== undefined) {
      const isMeant =
        textsWith(matcher, foldText(inKana) + kana) > textsWith(matcher, kanji + kana);
      return isMeant ? inKana + next : typed;
    }
    if (looks >= MOST || readAlike(kanji) === '') return typed;
    if (textsWith(matcher, kanji + kana) > 0) return typed;
    looks += 1;
    const written = commonest(matcher, oneOf(kanji) + kana);
    return written === undefined ? typed : written.charAt(0) + next;
  });
}

/** A kanji, or one that is read alike. */
const oneOf = (kanji: string): string => `[${kanji}${readAlike(kanji)}]`;

/** What fits a pattern and stands most often in the texts, folded. */
function commonest(matcher: Matcher, pattern: string): string | undefined {
  countLook(matcher);
  const counts = new Map<string, number>();
  for (const [form] of matcher.index.joined.matchAll(new RegExp(pattern, 'gu'))) {
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
