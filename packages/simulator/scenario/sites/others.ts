/** The services with few fields of their own. */
import type {Tiktok} from '@onecomme.com/onesdk/types/Tiktok';
import {NOTIFICATIONS, SYSTEM_LINES} from '../texts/special';
import {giftPicture} from '../wording';
import type {Builder, Making} from './making';

export const twitter: Builder<'twitter'> = (base, {person}) => ({
  ...base,
  screenName: person.screenName,
  link: `https://example.com/${person.screenName}/status/${base.id}`,
});

export const doneru: Builder<'doneru'> = (base, {gift}) => ({
  ...base,
  ...(gift && {price: gift.price}),
});

export const streamlabs: Builder<'streamlabs'> = (base, {gift}) => ({
  ...base,
  ...(gift && {price: gift.price, unit: gift.unit}),
});

export const tiktok: Builder<'tiktok'> = (base, making) => ({
  ...base,
  isModerator: making.person.role === 'moderator',
  screenName: making.person.screenName,
  origin: {comment: base.comment},
  ...tiktokGift(making),
});

function tiktokGift({kind, gift, tier}: Making): Partial<Tiktok.CommentResponse> {
  if (kind === 'join') return {giftType: 'subscribe'};
  if (kind === 'freeGift') return {giftType: 'like', price: 0};
  if (gift === undefined) return {};
  const {label, src} = giftPicture(tier);
  const giftId = String(5000 + tier);
  const details = {
    giftImage: {giftPictureUrl: src},
    describe: `${label}を贈りました`,
    giftType: 1,
    diamondCount: gift.price,
    giftName: label,
  };
  return {giftType: 'gift', giftId, price: gift.price, gift: {giftId, details, repeatCount: 1}};
}

export const kick: Builder<'kick'> = (base, {person}) => ({
  ...base,
  origin: {content: base.comment},
  anonymity: person.role === 'anonymous',
});

export const vtips: Builder<'vtips'> = (base, {person, kind, gift}) => ({
  ...base,
  isStreamer: person.role === 'owner',
  isFreeGift: kind === 'freeGift',
  ...(kind === 'freeGift' && {tipInfo: {amount: '10', displayDuration: 10, grade: 1}}),
  ...(gift && {
    price: gift.price,
    paidText: gift.paidText,
    tipInfo: {
      amount: String(gift.price),
      currency: 'JPY',
      displayDuration: 10 * gift.tier,
      grade: gift.tier,
    },
    ...(gift.colors && {colors: gift.colors}),
  }),
});

export const external: Builder<'external'> = (base, {gift}) => ({
  ...base,
  ...(gift && {price: gift.price}),
});

/** What the app and the site say: the line takes the place of a comment. */
export const system: Builder<'system'> = (base, {kind, random}) => {
  if (kind === 'notification') {
    const {message, icon} = random.pick(NOTIFICATIONS);
    const name = 'ニコニコ生放送';
    return {...base, name, displayName: name, comment: message, type: 'info', icon, free: false};
  }
  const {message, icon, type} = random.pick(SYSTEM_LINES);
  const name = 'システム';
  return {...base, name, displayName: name, comment: message, type, icon, free: false};
};
