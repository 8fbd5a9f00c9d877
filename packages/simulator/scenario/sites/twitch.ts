import type {Twitch} from '@onecomme.com/onesdk/types/Twitch';
import {BADGES} from '../art/pictures';
import {REWARDS} from '../texts/special';
import type {Builder, Making} from './making';

export const twitch: Builder<'twitch'> = (base, making) => ({
  ...base,
  isModerator: making.person.role === 'moderator',
  mod: making.person.role === 'moderator' ? '1' : '0',
  subscriber: making.person.role === 'member' ? '1' : '0',
  turbo: '0',
  flags: '',
  origin: base.comment,
  screenName: making.person.screenName,
  ...cheer(making),
  ...(making.kind === 'join' && {paidText: 'サブスクライブ 1か月'}),
  ...(making.kind === 'reward' && {reward: reward(making)}),
});

function cheer({gift}: Making): Partial<Twitch.CommentResponse> {
  if (gift === undefined) return {};
  const {price, unit, paidText, colors} = gift;
  return {bits: String(price), price, unit, paidText, ...(colors && {colors})};
}

/** What was got for channel points. */
function reward({random, number}: Making): Twitch.Reward {
  const image = {url_1x: BADGES.gifter.src, url_2x: BADGES.gifter.src, url_4x: BADGES.gifter.src};
  return {
    id: `reward-${number}`,
    channel_id: '1',
    title: random.pick(REWARDS),
    prompt: '',
    cost: 300,
    is_user_input_required: false,
    is_sub_only: false,
    image: null,
    default_image: image,
    background_color: '#8a4fff',
    is_enabled: true,
    is_paused: false,
    is_in_stock: true,
    max_per_stream: {is_enabled: false, max_per_stream: 0},
    should_redemptions_skip_request_queue: false,
    template_id: null,
    updated_for_indicator_at: '2026-01-01T00:00:00Z',
    max_per_user_per_stream: {is_enabled: false, max_per_user_per_stream: 0},
    global_cooldown: {is_enabled: false, global_cooldown_seconds: 0},
    redemptions_redeemed_current_stream: null,
    cooldown_expires_at: '',
  };
}
