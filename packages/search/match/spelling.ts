import {oncePer, type SearchIndex} from '../index/searchIndex';
import {AUXILIARIES, inflectionOf, isLikeParticle, MAX_KANA, PARTICLES} from '../query/grammar';
import {withoutFormalKanji} from '../query/orthography';
import {plainSpoken} from '../query/spoken';
import {fold, foldText, KATAKANA} from '../text/fold';
import {kanaToRomaji, romajiToKana} from '../text/sounds';
import {withKatakanaNames} from './heard';
import {COST, MORE_OFTEN, namesOf, readKanaWords, wholeWord} from './kanaConversion';
import {
  isWritten,
  matchInflected,
  matchPhrase,
  MIN_SHARED,
  NOTHING,
  textsWith,
  toKatakana,
  type Matcher,
  type TermMatch,
} from './matching';
import {withKanjiOfTexts, withOkurigana} from './okurigana';
import {withoutAppName} from './synonyms';

/** So many texts may hold several words in kana in a row by accident. */
const RARE = 2;

/**
 * Hiragana that is no ending of a word with kanji: alone, or after a particle (音がでない, 何回やっても
 * うごかない), no counter (1つ); and words that are all katakana.
 */
const KANA_RUN =
  /(?<![\p{sc=Hiragana}\p{sc=Han}ー])(?!(?<=[\p{sc=Katakana}\p{sc=Latin}])[がをはもにのとで]|(?<=\p{Nd})つ)[\p{sc=Hiragana}ー]{2,}|(?<=[\p{sc=Han}\p{sc=Katakana}ー\p{sc=Latin}][がをはもにのとで]|[てで]も)(?!な[るりっら]|す[るれ]|し[てたな]|でき)[\p{sc=Hiragana}ー]{3,}(?!\p{sc=Han})|(?<![\p{sc=Hiragana}\p{sc=Han}\p{sc=Katakana}])[\p{sc=Katakana}ー]{2,}(?![\p{sc=Hiragana}\p{sc=Han}\p{sc=Katakana}ー])/gu;
/** Hiragana right after a word with kanji; after others what may begin with a particle. */
const AFTER_NOUN =
  /(?:(?<=\p{sc=Han})|(?<=[\p{sc=Katakana}ー\p{sc=Latin}])(?=[がはもにとで]))[\p{sc=Hiragana}ー]{3,}(?!\p{sc=Han})/gu;
const KANJI = /^[\p{sc=Han}々]{2,}$/u;
const WORD = /[\p{sc=Han}\p{sc=Katakana}]/u;
const ONLY_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
/** A letter after hiragana, at the end of a word: the input method waits for the vowel. わくついk. */
const BEGUN =
  /(?<=\p{sc=Hiragana}[\p{sc=Hiragana}ー])[bcdfghjkmprstwyz](?=$|[\s\p{sc=Katakana}\p{sc=Han}]|[がをはにのもで](?![\p{sc=Hiragana}]*[a-z]))/gu;
const VOWELS = ['a', 'i', 'u', 'e', 'o'];
/** The vowels that a keyboard asks for: di gives ぢ, ti gives ち, where エディタ and ミラティブ are meant. */
const SOFT: Readonly<Record<string, string>> = {ぢ: 'でぃ', ヂ: 'ディ', チ: 'ティ'};
const WITH_SOFT =
  /\p{sc=Katakana}[\p{sc=Katakana}ー]*|[\p{sc=Hiragana}ー]*ぢ[\p{sc=Hiragana}ー]*/gu;
/** Kanji that look like the katakana they are typed for. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  ...{卜: 'ト', 口: 'ロ', 力: 'カ', 二: 'ニ', 一: 'ー', 工: 'エ', 八: 'ハ', 夕: 'タ', 才: 'オ'},
};
const IN_KATAKANA = /(?<=\p{sc=Katakana})[卜口力二一工八夕才](?=\p{sc=Katakana}|\s|$)/gu;
/** Letters and kana in one word: the input method was on by mistake. */
const MIXED =
  /(?<![\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}a-z])(?=[a-z]*\p{sc=Hiragana})(?=\p{sc=Hiragana}*[a-z])[a-z\p{sc=Hiragana}ー]{2,}(?![\p{sc=Han}\p{sc=Katakana}])/giu;
const KANJI_DIGITS = '〇一二三四五六七八九';
/** A number below ten before what it counts: 二回 for 2回. */
const COUNTED =
  /(?<![\p{sc=Han}\p{sc=Katakana}])[一二三四五六七八九](?=[回個台枚人件行列曲つ分秒])/gu;
/** A space inside of a word, where the input method or a copy left it. */
const CUT =
  /(?<=\p{sc=Katakana})\s+(?=\p{sc=Katakana})|(?<=[\p{sc=Han}\p{sc=Hiragana}])\s+(?=\p{sc=Hiragana})/gu;

const HYPHENED =
  /(?<![/\p{sc=Latin}\p{N}])[\p{sc=Latin}\p{N}]+(?:[-/][\p{sc=Latin}\p{N}]+)+-?(?![\p{sc=Latin}\p{N}])/gu;

/**
 * A query as the texts spell it: slips of the input method mended, runs of kana written as the words
 * with kanji that the index reads so, where the texts do that and hardly ever write them as typed.
 */
export function spellQuery(matcher: Matcher, query: string): string {
  const mended = withKatakanaNames(matcher, withoutAppName(query.normalize('NFKC')))
    .replace(IN_KATAKANA, (kanji) => LOOK_ALIKE[kanji] ?? kanji)
    .replace(/(?<=[\p{sc=Hiragana}\p{sc=Katakana}ー])n(?![a-z])/gu, 'ん')
    .replace(WITH_SOFT, (run) => withSoft(matcher, run))
    .replace(BEGUN, (letter, at: number, all: string) => endedSyllable(matcher, all, at, letter))
    .replace(HYPHENED, (run) => partedOrWhole(matcher, run))
    .replace(CUT, (space, at: number, all: string) =>
      isCut(matcher, all, at, space) ? '' : space,
    );
  const retyped = mended
    .replace(MIXED, (run) => latinFor(matcher, kanaToRomaji(run.toLowerCase())) ?? run)
    .replace(COUNTED, (number, at: number, all: string) => {
      const digit = String(KANJI_DIGITS.indexOf(number));
      const counter = all.charAt(at + 1);
      const isMeant = textsWith(matcher, digit + counter) > textsWith(matcher, number + counter);
      return isMeant ? digit : number;
    });
  const plain = plainSpoken(withoutFormalKanji(retyped));
  return withOkurigana(matcher, withKanjiOfTexts(matcher, plain))
    .replace(KANA_RUN, (run, at: number, all: string) => {
      const before = all.charAt(at - 1);
      if (before === 'の' && !isNoun(matcher, run)) return run;
      if (PARTICLE.test(before) && !hasParticle(matcher, before + run)) return run;
      const spelled = spellKana(matcher, run, MORE_OFTEN);
      // あげたら壊れた is two verbs, not 上げ壊れた; ついっちのログイン is two nouns.
      return spelled === undefined || !WORD.test(all.charAt(at + run.length))
        ? (spelled ?? run)
        : `${spelled} `;
    })
    .replace(AFTER_NOUN, (run, at: number, all: string) => {
      // 声おそい is two words unless the texts go on from the kanji with such kana, or with others
      // of the same verb: 切り替わらない where they have 切り替わる.
      const words = goesOn(matcher, all.charAt(at - 1), run) ? undefined : apartFrom(matcher, run);
      return words === undefined ? run : ` ${words}`;
    });
}

/** エディター for エヂター, where the texts have that so many times more often. */
function withSoft(matcher: Matcher, run: string): string {
  const meant = run.replace(/[ぢヂチ]/gu, (kana) => SOFT[kana] ?? kana);
  if (meant === run) return run;
  const asTyped = textsWith(matcher, foldText(run));
  const isMeant = textsWith(matcher, foldText(meant)) > MORE_OFTEN * asTyped;
  // No name is written with ヂ, but many are that the texts have only in Latin letters: Discord.
  return isMeant || (asTyped === 0 && run.includes('ヂ')) ? meant : run;
}

/** Particles that look like the beginning of a word in kana. */
const PARTICLE = /[がはもにとで]/u;

/** Shorter kana after a kanji are its ending, or grammar, as often as a form of a verb. */
const MIN_FORM = 4;
const GRAMMAR = [...PARTICLES, ...AUXILIARIES].filter(({length}) => length > 1);

/**
 * Whether kana after a kanji begin with a particle rather than with a word: 声を and はやく in 声はやく.
 */
function hasParticle(matcher: Matcher, kana: string): boolean {
  const rest = readKanaWords(matcher, kana.slice(1));
  const whole = readKanaWords(matcher, kana);
  if (whole?.isWhole !== true) return true;
  return rest?.isWhole === true && rest.cost + COST.grammar <= whole.cost;
}

/** Whether kana after a kanji are a form of a verb that the texts have with it. */
function goesOn(matcher: Matcher, kanji: string, kana: string): boolean {
  if (PARTICLE.test(kana.charAt(0)) && !isLikeParticle(kanji + kana)) return false;
  return matchInflected(matcher, inflectionOf(kanji, kana.slice(0, 2))).texts.size > 0;
}

/** The words of kana right after a kanji, where these are words and nothing else. */
function apartFrom(matcher: Matcher, kana: string): string | undefined {
  const word = wholeWord(matcher, kana);
  if (word !== undefined || kana.length < MIN_FORM) return word;
  if (GRAMMAR.some((form) => kana.startsWith(form))) return undefined;
  const reading = readKanaWords(matcher, kana);
  return reading?.isWhole ? reading.words.join(' ') : undefined;
}

/** The name in katakana that letters with hyphens for its long vowels are: ノート for no-to. */
function nameInLetters({index}: Matcher, letters: string): string | undefined {
  const kana = romajiToKana(letters.toLowerCase()) ?? '';
  const name = toKatakana(kana);
  return namesOf(index).get(foldText(kana)) === name ? name : undefined;
}

/** `obs-studio`, YouTube/Twitch as two words where the texts hold both and never the whole, as neon-ex. */
function partedOrWhole(matcher: Matcher, run: string): string {
  if (isWritten(matcher, run)) return run;
  const name = nameInLetters(matcher, run);
  if (name !== undefined) return name;
  const parts = run.split(/[-/]/u);
  return parts.every((part) => isWritten(matcher, part)) ? parts.join(' ') : run;
}

/** Whether kana after の are words, and no noun of form with what follows: のあとに. */
const isNoun = (matcher: Matcher, kana: string): boolean =>
  !GRAMMAR.some((form) => kana.startsWith(form)) && readKanaWords(matcher, kana)?.isWhole === true;

/** The kana that a letter begins, by which the kana before it become words that the texts hold. */
function endedSyllable(matcher: Matcher, text: string, at: number, letter: string): string {
  const [before = ''] = /[\p{sc=Hiragana}ー]+$/u.exec(text.slice(0, at)) ?? [];
  const costs = VOWELS.flatMap((vowel) => {
    const kana = romajiToKana(letter + vowel) ?? '';
    const reading = readKanaWords(matcher, before + kana);
    return reading === undefined ? [] : [{kana, cost: reading.cost}];
  });
  const [best] = costs.sort((a, b) => a.cost - b.cost);
  return best?.kana ?? letter;
}

/**
 * The Latin words for which the input method made kana of letters: voicevox for ゔぉいせゔぉx (which
 * cannot tell ce from se), remote view for れもてゔぃえw.
 */
function latinFor({index}: Matcher, letters: string): string | undefined {
  const words = index.words();
  if (words.has(letters)) return letters;
  for (let at = MIN_SHARED; at <= letters.length - MIN_SHARED; at += 1) {
    const two = [letters.slice(0, at), letters.slice(at)];
    if (two.every((word) => words.has(word))) return two.join(' ');
  }
  const soft = letters.replaceAll('se', 'ce').replaceAll('si', 'ci');
  return words.has(soft) ? soft : undefined;
}

/** Whether the texts hold what stands around a space without the space. */
function isCut(matcher: Matcher, text: string, at: number, space: string): boolean {
  const after = at + space.length;
  const joined = text.slice(Math.max(0, at - 2), at) + text.slice(after, after + 2);
  return isWritten(matcher, joined);
}

/** The texts that hold a word typed in kana as the words with kanji that are read so. */
export function matchReading(matcher: Matcher, typed: string): TermMatch {
  const spelling = ONLY_KANA.test(typed) ? spellKana(matcher, typed, 0) : undefined;
  return spelling === undefined || spelling.includes(' ')
    ? NOTHING
    : matchPhrase(matcher, foldText(spelling));
}

/** The words of a run of kana; what is typed in katakana is a word with kanji only as a whole: デナイ. */
function wordsOf(matcher: Matcher, typed: string): readonly string[] {
  const reading = readKanaWords(matcher, typed);
  if (!KATAKANA.test(typed)) return reading?.words ?? [];
  const whole = wholeWord(matcher, typed);
  if (whole !== undefined) return [whole];
  return reading?.isWhole === true && reading.words.length === 1 ? reading.words : [typed];
}

/**
 * The words of a run of kana, as the texts spell them, with spaces between; undefined when the texts
 * write none of them with kanji, or not so many times more often than they write the run as typed.
 */
function spellKana(matcher: Matcher, typed: string, times: number): string | undefined {
  const {text: kana} = fold(typed);
  if (kana.length < 2 || kana.length > MAX_KANA || PARTICLES.includes(typed)) return undefined;
  const words = wordsOf(matcher, typed);
  const spelled = words.join('');
  if (words.length === 0) return undefined;
  if (words.length < 2 && foldText(spelled) === kana) {
    // こめんと is コメント, which is found as such only where it stands in katakana.
    return KATAKANA.test(spelled) && !KATAKANA.test(typed) && times > 0 ? spelled : undefined;
  }
  const asTyped = textsWith(matcher, kana);
  // Several words are hardly ever meant as one, because a page happens to hold them in a row.
  const isRare = asTyped === 0 || (words.length > 1 && asTyped <= RARE);
  const isMeant = isRare || textsWith(matcher, foldText(spelled)) > times * asTyped;
  return isMeant ? words.join(' ') : undefined;
}

/** By a word the words with other kanji that are read alike. */
const homophones = oncePer((index: SearchIndex) => {
  const byWord = new Map<string, readonly string[]>();
  for (const words of index.readings().values()) {
    const longer = words.filter((one) => KANJI.test(one));
    for (const one of longer) {
      const others = longer.filter((other) => other !== one && other.length === one.length);
      byWord.set(one, [...(byWord.get(one) ?? []), ...others]);
    }
  }
  return byWord;
});

/** Words with other kanji that are read alike, which an input method offers in its place: 視聴 for 試聴. */
export const homophonesOf = (index: SearchIndex, word: string): readonly string[] =>
  homophones(index).get(word) ?? [];
