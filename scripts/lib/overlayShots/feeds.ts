import {createScenario, type Comment, type Kind, type MakeOptions} from '@site/simulator/scenario';

/** Comments that show what a template can meet; the newest is the last. */
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

export const FEEDS = {everyday: EVERYDAY, gifts: GIFTS} as const;

export type Feed = keyof typeof FEEDS;

const SEED = 7;
const START = Date.UTC(2026, 9, 1, 12);

/** The comments of a feed, oldest first; the same each time. */
export function commentsOf(feed: Feed): readonly Comment[] {
  const scenario = createScenario({seed: SEED, startAt: START});
  return FEEDS[feed].flatMap(([kind, options]) => {
    const {message} = scenario.make(kind, options);
    return message.type === 'comments' ? message.data.comments : [];
  });
}
