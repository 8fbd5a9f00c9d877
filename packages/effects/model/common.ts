import * as v from 'valibot';
import {choicesOf} from '@komebiyori/fields';
import {choice, list, number, own, sound, text as line, toggle, type Field} from './fields';
import {finite, flag, keysOf, text, texts} from './kinds/parts';

/** Names of the SDK's services that comments come from, with what they are called. */
const SERVICES = {
  youtube: 'YouTube',
  twicas: 'ツイキャス',
  twitch: 'Twitch',
  niconama: 'ニコニコ生放送',
  showroom: 'SHOWROOM',
  bilibili: 'bilibili',
  mirrativ: 'ミラティブ',
  mixch: 'ミクチャ',
  twitter: 'X（Twitter）',
  doneru: 'Doneru',
  tiktok: 'TikTok',
  streamlabs: 'Streamlabs',
  kick: 'Kick',
  vtips: 'VTips',
  external: '外部',
  system: 'システム',
} as const;

/** The SDK says no more than `number`: these are the numbers of MouseEvent.button. */
const BUTTONS = [
  {value: -1, label: 'なし'},
  {value: 0, label: '左'},
  {value: 1, label: '中'},
  {value: 2, label: '右'},
] as const;
const COMPARISONS = {equal: '等しい', higher: '以上', lower: '以下'};
const comparison = v.picklist(keysOf(COMPARISONS), 'equal、higher、lower のどれかで書きます');
const optionalFlag = v.exactOptional(flag);
const optionalNumber = v.exactOptional(finite);
const optionalComparison = v.exactOptional(comparison);

/** WordPartyItem of the SDK without its effect and the options of that. */
export const commonEntries = {
  enabled: flag,
  id: v.pipe(text, v.nonEmpty('文字を入れます')),
  name: v.exactOptional(text),
  pattern: texts,
  trigger: finite,
  matchCustomStamp: optionalFlag,
  matchGift: optionalFlag,
  matchReaction: optionalFlag,
  matchChannelPoint: optionalFlag,
  matchPowerupBits: optionalFlag,
  targetPowerupBits: v.exactOptional(texts),
  excludeReaction: optionalFlag,
  giftParams: v.exactOptional(
    v.array(v.looseObject({unit: text, price: finite, comparison}), 'ギフトの条件で書きます'),
  ),
  matchNew: optionalFlag,
  excludeServices: v.exactOptional(
    v.array(v.picklist(keysOf(SERVICES), '配信サイトの名前で書きます')),
  ),
  debounce: optionalNumber,
  sound: v.exactOptional(text),
  soundDelay: optionalNumber,
  limitHitCount: v.exactOptional(v.nullable(finite)),
  totalCount: optionalNumber,
  totalCountComparison: optionalComparison,
  count: optionalNumber,
  countComparison: optionalComparison,
  liveCount: optionalNumber,
  liveCountComparison: optionalComparison,
};

/** A count of comments and how it compares. */
const counted = (path: string, label: string, help: string): readonly Field[] => [
  number(path, label, [1, 999_999, 1, '件'], undefined, {help}),
  choice(`${path}Comparison`, `${label}の比べ方`, COMPARISONS, undefined),
];

/** The fields that every effect has, in the order of the manual; paths start at the item. */
export const COMMON_FIELDS: readonly Field[] = [
  toggle('enabled', '有効', true),
  line('name', '名前', 100, {help: '一覧に出る名前です。'}),
  choice('trigger', 'マウスクリック', {}, -1, {
    choices: BUTTONS,
    help: '手で出すときのボタンです。',
  }),
  list('list', 'pattern', 'パターン', [], {
    maxLength: 1000,
    help: '反応する言葉を1行に1つ書きます。正規表現は / で囲みます。',
  }),
  toggle('matchCustomStamp', 'カスタムスタンプ', undefined, {
    help: 'YouTubeのスタンプに反応します。',
  }),
  toggle('matchGift', 'ギフト', undefined, {help: 'ギフトに反応します。'}),
  own(
    'gifts',
    'giftParams',
    'ギフトの条件',
    {price: ['金額', 0, 10_000_000, 1, '']},
    {help: '単位と金額で絞ります。複数書けます。', when: {path: 'matchGift', is: [true]}},
  ),
  toggle('matchReaction', 'リアクション', undefined, {
    help: 'リアクションとAPIの合図に反応します。',
  }),
  toggle('excludeReaction', 'リアクションを除く', undefined, {
    help: 'リアクションでは出しません。',
  }),
  toggle('matchChannelPoint', 'チャンネルポイント', undefined, {
    help: 'Twitchのチャンネルポイントに反応します。',
  }),
  toggle('matchPowerupBits', 'パワーアップ', undefined, {
    help: 'Twitchのパワーアップに反応します。',
  }),
  list('list', 'targetPowerupBits', '対象のパワーアップ', undefined, {
    help: '1行に1つ書きます。空はすべてです。',
    when: {path: 'matchPowerupBits', is: [true]},
  }),
  toggle('matchNew', 'NEWだけ', undefined, {help: 'その人の初めてのコメントに反応します。'}),
  list('list', 'excludeServices', '除くサービス', undefined, {
    choices: choicesOf(SERVICES),
    help: '選んだ配信サイトでは出しません。',
  }),
  number('debounce', '間隔', [0, 60_000, 100, 'ms'], 0, {
    isOptional: true,
    help: '次に出せるまでの時間です。',
  }),
  number('limitHitCount', '回数の上限', [1, 9999, 1, '回'], undefined, {
    help: '1回の配信で出す数です。空は無制限です。',
  }),
  ...counted('totalCount', '累計のコメント数', 'その人のこれまでの数で絞ります。'),
  ...counted('count', 'その人の番号', 'その配信で何件目かで絞ります。'),
  ...counted('liveCount', '配信全体の数', 'その配信のコメント数で絞ります。'),
  sound('sound', '音', '一緒に鳴らすファイルです。'),
  number('soundDelay', '音の遅れ', [0, 10_000, 100, 'ms'], 0, {
    isOptional: true,
    help: '画像より遅らせる時間です。',
  }),
];
