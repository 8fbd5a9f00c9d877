import {EMOJI, GIFTS, STAMPS, type Picture} from './art/pictures';
import {escapeHtml, imageHtml} from './html';
import type {CommentKind} from './kinds';
import type {Random} from './random';
import {ORDINARY, QUESTIONS} from './texts/ordinary';
import {
  EMOJI_ONLY,
  FIRST_WORDS,
  GIFT_WORDS,
  JOIN_WORDS,
  LONG,
  MILESTONE_WORDS,
  MODERATOR_WORDS,
  OWNER_WORDS,
  REPEATER_WORDS,
  SONG_TITLES,
} from './texts/special';
import type {Tier} from './types';

/** The picture of a gift, which grows with its tier. */
export function giftPicture(tier: Tier): Picture {
  return GIFTS[tier - 1] ?? giftPicture(1);
}

/** What a comment says, as the HTML that the app makes of it. */
export function wordingOf(kind: CommentKind, random: Random, tier: Tier): string {
  const say = (list: readonly string[]): string => escapeHtml(random.pick(list));
  switch (kind) {
    case 'long':
      return say(LONG);
    case 'emoji':
      return random.chance(0.5) ? say(EMOJI_ONLY) : pictures(random);
    case 'stamp':
    case 'sticker':
      return imageHtml(random.pick(STAMPS), 'stamp');
    case 'html':
      return html(random);
    case 'gift':
    case 'freeGift':
      return `${say(GIFT_WORDS)}${imageHtml(giftPicture(tier), 'gift-image')}`;
    case 'join':
      return say(JOIN_WORDS);
    case 'milestone':
      return say(MILESTONE_WORDS);
    case 'membershipGift':
      return 'メンバーシップ ギフトを5件贈りました！';
    case 'membershipReceived':
      return 'びよりの主のメンバーシップ ギフトを受け取りました！';
    case 'firstTime':
      return say(FIRST_WORDS);
    case 'repeater':
      return say(REPEATER_WORDS);
    case 'owner':
      return say(OWNER_WORDS);
    case 'moderator':
      return say(MODERATOR_WORDS);
    case 'question':
      return say(QUESTIONS);
    case 'order':
      return '参加';
    case 'request':
      return `リクエスト ${say(SONG_TITLES)}`;
    default:
      return say(ORDINARY);
  }
}

/** Text, escaped signs, a line break and pictures in one comment. */
function html(random: Random): string {
  const signs = escapeHtml('<b>太字</b>にはならない & "引用" も そのまま');
  return `${signs}<br>${escapeHtml(random.pick(ORDINARY))}${pictures(random)}`;
}

function pictures(random: Random): string {
  return Array.from({length: 1 + random.below(4)}, () => imageHtml(random.pick(EMOJI))).join('');
}
