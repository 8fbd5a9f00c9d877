import type {BiliBili} from '@onecomme.com/onesdk/types/BiliBili';
import {BADGES} from '../art/pictures';
import type {Builder, Making} from './making';
import type {BaseResponse} from '@onecomme.com/onesdk/types/BaseResponse';

/** How long a paid message stays at the top of the site, in seconds. */
const SHOWN_FOR = 60;

export const bilibili: Builder<'bilibili'> = (base, making) => ({
  ...base,
  isModerator: making.person.role === 'moderator',
  isMember: making.person.role === 'member',
  ...superChat(base, making),
  ...(making.kind === 'join' && {guard: GUARD, price: 198}),
});

const GUARD: BiliBili.GuardResource = {
  img: BADGES.member.src,
  icon: BADGES.member.src,
  level: 3,
  name: '舰长',
};

function superChat(base: BaseResponse, {gift, number}: Making): Partial<BiliBili.CommentResponse> {
  if (gift?.colors === undefined) return {};
  const {price, colors, tier} = gift;
  const start = Math.floor(Date.parse(base.timestamp) / 1000);
  const colour = colors.bodyBackgroundColor;
  return {
    price,
    giftId: String(tier),
    colors,
    superChatData: {
      background_bottom_color: colour,
      background_color: colors.headerBackgroundColor,
      background_color_end: colour,
      background_color_start: colour,
      background_icon: '',
      background_image: '',
      background_price_color: colors.headerTextColor,
      color_point: 0.7,
      dmscore: 0,
      end_time: start + SHOWN_FOR,
      gift: {gift_id: tier, gift_name: '醒目留言', num: 1},
      id: number,
      is_ranked: 0,
      is_send_audit: 0,
      medal_info: NO_MEDAL,
      message: base.comment,
      message_font_color: colors.bodyTextColor,
      message_trans: '',
      price,
      rate: 1000,
      start_time: start,
      time: SHOWN_FOR,
      token: '',
      trans_mark: 0,
      ts: start,
      uid: 1,
      user_info: userOf(base),
    },
  };
}

function userOf({profileImage, name}: BaseResponse): BiliBili.UserInfo {
  return {
    face: profileImage,
    face_frame: '',
    guard_level: 0,
    is_main_vip: 0,
    is_svip: 0,
    is_vip: 0,
    level_color: '#61c05a',
    manager: 0,
    name_color: '#666666',
    title: '',
    uname: name,
    user_level: 10,
  };
}

const NO_MEDAL: BiliBili.MedalInfo = {
  anchor_roomid: 0,
  anchor_uname: '',
  guard_level: 0,
  icon_id: 0,
  is_lighted: 0,
  medal_color: 0,
  medal_color_border: 0,
  medal_color_end: 0,
  medal_color_start: 0,
  medal_level: 0,
  medal_name: '',
  special: '',
  target_id: 0,
};
