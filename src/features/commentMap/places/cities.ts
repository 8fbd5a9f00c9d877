/**
 * Cities that viewers name in place of their prefecture: designated and core cities and a few that are
 * as well known. Prefecture, then names with kana and romaji where they mean nothing else.
 */
export const CITIES: readonly (readonly [prefecture: string, words: string])[] = [
  [
    '北海道',
    '札幌 さっぽろ sapporo 函館 はこだて hakodate 旭川 あさひかわ asahikawa 小樽 釧路 帯広',
  ],
  ['青森', '八戸 弘前'],
  ['岩手', '盛岡 もりおか morioka'],
  ['宮城', '仙台 せんだい sendai 石巻'],
  ['福島', '郡山 こおりやま koriyama いわき 会津若松'],
  ['茨城', '水戸 みと mito つくば tsukuba'],
  ['栃木', '宇都宮 うつのみや utsunomiya'],
  ['群馬', '前橋 まえばし maebashi 高崎 たかさき takasaki'],
  ['埼玉', '大宮 おおみや omiya 浦和 川越 川口 越谷 所沢 熊谷 春日部 草加'],
  ['千葉', '船橋 松戸 柏 市川 浦安'],
  ['東京', '八王子 はちおうじ hachioji 町田 立川 新宿 渋谷 吉祥寺 池袋 秋葉原 浅草 上野 六本木'],
  ['神奈川', '横浜 よこはま yokohama 川崎 かわさき kawasaki 相模原 さがみはら sagamihara'],
  ['神奈川', '横須賀 藤沢 平塚 厚木 鎌倉 小田原 茅ヶ崎 箱根'],
  ['新潟', '長岡 上越'],
  ['石川', '金沢 かなざわ kanazawa'],
  ['山梨', '甲府 こうふ kofu'],
  ['長野', '松本 軽井沢'],
  ['静岡', '浜松 はままつ hamamatsu 沼津 富士'],
  ['愛知', '名古屋 なごや nagoya 豊橋 岡崎 豊田 一宮 春日井'],
  ['三重', '津 四日市 よっかいち yokkaichi'],
  ['滋賀', '大津 おおつ otsu'],
  ['大阪', '堺 さかい sakai 東大阪 ひがしおおさか higashiosaka 豊中 吹田 高槻 枚方 寝屋川 八尾'],
  ['大阪', '茨木 岸和田 難波 なんば 梅田 天王寺'],
  ['兵庫', '神戸 こうべ kobe 姫路 ひめじ himeji 尼崎 西宮 明石 加古川 宝塚 三宮'],
  ['鳥取', '米子'],
  ['島根', '松江 まつえ matsue 出雲'],
  ['岡山', '倉敷 くらしき kurashiki'],
  ['広島', '福山 ふくやま fukuyama 呉'],
  ['山口', '下関 しものせき shimonoseki'],
  ['香川', '高松 たかまつ takamatsu'],
  ['愛媛', '松山 まつやま matsuyama 今治'],
  ['福岡', '博多 はかた hakata 北九州 きたきゅうしゅう kitakyushu 久留米 くるめ kurume 小倉'],
  ['長崎', '佐世保 させぼ sasebo'],
  ['大分', '別府'],
  ['沖縄', '那覇 なは naha'],
];

/** Names in use besides the official ones; which people live by, not what is sold there. */
export const NICKNAMES: readonly (readonly [prefecture: string, words: string])[] = [
  ['北海道', '道民 どさんこ 道産子 試される大地 蝦夷 道央 道東 道南 道北 利尻 礼文'],
  ['青森', '津軽'],
  ['山形', '庄内'],
  ['福島', '会津'],
  ['東京', '都民 江戸 江戸っ子 東京23区 多摩 八丈島 小笠原 伊豆大島'],
  ['千葉', '房総'],
  ['群馬', 'ぐんまー グンマー'],
  ['埼玉', 'ださいたま ダ埼玉 さいたまー 彩の国'],
  ['神奈川', 'ハマっ子 浜っ子 湘南'],
  ['新潟', '越後 佐渡 佐渡島 佐渡ヶ島'],
  ['石川', '能登 加賀'],
  ['山梨', '甲州'],
  ['長野', '信州'],
  ['岐阜', '飛騨'],
  ['静岡', '伊豆 遠州'],
  ['愛知', '三河 尾張'],
  ['大阪', '浪速 なにわ 泉州 北摂'],
  ['兵庫', '淡路島 但馬 播州'],
  ['和歌山', '紀州'],
  ['島根', '隠岐'],
  ['香川', 'うどん県 小豆島'],
  ['徳島', '阿波'],
  ['愛媛', '伊予'],
  ['高知', '土佐'],
  ['福岡', '修羅の国 筑豊 筑後'],
  ['長崎', '対馬 壱岐 五島'],
  ['熊本', '天草'],
  ['大分', 'おんせん県 温泉県'],
  ['鹿児島', '薩摩 奄美 奄美大島 屋久島 種子島'],
  ['沖縄', '琉球 うちなー うちなんちゅ 石垣島 宮古島 久米島'],
];

/** Slips that people really make, and old letters. */
export const MISSPELLINGS: readonly (readonly [prefecture: string, words: string])[] = [
  ['北海道', '北海度 ほっかいど'],
  ['栃木', '枥木'],
  ['茨城', '茨木県 いばらぎ いばらぎ県'],
  ['群馬', '郡馬 郡馬県'],
  ['埼玉', '崎玉 崎玉県 琦玉 琦玉県'],
  ['東京', 'とうきょ'],
  ['新潟', '新泻 新渇'],
  ['大阪', '大坂 大坂府'],
  ['愛媛', '愛姫 愛姫県'],
  ['鹿児島', '鹿児嶋 鹿児嶋県'],
  ['沖縄', '沖繩 沖繩県'],
];

/** Also family names, and common ones: 「千葉です」 may be somebody who says who they are. */
export const SURNAMES: ReadonlySet<string> = new Set(
  (
    '宮城 秋田 福島 千葉 富山 石川 福井 長野 奈良 山口 香川 福岡 長崎 熊本 宮崎 高松 松山 川崎 金沢 郡山 ' +
    '大宮 高崎 大津 福山 松江 堺 水戸 神戸 川口 熊谷 松戸 柏 市川 町田 立川 渋谷 浅草 上野 藤沢 平塚 鎌倉 長岡 松本 ' +
    '岡崎 豊田 一宮 高槻 八尾 茨木 難波 梅田 明石 出雲 呉 小倉 別府 庄内 加賀 大坂 小笠原 ' +
    'いしかわ ちば みやざき やまぐち ながの ふくしま ふくい ふくおか かがわ みやぎ とやま かわさき まつやま'
  ).split(' '),
);

/**
 * Everyday words in the same letters: ならば, 見え, 性, 「…しが」, 津々. They count only with a word
 * that says that somebody lives there.
 */
export const EVERYDAY: ReadonlySet<string> = new Set(
  'なら みえ さが しが 津 堺 みと なは さかい 富士 多摩 mie saga nara mito sakai naha'.split(' '),
);
