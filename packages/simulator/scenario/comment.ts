import type {BaseResponse} from '@onecomme.com/onesdk/types/BaseResponse';
import type {BaseCommentMeta} from '@onecomme.com/onesdk/types/Comment';
import {buildData} from './sites/builders';
import type {CommentKind} from './kinds';
import type {Person} from './people';
import type {Random} from './random';
import {giftOf, type Gift} from './tiers';
import type {Comment, Service, ServiceType, Tier} from './types';
import {wordingOf} from './wording';

/** Kinds of comments that cost money. */
const PAID: readonly CommentKind[] = ['gift', 'sticker'];
/** Kinds that the app counts among gifts (`hasGift`). */
const GIFTS: readonly CommentKind[] = [
  ...PAID,
  'freeGift',
  'join',
  'milestone',
  'membershipGift',
  'reward',
];

export interface CommentRequest {
  readonly kind: CommentKind;
  readonly service: ServiceType;
  readonly frame: Service;
  readonly person: Person;
  readonly tier: Tier;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The number of the comment within its stream, from 1. */
  readonly number: number;
  /** What tells this stream from others; part of every id. */
  readonly liveId: string;
  readonly meta: BaseCommentMeta;
}

/** A comment as the app (8.0) sends it. */
export function createComment(request: CommentRequest, random: Random): Comment {
  const {kind, service, frame, person, tier, number} = request;
  const gift = PAID.includes(kind) ? giftOf(service, tier) : undefined;
  const base = baseOf(request, random, gift);
  const making = {kind, person, tier, gift, number, random};
  const {id, name, url, color} = frame;
  const meta = kind === 'freeGift' ? {...request.meta, free: true} : request.meta;
  // The map of builders ties the service to its data; the compiler cannot follow that.
  return {
    id,
    service,
    name,
    url,
    color,
    meta,
    data: buildData(service, base, making),
  } as Comment;
}

function baseOf(request: CommentRequest, random: Random, gift: Gift | undefined): BaseResponse {
  const {kind, service, person, time, number, liveId, tier} = request;
  const comment = wordingOf(kind, random, tier);
  return {
    id: `${service}-${liveId}-${String(number).padStart(6, '0')}`,
    userId: person.userId,
    liveId,
    name: person.name,
    displayName: person.name,
    isOwner: person.role === 'owner' && service !== 'system',
    hasGift: gift !== undefined || GIFTS.includes(kind),
    profileImage: person.avatar,
    originalProfileImage: person.avatar,
    badges: person.badges.map(({src, label}) => ({url: src, label})),
    timestamp: new Date(time).toISOString(),
    comment,
    isFirstTime: kind === 'firstTime',
    isRepeater: kind === 'repeater',
    commentVisible: true,
    meta: {anonymity: person.role === 'anonymous'},
  };
}
