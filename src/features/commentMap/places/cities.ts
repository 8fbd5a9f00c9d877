/**
 * Cities that viewers name in place of their prefecture: prefectural capitals whose name is another,
 * designated cities, and a few that are as well known. Prefecture, then names with kana and romaji.
 */
export const CITIES: readonly (readonly [prefecture: string, words: string])[] = [
  ['北海道', '札幌 さっぽろ sapporo'],
  ['北海道', '函館 はこだて hakodate'],
  ['北海道', '旭川 あさひかわ asahikawa'],
  ['岩手', '盛岡 もりおか morioka'],
  ['宮城', '仙台 せんだい sendai'],
  ['福島', '郡山 こおりやま koriyama'],
  ['茨城', '水戸 みと mito'],
  ['茨城', 'つくば tsukuba'],
  ['栃木', '宇都宮 うつのみや utsunomiya'],
  ['群馬', '前橋 まえばし maebashi'],
  ['群馬', '高崎 たかさき takasaki'],
  ['埼玉', '大宮 おおみや omiya'],
  ['東京', '八王子 はちおうじ hachioji'],
  ['神奈川', '横浜 よこはま yokohama'],
  ['神奈川', '川崎 かわさき kawasaki'],
  ['神奈川', '相模原 さがみはら sagamihara'],
  ['石川', '金沢 かなざわ kanazawa'],
  ['山梨', '甲府 こうふ kofu'],
  ['静岡', '浜松 はままつ hamamatsu'],
  ['愛知', '名古屋 なごや nagoya'],
  ['三重', '津'],
  ['三重', '四日市 よっかいち yokkaichi'],
  ['滋賀', '大津 おおつ otsu'],
  ['大阪', '堺 さかい sakai'],
  ['大阪', '東大阪 ひがしおおさか higashiosaka'],
  ['兵庫', '神戸 こうべ kobe'],
  ['兵庫', '姫路 ひめじ himeji'],
  ['島根', '松江 まつえ matsue'],
  ['岡山', '倉敷 くらしき kurashiki'],
  ['広島', '福山 ふくやま fukuyama'],
  ['山口', '下関 しものせき shimonoseki'],
  ['香川', '高松 たかまつ takamatsu'],
  ['愛媛', '松山 まつやま matsuyama'],
  ['福岡', '博多 はかた hakata'],
  ['福岡', '北九州 きたきゅうしゅう kitakyushu'],
  ['福岡', '久留米 くるめ kurume'],
  ['長崎', '佐世保 させぼ sasebo'],
  ['沖縄', '那覇 なは naha'],
];

/** Names in use besides the official ones; which people live by, not what is sold there. */
export const NICKNAMES: readonly (readonly [prefecture: string, words: string])[] = [
  ['北海道', '道民 どさんこ 道産子 試される大地 蝦夷'],
  ['東京', '都民 江戸 江戸っ子 東京23区'],
  ['群馬', 'ぐんまー グンマー'],
  ['埼玉', 'ださいたま ダ埼玉 さいたまー'],
  ['神奈川', 'ハマっ子 湘南'],
  ['大阪', '浪速 なにわ'],
  ['香川', 'うどん県'],
  ['徳島', '阿波'],
  ['愛媛', '伊予'],
  ['高知', '土佐'],
  ['福岡', '修羅の国'],
  ['大分', 'おんせん県'],
  ['鹿児島', '薩摩'],
  ['沖縄', '琉球 うちなー うちなんちゅ 沖繩'],
];

/** Also family names: 「千葉です」 may be somebody who says who they are. */
export const SURNAMES: ReadonlySet<string> = new Set(
  (
    '宮城 秋田 福島 千葉 富山 石川 福井 長野 静岡 三重 奈良 岡山 広島 山口 徳島 香川 福岡 佐賀 長崎 ' +
    '熊本 宮崎 山形 高松 松山 川崎 金沢 郡山 大宮 高崎 大津 福山 松江 堺 水戸 神戸 青森 愛知 滋賀 茨城 ' +
    'いしかわ ちば みやざき やまぐち ながの ふくしま ふくい ふくおか やまがた かがわ みやぎ とやま おかやま かわさき まつやま'
  ).split(' '),
);

/**
 * Everyday words in the same letters: ならば, 見え, 性, 「…しが」, 津々. They count only with a word
 * that says that somebody lives there.
 */
export const EVERYDAY: ReadonlySet<string> = new Set(
  'なら みえ さが しが 津 堺 みと なは さかい 江戸 阿波 土佐 伊予 薩摩 mie saga nara mito sakai naha'.split(
    ' ',
  ),
);
