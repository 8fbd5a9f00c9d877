/** The eight regions of school maps. */
export const REGIONS = [
  {id: 'hokkaido', name: '北海道', english: 'Hokkaido'},
  {id: 'tohoku', name: '東北', english: 'Tohoku'},
  {id: 'kanto', name: '関東', english: 'Kanto'},
  {id: 'chubu', name: '中部', english: 'Chubu'},
  {id: 'kinki', name: '近畿', english: 'Kinki'},
  {id: 'chugoku', name: '中国', english: 'Chugoku'},
  {id: 'shikoku', name: '四国', english: 'Shikoku'},
  {id: 'kyushu', name: '九州・沖縄', english: 'Kyushu'},
] as const;

type RegionId = (typeof REGIONS)[number]['id'];

/** A number of JIS X 0401, 1 (Hokkaido) to 47 (Okinawa). */
export type PrefectureCode = number;

export interface Prefecture {
  readonly code: PrefectureCode;
  /** As `@svg-maps/japan` names its shape. */
  readonly id: string;
  /** Without 都, 府, 県: 「東京」; 「北海道」 is whole. */
  readonly name: string;
  /** 「東京都」 */
  readonly fullName: string;
  readonly kana: string;
  /** As the prefecture writes itself, without macrons: `Tokyo`. */
  readonly english: string;
  readonly region: RegionId;
}

/** Suffix, name, kana and romaji in the order of JIS X 0401; a region until the next one is named. */
const TABLE: readonly (readonly [RegionId, string])[] = [
  ['hokkaido', '北海道 ほっかいどう Hokkaido'],
  ['tohoku', '青森県 あおもり Aomori'],
  ['tohoku', '岩手県 いわて Iwate'],
  ['tohoku', '宮城県 みやぎ Miyagi'],
  ['tohoku', '秋田県 あきた Akita'],
  ['tohoku', '山形県 やまがた Yamagata'],
  ['tohoku', '福島県 ふくしま Fukushima'],
  ['kanto', '茨城県 いばらき Ibaraki'],
  ['kanto', '栃木県 とちぎ Tochigi'],
  ['kanto', '群馬県 ぐんま Gunma'],
  ['kanto', '埼玉県 さいたま Saitama'],
  ['kanto', '千葉県 ちば Chiba'],
  ['kanto', '東京都 とうきょう Tokyo'],
  ['kanto', '神奈川県 かながわ Kanagawa'],
  ['chubu', '新潟県 にいがた Niigata'],
  ['chubu', '富山県 とやま Toyama'],
  ['chubu', '石川県 いしかわ Ishikawa'],
  ['chubu', '福井県 ふくい Fukui'],
  ['chubu', '山梨県 やまなし Yamanashi'],
  ['chubu', '長野県 ながの Nagano'],
  ['chubu', '岐阜県 ぎふ Gifu'],
  ['chubu', '静岡県 しずおか Shizuoka'],
  ['chubu', '愛知県 あいち Aichi'],
  ['kinki', '三重県 みえ Mie'],
  ['kinki', '滋賀県 しが Shiga'],
  ['kinki', '京都府 きょうと Kyoto'],
  ['kinki', '大阪府 おおさか Osaka'],
  ['kinki', '兵庫県 ひょうご Hyogo'],
  ['kinki', '奈良県 なら Nara'],
  ['kinki', '和歌山県 わかやま Wakayama'],
  ['chugoku', '鳥取県 とっとり Tottori'],
  ['chugoku', '島根県 しまね Shimane'],
  ['chugoku', '岡山県 おかやま Okayama'],
  ['chugoku', '広島県 ひろしま Hiroshima'],
  ['chugoku', '山口県 やまぐち Yamaguchi'],
  ['shikoku', '徳島県 とくしま Tokushima'],
  ['shikoku', '香川県 かがわ Kagawa'],
  ['shikoku', '愛媛県 えひめ Ehime'],
  ['shikoku', '高知県 こうち Kochi'],
  ['kyushu', '福岡県 ふくおか Fukuoka'],
  ['kyushu', '佐賀県 さが Saga'],
  ['kyushu', '長崎県 ながさき Nagasaki'],
  ['kyushu', '熊本県 くまもと Kumamoto'],
  ['kyushu', '大分県 おおいた Oita'],
  ['kyushu', '宮崎県 みやざき Miyazaki'],
  ['kyushu', '鹿児島県 かごしま Kagoshima'],
  ['kyushu', '沖縄県 おきなわ Okinawa'],
];

/** All 47, in the order of their numbers. */
export const PREFECTURES: readonly Prefecture[] = TABLE.map(([region, words], index) => {
  const [fullName = '', kana = '', english = ''] = words.split(' ');
  const name = fullName === '北海道' ? fullName : fullName.slice(0, -1);
  return {code: index + 1, id: english.toLowerCase(), name, fullName, kana, english, region};
});

const BY_CODE = new Map(PREFECTURES.map((prefecture) => [prefecture.code, prefecture]));

/** The prefecture with a number; undefined for a number that is none. */
export const prefectureOf = (code: PrefectureCode): Prefecture | undefined => BY_CODE.get(code);
