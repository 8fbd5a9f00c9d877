import {
  createScenario,
  type Comment,
  type Kind,
  type MakeOptions,
} from '@komebiyori/simulator/scenario';

/** A comment to be made. */
type Wish = readonly [Kind, MakeOptions?];

const EVERYDAY: readonly Wish[] = [
  ['ordinary', {service: 'niconama'}],
  ['long', {service: 'youtube'}],
  ['anonymous', {service: 'niconama'}],
  ['emoji', {service: 'twitch'}],
  ['gift', {service: 'youtube', tier: 3}],
  ['member', {service: 'youtube'}],
  ['firstTime', {service: 'twitch'}],
  ['moderator', {service: 'twitch'}],
  ['owner', {service: 'youtube'}],
  ['ordinary', {service: 'twicas'}],
];

const GIFTS: readonly Wish[] = [
  ['ordinary', {service: 'mirrativ'}],
  ['gift', {service: 'bilibili', tier: 2}],
  ['gift', {service: 'twitch', tier: 4}],
  ['stamp', {service: 'youtube'}],
  ['join', {service: 'youtube'}],
  ['gift', {service: 'showroom', tier: 5}],
  ['milestone', {service: 'youtube'}],
  ['gift', {service: 'youtube', tier: 4}],
  ['gift', {service: 'tiktok', tier: 2}],
  ['gift', {service: 'youtube', tier: 7}],
];

const MIXED: readonly Wish[] = [
  ['ordinary', {service: 'niconama'}],
  ['ordinary', {service: 'mirrativ'}],
  ['gift', {service: 'youtube', tier: 3}],
  ['owner', {service: 'youtube'}],
  ['ordinary', {service: 'twicas'}],
  ['firstTime', {service: 'twitch'}],
];

/** What a template can meet, and a few of it for small pictures; the newest comes last. */
const FEEDS = {everyday: EVERYDAY, gifts: GIFTS, mixed: MIXED} as const;

export type Feed = keyof typeof FEEDS;

/** One whose `mixed` has no emoji: machines that draw thumbnails need no font for them. */
const SEED = 3;

/**
 * The comments of a feed, oldest first; who says what is the same each time.
 * @param startAt milliseconds since 1970; templates take old comments for those from before the page
 */
export function commentsOf(feed: Feed, startAt: number): readonly Comment[] {
  const scenario = createScenario({seed: SEED, startAt});
  return FEEDS[feed].flatMap(([kind, options]) => {
    const {message} = scenario.make(kind, options);
    return message.type === 'comments' ? message.data.comments : [];
  });
}
