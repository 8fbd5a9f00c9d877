import type {Colors} from '@onecomme.com/onesdk/types/Comment';
import type {YouTube} from '@onecomme.com/onesdk/types/YouTube';
import type {Builder, Making} from './making';

/** Members' messages stand on the green of memberships. */
const MEMBERSHIP: Colors = {
  headerBackgroundColor: '#0a8043',
  headerTextColor: '#ffffff',
  bodyBackgroundColor: '#0f9d58',
  bodyTextColor: '#ffffff',
};
const MONTHS = [2, 6, 12, 24, 36];

export const youtube: Builder<'youtube'> = (base, making) => ({
  ...base,
  isModerator: making.person.role === 'moderator',
  isMember: making.person.role === 'member',
  autoModerated: false,
  ...paid(making),
  ...membership(making),
  ...(making.kind === 'question' && {isQuestion: true}),
});

function paid({kind, gift}: Making): Partial<YouTube.CommentResponse> {
  if (gift === undefined) return {};
  const {paidText, price, unit, tier, colors} = gift;
  return {
    giftType: kind === 'sticker' ? 'supersticker' : 'superchat',
    paidText,
    price,
    unit,
    tier,
    ...(colors && {colors}),
  };
}

function membership({kind, random}: Making): Partial<YouTube.CommentResponse> {
  switch (kind) {
    case 'join':
      return {
        colors: MEMBERSHIP,
        membership: {primary: '新規メンバー', sub: 'ひなた組へようこそ！'},
      };
    case 'milestone': {
      const months = random.pick(MONTHS);
      return {
        giftType: 'milestonechat',
        colors: MEMBERSHIP,
        membership: {primary: `メンバー歴 ${months} か月`, sub: 'ひなた組'},
      };
    }
    case 'membershipGift':
      return {giftType: 'sponsorgift', isSponsorshipGiftSender: true, colors: MEMBERSHIP};
    case 'membershipReceived':
      return {giftType: 'giftreceived', isSponsorshipGiftReceiver: true};
    default:
      return {};
  }
}
