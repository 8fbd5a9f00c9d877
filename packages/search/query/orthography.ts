/**
 * Words that people type with other kanji than manuals, or with kanji where manuals have kana.
 *
 * Sources: 公用文における漢字使用等について (内閣訓令第1号, 2010: formal nouns, auxiliary verbs and
 * particles are written in kana); 「異字同訓」の漢字の使い分け例 (文化審議会国語分科会, 2014).
 */

/** What may follow a formal noun: 読む事が, 使う時に, 出ない様に. */
const AFTER_NOUN = String.raw`(?=[がはをもにでのとだな、。？?]|$|\s)`;
/** What stands before a formal noun: the end of a verb or an adjective, or the の of a noun. */
const CLAUSE = '(?<=[うくぐすつぬぶむるたいなの])';
/** The stem of a verb before やすい, にくい, づらい. */
const STEM = '(?<=[いきぎしちにびみりえけげせてねべめれ見出])';

const rule = (pattern: string, kana: string): readonly [RegExp, string] => [
  new RegExp(pattern, 'gu'),
  kana,
];

const IN_KANA: readonly (readonly [RegExp, string])[] = [
  rule(String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー\p{sc=Hiragana}])毎(?!\p{sc=Han})`, 'ごと'),
  rule('欲し(?=[いくかがけさ])', 'ほし'),
  rule('出来(?=[るたてなまれず]|そう)', 'でき'),
  // 無くした is lost (`spoken.ts`).
  rule('無(?=い|かっ|けれ|く(?!し))', 'な'),
  rule('下さ(?=[いっる])', 'くださ'),
  rule('(?<=[てで])頂(?=[いくけき])', 'いただ'),
  rule('貰(?=[いうえおっわ])', 'もら'),
  rule('(?<=[てで])居(?=[るなまたて])', 'い'),
  rule('(?<=[てで])仕舞(?=[いうっえわ])', 'しま'),
  rule('(?<=使って|試して|やって|入れて)見(?=[るたてよ])', 'み'),
  rule(`${CLAUSE}事${AFTER_NOUN}`, 'こと'),
  rule(`${CLAUSE}時${AFTER_NOUN}`, 'とき'),
  rule(`${CLAUSE}所${AFTER_NOUN}`, 'ところ'),
  rule(`${CLAUSE}物${AFTER_NOUN}`, 'もの'),
  rule(`${CLAUSE}為${AFTER_NOUN}`, 'ため'),
  rule(`${CLAUSE}様(?=[にな])`, 'よう'),
  // コメントの訳 is a translation.
  rule(`(?<!の)${CLAUSE}訳${AFTER_NOUN}`, 'わけ'),
  rule('迄', 'まで'),
  rule(
    String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー])(?<![同均平対何上高初中])等(?=[のをがでにはも、]|$)`,
    'など',
  ),
  rule(`${STEM}易(?=[いくか])`, 'やす'),
  rule(`${STEM}難(?=[いくか])`, 'にく'),
  rule(`${STEM}辛(?=[いくか])`, 'づら'),
  rule('[解判](?=ら[なんずね]|り(?:ま|に|や|づ)|る)|分(?=ら[なんず])', '分か'),
  rule('分かか', '分か'),
  rule('(?<=追い|見)付(?=[いかけきくこ])', 'つ'),
  rule('(?<=[気近])付(?=[いかけきくこ])', 'づ'),
  rule('掛か(?=[らりるれろっ])', 'かか'),
  rule('(?:上手|旨|巧)く', 'うまく'),
  rule('(?<=うまく)行(?=[かきくけっ])', 'い'),
  rule('(?:綺|奇)麗', 'きれい'),
  rule('可愛(?=[いくか])', 'かわい'),
  rule('煩(?=[いくか])|五月蝿(?=[いくか])', 'うるさ'),
  rule('可笑し', 'おかし'),
  ...[
    '殆ど ほとんど',
    '沢山 たくさん',
    '更に さらに',
    '既に すでに',
    '是非 ぜひ',
    '丁度 ちょうど',
    '直ぐ すぐ',
    '暫く しばらく',
    '一寸 ちょっと',
    '予め あらかじめ',
    '未だ まだ',
    '何処 どこ',
    '何故 なぜ',
    '色々 いろいろ',
    '例えば たとえば',
    '又は または',
    '及び および',
  ].map((line) => {
    const [kanji = '', kana = ''] = line.split(' ');
    // No 変更に.
    return rule(String.raw`(?<!\p{sc=Han})${kanji}`, kana);
  }),
];

/** A query with the words in kana that manuals write so: 枠ごと for 枠毎, できない for 出来ない. */
export const withoutFormalKanji = (query: string): string =>
  IN_KANA.reduce((text, [kanji, kana]) => text.replace(kanji, kana), query);

/** Kanji of verbs and adjectives that are read alike, and taken for one another. */
const READ_ALIKE =
  '映写移 速早 聞聴 直治 変代替換 作創造 止停 初始 貼張 載乗 取採撮 合会 開空明 押推 送贈 表現 暖温 固堅硬 収納 計測量 離放 見観 書描 登昇 超越 込混 探捜 利効 鳴成 返帰 踊躍 震振 指差刺 弾引 整調 添沿'.split(
    ' ',
  );

/** The other kanji that are read as one is: 写 and 移 for 映. */
export function readAlike(kanji: string): string {
  return READ_ALIKE.filter((group) => group.includes(kanji))
    .join('')
    .replaceAll(kanji, '');
}

/** Kanji of verbs that are not in the list for general use (常用漢字表, 内閣告示第2号, 2010), or not so read. */
const SELDOM_KANJI: Readonly<Record<string, string>> = {
  ...{
    繋: 'つな',
    纏: 'まと',
    揃: 'そろ',
    溜: 'た',
    溢: 'あふ',
    呟: 'つぶや',
    喋: 'しゃべ',
    叩: 'たた',
  },
  ...{掴: 'つか', 覗: 'のぞ', 嵌: 'は', 弄: 'いじ', 滲: 'にじ', 捲: 'めく', 貰: 'もら', 騙: 'だま'},
};

/** In which kana texts have a verb, perhaps, that is typed with this kanji: つな of 繋ぐ. */
export const kanaOfVerb = (kanji: string): string | undefined => SELDOM_KANJI[kanji];
