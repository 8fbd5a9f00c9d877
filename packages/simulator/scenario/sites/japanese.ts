/** The services from Japan: niconama, twicas, showroom, mirrativ, mixch. */
import type {Mixch} from '@onecomme.com/onesdk/types/Mixch';
import type {Showroom} from '@onecomme.com/onesdk/types/Showroom';
import {giftPicture} from '../wording';
import type {Builder, Making} from './making';

export const niconama: Builder<'niconama'> = (base, {person, gift, number, random}) => {
  const anonymity = person.role === 'anonymous';
  const chat = anonymity
    ? {content: base.comment, hashedUserId: base.userId, modifier: {}, no: number, vpos: 0}
    : {
        content: base.comment,
        name: base.name,
        vpos: 0,
        accountStatus: 'Standard',
        rawUserId: base.userId,
        modifier: {},
        no: number,
      };
  return {
    ...base,
    screenName: person.screenName,
    anonymity,
    no: number,
    premium: random.chance(0.3),
    origin: {
      message: {chat},
      meta: {id: base.id, at: base.timestamp, origin: {chat: {liveId: base.liveId}}},
    },
    ...(gift && {price: gift.price, tier: gift.tier, ...(gift.colors && {colors: gift.colors})}),
  };
};

export const twicas: Builder<'twicas'> = (base, {person, kind, gift, tier}) => {
  const picture = giftPicture(tier);
  const item = {
    name: picture.label,
    image: picture.src,
    detailImage: picture.src,
    effectCommand: '',
    showsSenderInfo: true,
  };
  return {
    ...base,
    screenName: person.screenName,
    isAnonymous: person.role === 'anonymous',
    isFreeGift: kind === 'freeGift',
    ...(base.hasGift && {item}),
    ...(gift && {price: gift.price, ...(gift.colors && {colors: gift.colors})}),
  };
};

export const showroom: Builder<'showroom'> = (base, making) => ({
  ...base,
  at: 0,
  d: 0,
  ua: 0,
  av: 1,
  ...(base.hasGift && showroomGift(base.userId, making)),
});

/** `gt` 1 is paid and 2 is free. */
function showroomGift(
  userId: string,
  {kind, gift, tier}: Making,
): Partial<Showroom.CommentResponse> {
  const {label, src} = giftPicture(tier);
  const free = kind === 'freeGift';
  const price = gift?.price ?? 0;
  const resource: Showroom.GiftList = {
    icon: 0,
    is_hidden: false,
    order_no: tier,
    gift_type: free ? 2 : 1,
    image: src,
    gift_id: tier,
    image2: src,
    free,
    point: price,
    is_delete_from_stage: false,
    gift_name: label,
    scale: 1,
    label: 0,
    dialog_id: 0,
  };
  return {
    gt: free ? 2 : 1,
    g: tier,
    h: 0,
    n: 1,
    price,
    gift: resource,
    giftId: String(tier),
    countId: `${userId}-${tier}`,
  };
}

export const mirrativ: Builder<'mirrativ'> = (base, {person, gift, tier}) => ({
  ...base,
  isModerator: person.role === 'moderator',
  origin: {speech: base.comment},
  ...(base.hasGift && {price: gift?.price ?? 0, giftId: String(tier)}),
});

/** `kind` 0 is talk, 42 a paid message and 44 a stamp. */
export const mixch: Builder<'mixch'> = (base, {kind, person, gift, tier}) => {
  const sender = {
    user_id: 1,
    name: base.name,
    created: Math.floor(Date.parse(base.timestamp) / 1000),
    message_id: base.id,
    profile_image_url: base.profileImage,
    anonymous: person.role === 'anonymous' ? 1 : 0,
    live_session_id: 1,
  };
  const item = {...sender, item_id: tier, resource_id: tier, item_purchase_id: 1, count: 1};
  if (kind === 'stamp') {
    const origin: Mixch.StampChat = {...item, kind: 44, superfan_rank: 0, expire: 0};
    return {...base, kind: 44, origin};
  }
  if (gift !== undefined) {
    const origin: Mixch.SuperChat2 = {
      ...item,
      kind: 41,
      superfan_rank: 0,
      expire: 0,
      body: base.comment,
    };
    return {...base, kind: 41, origin, price: gift.price, giftData: {item_id: tier}};
  }
  const {user_id, name, created, message_id} = sender;
  const body = base.comment;
  const origin: Mixch.NormalComment = {kind: 0, body, created, level: 1, message_id, name, user_id};
  return {...base, kind: 0, origin};
};
