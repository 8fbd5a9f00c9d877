import type {ServiceType} from '@onecomme.com/onesdk/types/Service';
import {
  createScenario,
  escapeHtml,
  giftOf,
  PRICES,
  servicesOf,
  TIERS,
  type Comment,
  type CommentKind,
  type Tier,
} from '../../scenario';

/** What `POST /api/comments/test` takes. */
export interface TestComment {
  readonly platform: ServiceType;
  readonly username: string;
  readonly comment: string;
  readonly hasGift: boolean;
  readonly unit?: string | undefined;
  readonly price?: number | undefined;
  readonly newComment: boolean;
  readonly repeater: boolean;
  readonly subscribe: boolean;
}

/**
 * The frame that only the comment tester has. No switch belongs to it, nor any record, and it is not
 * among the frames that the app lists.
 */
const TESTER = {
  id: 'COMMENT_TESTER',
  name: 'コメントテスター',
  url: '',
  color: {r: 128, g: 128, b: 128},
} as const;

/**
 * What the comment tester sends: a comment of the site with the words and marks given, in the tester's
 * frame. It has no numbers, which count those who are really there.
 */
export function tested(wish: TestComment, startAt: number): Comment {
  const {platform, price, hasGift} = wish;
  const kind = kindOf(wish);
  const tier = TIERS.filter((size) => hasGift && worth(platform, size) <= (price ?? 0)).at(-1) ?? 1;
  const {message} = createScenario({seed: startAt, startAt}).make(kind, {service: platform, tier});
  const [made] = message.type === 'comments' ? message.data.comments : [];
  if (made === undefined) throw new Error(`No comment of the kind ${kind}`);
  const data = {
    ...made.data,
    id: `test-${made.data.id}`,
    // Nobody's who is there: a name that was tried twice is the same person.
    userId: `${TESTER.id}-${wish.username}`,
    name: wish.username,
    displayName: wish.username,
    comment: escapeHtml(wish.comment),
    hasGift,
    isFirstTime: wish.newComment,
    isRepeater: wish.repeater,
    ...(price !== undefined && hasGift && {price, paidText: `${wish.unit ?? '¥'}${price}`}),
    ...(wish.unit !== undefined && {unit: wish.unit}),
  };
  const {service} = made;
  return {...TESTER, service, data} as Comment;
}

function kindOf({platform, hasGift, subscribe}: TestComment): CommentKind {
  const wished: CommentKind = hasGift ? 'gift' : subscribe ? 'member' : 'ordinary';
  if (servicesOf(wished).includes(platform)) return wished;
  if (platform === 'system') return 'system';
  return servicesOf('ordinary').includes(platform) ? 'ordinary' : 'gift';
}

const worth = (platform: ServiceType, tier: Tier): number =>
  platform in PRICES ? giftOf(platform, tier).price : 0;
