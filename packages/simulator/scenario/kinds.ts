import {PRICES} from './tiers';
import {SERVICE_TYPES} from './services';
import type {ServiceType} from './types';

const GIFTS = Object.keys(PRICES) as readonly ServiceType[];
/** Services that carry donations only: every comment there is paid. */
const DONATIONS: readonly ServiceType[] = ['doneru', 'streamlabs'];
const TALK = SERVICE_TYPES.filter((type) => type !== 'system' && !DONATIONS.includes(type));

interface KindFacts {
  /** What a button for it says. */
  readonly label: string;
  /** Where it exists, by the SDK's types. */
  readonly services: readonly ServiceType[];
  /** How often it comes in an evening of chat; the sum has no meaning. */
  readonly weight: number;
}

/** Kinds of comments. */
export const COMMENT_KINDS = {
  ordinary: {label: '通常', services: TALK, weight: 100},
  long: {label: '長文', services: TALK, weight: 4},
  emoji: {label: '絵文字のみ', services: TALK, weight: 6},
  stamp: {
    label: 'スタンプ',
    services: ['youtube', 'twicas', 'twitch', 'bilibili', 'mixch', 'tiktok', 'kick'],
    weight: 5,
  },
  html: {label: '記号と絵文字の入った文', services: TALK, weight: 3},
  gift: {label: 'ギフト', services: GIFTS, weight: 8},
  freeGift: {
    label: '無料ギフト',
    services: ['twicas', 'showroom', 'mirrativ', 'tiktok', 'vtips'],
    weight: 3,
  },
  sticker: {label: 'ステッカー', services: ['youtube'], weight: 1},
  join: {
    label: 'メンバー加入',
    services: ['youtube', 'twitch', 'bilibili', 'tiktok'],
    weight: 2,
  },
  milestone: {label: 'メンバー継続', services: ['youtube'], weight: 1},
  membershipGift: {label: 'メンバーシップギフト', services: ['youtube'], weight: 1},
  membershipReceived: {label: 'メンバーシップの受け取り', services: ['youtube'], weight: 1},
  reward: {label: 'チャンネルポイント', services: ['twitch'], weight: 1},
  firstTime: {label: '初見', services: TALK, weight: 6},
  repeater: {label: '再訪', services: TALK, weight: 4},
  anonymous: {label: '匿名（184）', services: ['twicas', 'niconama', 'mixch', 'kick'], weight: 5},
  owner: {label: '配信者', services: TALK, weight: 3},
  moderator: {
    label: 'モデレーター',
    services: ['youtube', 'twitch', 'bilibili', 'mirrativ', 'tiktok'],
    weight: 3,
  },
  member: {label: 'メンバー', services: ['youtube', 'twitch', 'bilibili'], weight: 12},
  question: {label: '質問', services: ['youtube'], weight: 1},
  order: {label: '参加の申し込み', services: TALK, weight: 1},
  request: {label: '曲のリクエスト', services: TALK, weight: 1},
  system: {label: 'システム', services: ['system'], weight: 1},
  notification: {label: 'ニコニコの通知', services: ['system'], weight: 1},
} as const satisfies Record<string, KindFacts>;

/** What happens to comments, and what else the app tells. */
export const ACTION_KINDS = {
  updated: {label: '書き換え', weight: 1},
  deleted: {label: '削除', weight: 1},
  pinned: {label: 'ピン留め', weight: 1},
  bookmarked: {label: 'ブックマーク', weight: 0.5},
  cleared: {label: '全消去', weight: 0},
  burst: {label: '連投50件', weight: 0},
  reaction: {label: 'リアクション', weight: 3},
  meta: {label: '視聴者数', weight: 3},
  survey: {label: '投票', weight: 0.5},
  wordparty: {label: 'ワードパーティー', weight: 1},
  notice: {label: '通知', weight: 0.2},
} as const satisfies Record<string, Omit<KindFacts, 'services'>>;

export type CommentKind = keyof typeof COMMENT_KINDS;
export type ActionKind = keyof typeof ACTION_KINDS;
export type Kind = CommentKind | ActionKind;

export const ALL_COMMENT_KINDS = Object.keys(COMMENT_KINDS) as readonly CommentKind[];
export const ALL_ACTION_KINDS = Object.keys(ACTION_KINDS) as readonly ActionKind[];
export const ALL_KINDS: readonly Kind[] = [...ALL_COMMENT_KINDS, ...ALL_ACTION_KINDS];

export function isCommentKind(kind: Kind): kind is CommentKind {
  return kind in COMMENT_KINDS;
}

/** The services where a kind of comment exists. */
export function servicesOf(kind: CommentKind): readonly ServiceType[] {
  return COMMENT_KINDS[kind].services;
}

/** How often a kind comes when nobody says otherwise. */
export function usualWeight(kind: Kind): number {
  return isCommentKind(kind) ? COMMENT_KINDS[kind].weight : ACTION_KINDS[kind].weight;
}

/** Every kind at every service that has it. */
export function everyPair(
  services: readonly ServiceType[],
  kinds: readonly Kind[],
): readonly (readonly [CommentKind, ServiceType])[] {
  return kinds.filter(isCommentKind).flatMap((kind) =>
    servicesOf(kind)
      .filter((service) => services.includes(service))
      .map((service) => [kind, service] as const),
  );
}

/** Every pair, and every action once, ordered so that each kind comes before any comes again. */
export function everyTurn(
  services: readonly ServiceType[],
  kinds: readonly Kind[],
): readonly (readonly [Kind, ServiceType?])[] {
  const rows = kinds.map((kind, row): readonly (readonly [Kind, ServiceType?])[] => {
    if (!isCommentKind(kind)) return [[kind]];
    const pairs = everyPair(services, [kind]);
    // Each kind begins at another service, so that the services are mixed as well.
    const from = row % pairs.length;
    return [...pairs.slice(from), ...pairs.slice(0, from)];
  });
  return services.flatMap((_, round) => rows.flatMap((row) => row.slice(round, round + 1)));
}
