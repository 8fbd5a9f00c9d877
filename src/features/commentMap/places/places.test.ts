import map from '@svg-maps/japan';
import {describe, expect, it} from 'vitest';
import {readAliases} from './aliases';
import {CITIES, MISSPELLINGS, NICKNAMES} from './cities';
import {createLexicon} from './lexicon';
import {ALL_CITIES, TOKYO_WARDS} from './municipalities';
import {findPlace, readPlace} from './parsePlace';
import {PREFECTURES, REGIONS} from './prefectures';
import answers from './testing/answers.json';
import {TRAPS} from './testing/traps';

/**
 * Not ours: names of ISO 3166-2:JP, JP-01 to JP-47 (Debian's iso-codes), and the Japanese ones of
 * CLDR (common/subdivisions/ja.xml, jp01 to jp47).
 */
const ISO =
  'Hokkaido Aomori Iwate Miyagi Akita Yamagata Fukushima Ibaraki Tochigi Gunma Saitama Chiba Tokyo ' +
  'Kanagawa Niigata Toyama Ishikawa Fukui Yamanashi Nagano Gifu Shizuoka Aichi Mie Shiga Kyoto Osaka ' +
  'Hyogo Nara Wakayama Tottori Shimane Okayama Hiroshima Yamaguchi Tokushima Kagawa Ehime Kochi ' +
  'Fukuoka Saga Nagasaki Kumamoto Oita Miyazaki Kagoshima Okinawa';
const CLDR =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 ' +
  '石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 ' +
  '岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県';
const [iso, cldr] = [ISO.split(' '), CLDR.split(' ')];

const lexicon = createLexicon(true);
const place = (text: string): number | string => {
  const result = findPlace(text, lexicon);
  return result.kind === 'place' ? result.code : result.why;
};

/** Hepburn of hiragana, long vowels short, as ISO writes names: the kana is checked by another way. */
function hepburn(kana: string): string {
  const rows: Record<string, string> = {
    かきくけこ: 'ka ki ku ke ko',
    がぎぐげご: 'ga gi gu ge go',
    さしすせそ: 'sa shi su se so',
    ざじずぜぞ: 'za ji zu ze zo',
    たちつてと: 'ta chi tsu te to',
    だぢづでど: 'da ji zu de do',
    なにぬねの: 'na ni nu ne no',
    はひふへほ: 'ha hi fu he ho',
    ばびぶべぼ: 'ba bi bu be bo',
    まみむめも: 'ma mi mu me mo',
    あいうえお: 'a i u e o',
    らりるれろ: 'ra ri ru re ro',
    やゆよわん: 'ya yu yo wa n',
  };
  const sounds = new Map(
    Object.entries(rows).flatMap(([letters, words]) =>
      words.split(' ').map((sound, i) => [letters.charAt(i), sound] as const),
    ),
  );
  const read = [...kana.replaceAll('きょ', 'KYO').replaceAll('ひょ', 'HYO')]
    .map((letter) => sounds.get(letter) ?? letter)
    .join('');
  return read
    .replace(/っ(?=(.))/gu, '$1')
    .toLowerCase()
    .replace(/ou|oo/gu, 'o');
}

describe('the table', () => {
  it('is that of ISO 3166-2 and CLDR, in the order of the numbers', () => {
    expect(PREFECTURES.map(({english}) => english)).toEqual(iso);
    expect(PREFECTURES.map(({fullName}) => fullName)).toEqual(cldr);
    expect(PREFECTURES.map(({code}) => code)).toEqual(iso.map((_, index) => index + 1));
  });
  it('names every shape of the map, and no other', () => {
    expect(PREFECTURES.map(({id}) => id).sort()).toEqual(map.locations.map(({id}) => id).sort());
  });
  it('has readings that sound like the names in Latin letters', () => {
    expect(PREFECTURES.map(({kana}) => hepburn(kana))).toEqual(
      iso.map((name) => name.toLowerCase()),
    );
  });
  it('has a region for each, as many as school maps say', () => {
    const counts = REGIONS.map(({id}) => PREFECTURES.filter(({region}) => region === id).length);
    expect(counts).toEqual([1, 6, 7, 9, 7, 5, 4, 8]);
  });
  it('names only prefectures that there are, for cities and nicknames', () => {
    const names = new Set(PREFECTURES.map(({name}) => name));
    const rows = [CITIES, NICKNAMES, MISSPELLINGS, ALL_CITIES, TOKYO_WARDS].flat();
    for (const [prefecture] of rows) expect(names.has(prefecture)).toBe(true);
  });
  it('has all 792 cities, of which two have a namesake, and those in use in the same prefecture', () => {
    const pairs = (rows: typeof CITIES) =>
      rows.flatMap(([home, words]) => words.split(' ').map((word) => ({home, word})));
    const cities = pairs(ALL_CITIES);
    const homesOf = (name: string) =>
      cities.filter(({word}) => word === name).map(({home}) => home);
    expect(cities).toHaveLength(792);
    const doubles = cities.map(({word}) => word).filter((word) => homesOf(word).length > 1);
    expect([...new Set(doubles)]).toEqual(['伊達', '府中']);
    const known = pairs(CITIES).filter(({word}) => homesOf(word).length > 0);
    for (const {home, word} of known) expect([word, homesOf(word)]).toEqual([word, [home]]);
  });
});

const ORDINARY = PREFECTURES.map(({kana}) => kana).filter(
  (kana) => !['なら', 'みえ', 'さが', 'しが'].includes(kana),
);

describe.each(PREFECTURES)('$fullName', ({code, name, fullName, kana, english}) => {
  const suffix = fullName === '北海道' ? '' : fullName.slice(-1);
  const spoken = {都: 'と', 府: 'ふ', 県: 'けん'}[suffix] ?? '';
  const katakana = (text: string): string =>
    text.replace(/[ぁ-ん]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));

  it('in Chinese characters', () => {
    for (const text of [name, fullName, ` ${fullName}！`, `${name}です`, `${fullName}です！`]) {
      expect([text, place(text)]).toEqual([text, code]);
    }
  });
  it('in kana', () => {
    const clear = [`${kana}${spoken || ' '}`, `${kana}住み`, `${katakana(kana)}から来ました`];
    const bare = ORDINARY.includes(kana) ? [kana, katakana(kana), `${kana}です`] : [];
    for (const text of [...clear, ...bare]) expect([text, place(text)]).toEqual([text, code]);
  });
  it('in Latin letters', () => {
    const full = `${english}-${{都: 'to', 府: 'fu', 県: 'ken'}[suffix] ?? 'do'}`;
    const texts = [`from ${english}`, `I'm from ${english}, Japan`, `${english} kara kimashita`];
    const more = suffix === '' ? [] : [full, full.toLowerCase(), full.replace('-', ' ')];
    for (const text of [...texts, ...more]) expect([text, place(text)]).toEqual([text, code]);
  });
  it('with what people say around it', () => {
    const texts = [
      `${name}から`,
      `${name}からです`,
      `${fullName}から見てます！`,
      `${name}民`,
      `${fullName}民です`,
      `${name}住みです`,
      `${name}在住`,
      `${name}からこんばんは〜`,
      `こんばんは！${name}から参加します`,
      `私は${name}に住んでます`,
      `今${name}にいます`,
      `${name}勢です`,
      `${name}住みですwww`,
    ];
    for (const text of texts) expect([text, place(text)]).toEqual([text, code]);
  });
  it('as a command says it', () => {
    for (const text of [name, ` ${fullName}`, kana, english, `${name} よろしく`, `${name}の東町`]) {
      expect([text, readPlace(text, lexicon)]).toEqual([text, {kind: 'place', code}]);
    }
  });
});

it('says nothing of a place that is not named', () => {
  const why = (text: string) => readPlace(text, lexicon);
  expect([why(''), why('！'), why('おはよう')]).toEqual(
    Array(3).fill({kind: 'no-place', why: 'none'}),
  );
  expect(why('東京タワー')).toEqual({kind: 'no-place', why: 'sentence'});
});

describe('other spellings', () => {
  it.each([
    ['ＴＯＫＹＯ', 13],
    ['ﾄｳｷｮｳ', 13],
    ['Tōkyō', 13],
    ['Toukyou', 13],
    ['Ohsaka', 27],
    ['oosaka-fu', 27],
    ['Hyōgo', 28],
    ['Tiba', 12],
    ['Hukuoka', 40],
    ['Sizuoka', 22],
    ['Gumma', 10],
    ['Kouchi', 39],
    ['Ōita', 44],
    ['kyoto', 26],
    ['グンマー', 10],
    ['道民です', 1],
    ['うどん県から', 37],
    ['札幌住み', 1],
    ['横浜市民です', 14],
    ['Yokohama', 14],
    ['名古屋から見てます', 23],
    ['津市です', 24],
    ['大阪やで', 27],
    ['京都どす', 26],
    ['東京、東京です', 13],
  ])('%s is %i', (text, code) => {
    expect(place(text)).toBe(code);
  });
});

/** Answers by kind and prefecture, or `none`: those that are not read as meant, and how many there are. */
function misread(kinds: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>) {
  const codes = new Map(PREFECTURES.map(({name, code}) => [name, code]));
  const all = Object.values(kinds).flatMap((kind) =>
    Object.entries(kind).flatMap(([name, texts]) =>
      texts.map((text) => ({text, code: codes.get(name), got: place(text)})),
    ),
  );
  const wrong = all.filter(({code, got}) => code !== (typeof got === 'number' ? got : undefined));
  return {wrong: wrong.map(({text, got}) => `${text}: ${String(got)}`), all: all.length};
}

it('reads what viewers write when they are asked 「どこから見てる？」', () => {
  expect(misread(answers.first)).toEqual({wrong: [], all: 683});
  // Written when the rules were finished, to see how far they carry.
  expect(misread(answers.second)).toEqual({
    // The first is too playful; the others may as well be about somebody else.
    wrong: ['かながわけーん: sentence', '愛知じゃん: sentence', '北海道やで？知らんけど: question'],
    all: 161,
  });
});

it('has at least 60 traps', () => {
  expect(new Set(TRAPS).size).toBe(TRAPS.length);
  expect(TRAPS.length).toBeGreaterThanOrEqual(60);
});
it.each(TRAPS)('does not fall for 「%s」', (text) => {
  expect(typeof place(text)).toBe('string');
});

it.each([
  ['おはよう', 'none'],
  // Two kana of many words are no name.
  ['ギフトありがとう', 'none'],
  ['みえない', 'none'],
  ['さがしてる', 'none'],
  ['大阪王将おいしい', 'sentence'],
  ['東京タワー', 'sentence'],
  ['東京から？', 'question'],
  ['なら', 'ambiguous'],
  ['千葉です、よろしく', 'ambiguous'],
  ['東京から、大阪から', 'several'],
])('says why: %s is %s', (text, why) => {
  expect(place(text)).toBe(why);
});

describe('words of the streamer', () => {
  it('win over ours and are read line by line', () => {
    const {aliases, faults} = readAliases('シン＝三重県\n\n 江戸 = 埼玉\nだめ\n=東京\n謎=月\n');
    expect(aliases).toEqual([
      {word: 'シン', code: 24},
      {word: '江戸', code: 11},
    ]);
    expect(faults).toEqual([
      {line: 4, text: 'だめ'},
      {line: 5, text: '=東京'},
      {line: 6, text: '謎=月'},
    ]);
    const own = createLexicon(false, aliases);
    expect(findPlace('しんから', own)).toEqual({kind: 'place', code: 24});
  });
  it('cities count only where they are to', () => {
    const without = createLexicon(false);
    for (const text of ['横浜です', '横浜市です', '大阪市']) {
      expect([text, findPlace(text, without).kind]).toEqual([text, 'no-place']);
    }
    expect(findPlace('神奈川県横浜市', without)).toEqual({kind: 'place', code: 14});
  });
});

it('does not take long over what never ends', () => {
  expect(place('東京'.repeat(5000))).toBe(13);
  expect(place(`東京${'の町'.repeat(5000)}`)).toBe('sentence');
  expect(place('こん'.repeat(5000))).toBe('none');
  expect(place('から'.repeat(5000))).toBe('none');
});
