import type {SetListAPIResponse} from '@onecomme.com/onesdk/types/Setlist';
import type {YouTube} from '@onecomme.com/onesdk/types/YouTube';
import type {App} from '@komebiyori/simulator/app';
import {
  ACTION_KINDS,
  COMMENT_KINDS,
  type CurrentSetList,
  isCommentKind,
  servicesOf,
  type Kind,
  type Message,
  type ServiceType,
} from '@komebiyori/simulator/scenario';

/** Something that can be made to happen. */
export interface FeedButton {
  readonly label: string;
  /** Services that have it; undefined for what belongs to none. */
  readonly services?: readonly ServiceType[];
  /**
   * Lets it happen.
   * @param service undefined for any that has it
   */
  readonly act: (app: App, service: ServiceType | undefined) => void;
}

interface FeedGroup {
  readonly label: string;
  readonly buttons: readonly FeedButton[];
}

function kind(name: Kind): FeedButton {
  if (!isCommentKind(name)) {
    return {label: ACTION_KINDS[name].label, act: (app) => void app.make(name)};
  }
  return {
    label: COMMENT_KINDS[name].label,
    services: servicesOf(name),
    act: (app, service) => void app.make(name, service === undefined ? {} : {service}),
  };
}

const sends = (label: string, messageOf: (app: App) => Message | undefined): FeedButton => ({
  label,
  act(app) {
    const message = messageOf(app);
    if (message !== undefined) app.send(message);
  },
});

/** The first in the line who is not done, played or not. */
const firstOf = (app: App) => app.state.tables.orders().find(({completed}) => !completed);

const waiting: readonly FeedButton[] = [
  kind('order'),
  sends('先頭をプレイ中にする', (app) => {
    const first = firstOf(app);
    const orders = app.state.tables.orders();
    return {
      type: 'waitingList',
      data: orders.map((order) => (order === first ? {...order, playing: true} : order)),
    };
  }),
  {
    label: '先頭を完了にする',
    act(app) {
      const change = app.state.tables.complete(firstOf(app)?.id ?? '');
      if (change !== undefined) app.send(change);
    },
  },
  {
    label: '先頭が辞退する',
    act(app) {
      const change = app.state.tables.cancel(firstOf(app)?.id ?? '');
      if (change !== undefined) app.send(change);
    },
  },
];

const isUsed = (setList: CurrentSetList): setList is SetListAPIResponse => 'items' in setList;

const setList: readonly FeedButton[] = [
  kind('request'),
  sends('次の曲へ進む', (app) => {
    const now = app.state.tables.setList();
    if (!isUsed(now)) return undefined;
    const [song, ...rest] = now.items;
    if (song === undefined) return undefined;
    return {type: 'setList', data: {...now, items: rest, completed: [...now.completed, song]}};
  }),
  sends('使用をやめる', () => ({type: 'setList', data: {}})),
];

const poll = (first: number): YouTube.SurveyData => ({
  ...{id: 'poll-1', title: '次に遊ぶゲームは', thumbnail: '', meta: first === 0 ? '0票' : '32票'},
  choices: [
    {label: 'パズル', percentage: `${first}%`, ratio: first / 100},
    {
      label: 'レース',
      percentage: `${first === 0 ? 0 : 100 - first}%`,
      ratio: first === 0 ? 0 : 1 - first / 100,
    },
  ],
});
const niPoll = (status: 'Poll' | 'Result', first: number) => ({
  ...{question: '次の曲は', status},
  choices: [
    {description: 'バラード', perMille: first},
    {description: 'ロック', perMille: first === 0 ? 0 : 1000 - first},
  ],
});

const polls: readonly FeedButton[] = [
  sends('YouTubeの投票を始める', () => ({type: 'yt.survey.start', data: poll(0)})),
  sends('途中経過', () => ({type: 'yt.survey.update', data: poll(75)})),
  sends('投票を終える', () => ({
    type: 'yt.survey.finish',
    data: {
      ...poll(60),
      ...{message: '投票が終了しました', result: ['パズル 60%', 'レース 40%']},
    },
  })),
  sends('ニコニコの投票を始める', () => ({type: 'ni.survey.start', data: niPoll('Poll', 0)})),
  sends('ニコニコの投票を終える', () => ({type: 'ni.survey.finish', data: niPoll('Result', 350)})),
];

/** The newest details of a stream, changed. */
function changeMeta(
  app: App,
  change: {readonly title?: string; readonly totalLikeCount?: number},
): Message {
  const [frame] = app.state.services();
  if (frame === undefined) return {type: 'services', data: []};
  const meta = {...frame.meta, ...change};
  return {type: 'meta', data: {service: {...frame, meta}, meta}};
}

const stream: readonly FeedButton[] = [
  kind('meta'),
  sends('いいね', (app) => {
    const [frame] = app.state.services();
    return changeMeta(app, {totalLikeCount: (frame?.meta?.totalLikeCount ?? 0) + 10});
  }),
  sends('題名を変える', (app) => changeMeta(app, {title: '夜の部、はじまりました'})),
  sends('配信情報を消す', (app) => ({
    type: 'meta.clear',
    data: app.state.services()[0]?.id ?? '',
  })),
  sends('枠を送る', (app) => ({type: 'services', data: app.state.services()})),
];

/** What can be made to happen, in the words of the manual. */
export const FEED_GROUPS: readonly FeedGroup[] = [
  {
    label: 'コメント',
    buttons: [
      ...(['ordinary', 'long', 'emoji', 'stamp', 'html', 'firstTime', 'repeater'] as const),
      ...(['member', 'moderator', 'owner', 'anonymous', 'question', 'burst'] as const),
    ].map(kind),
  },
  {
    label: 'ギフトとメンバーシップ',
    buttons: [
      ...(['gift', 'freeGift', 'sticker', 'reward', 'join', 'milestone'] as const),
      ...(['membershipGift', 'membershipReceived'] as const),
    ].map(kind),
  },
  {
    label: 'コメントの操作',
    buttons: (['updated', 'deleted', 'pinned', 'bookmarked', 'cleared'] as const).map(kind),
  },
  {label: '配信情報と枠', buttons: stream},
  {label: '参加型管理', buttons: waiting},
  {label: 'セットリスト', buttons: setList},
  {
    label: 'リアクションと演出',
    buttons: [
      ...(['reaction', 'wordparty'] as const).map(kind),
      sends('演出の設定を保存', () => ({type: 'wp.update', data: {dir: 'wordparty'}})),
    ],
  },
  {label: '配信サイトの投票', buttons: polls},
  {
    label: 'アプリの通知',
    buttons: (['system', 'notification', 'notice'] as const).map(kind),
  },
];

/** Whether a service has it. */
export const isThere = ({services}: FeedButton, service: ServiceType | undefined): boolean =>
  services === undefined || service === undefined || services.includes(service);
