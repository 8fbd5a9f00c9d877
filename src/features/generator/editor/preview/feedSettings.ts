import {isFor, type AppVersion} from '@komebiyori/overlays/model/appVersions';
import {SERVICES, type ServiceId} from '@komebiyori/overlays/model/services';
import {
  ALL_COMMENT_KINDS,
  COMMENT_KINDS,
  isCommentKind,
  servicesOf,
  type CommentKind,
  type Kind,
  type Tier,
} from '@komebiyori/simulator/scenario';

/** What comes into the preview by itself. */
export interface FeedSettings {
  readonly seed: number;
  /** Comments a second. */
  readonly rate: number;
  readonly services: readonly ServiceId[];
  readonly kinds: readonly CommentKind[];
}

export const RATES = {min: 0.2, max: 20, step: 0.2} as const;
/** Seeds are whole numbers up to this. */
export const MAX_SEED = 9999;

/** The services whose comments a version of the app collects. */
export const servicesFor = (app: AppVersion) => SERVICES.filter((service) => isFor(app, service));

export const startSettings = (app: AppVersion): FeedSettings => ({
  seed: 1,
  rate: 1,
  services: servicesFor(app).map(({id}) => id),
  kinds: ALL_COMMENT_KINDS,
});

/** A button that sends something at once. */
export interface FeedButton {
  readonly label: string;
  readonly kind: Kind;
  readonly tier?: Tier;
}

/** What to try, in the words of the manual and the design. */
export const FEED_BUTTONS: readonly FeedButton[] = [
  {label: '通常', kind: 'ordinary'},
  {label: '長文', kind: 'long'},
  {label: '絵文字のみ', kind: 'emoji'},
  {label: 'スタンプ', kind: 'stamp'},
  {label: '無料ギフト', kind: 'freeGift'},
  {label: 'メンバー加入', kind: 'join'},
  {label: 'メンバー継続', kind: 'milestone'},
  {label: 'メンバーギフト', kind: 'membershipGift'},
  {label: 'メンバー', kind: 'member'},
  {label: '初見', kind: 'firstTime'},
  {label: '匿名', kind: 'anonymous'},
  {label: '配信者', kind: 'owner'},
  {label: 'モデレーター', kind: 'moderator'},
  {label: '記号と画像', kind: 'html'},
  {label: 'システム', kind: 'system'},
  {label: '削除', kind: 'deleted'},
  {label: 'ピン留め', kind: 'pinned'},
  {label: '全消去', kind: 'cleared'},
  {label: '連投50件', kind: 'burst'},
];

/** The steps of gifts. */
export const GIFT_TIERS: readonly Tier[] = [1, 2, 3, 4, 5, 6, 7];

/** Whether a kind exists at one of the chosen services. */
export const canMake = (kind: Kind, {services}: FeedSettings): boolean =>
  services.length > 0 &&
  (!isCommentKind(kind) || servicesOf(kind).some((service) => services.includes(service)));

/** Whether anything would come by itself. */
export const canFlow = (settings: FeedSettings): boolean =>
  settings.kinds.some((kind) => canMake(kind, settings));

/** What the preview begins with, so that every look can be seen at once. */
const FIRST: readonly Kind[] = [
  'ordinary',
  'member',
  'long',
  'gift',
  'firstTime',
  'emoji',
  'moderator',
  'owner',
  'ordinary',
];

export const firstKinds = (settings: FeedSettings): readonly Kind[] =>
  FIRST.filter((kind) => canMake(kind, settings));

export const kindLabel = (kind: CommentKind): string => COMMENT_KINDS[kind].label;
