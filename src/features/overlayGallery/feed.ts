import type {Runtime} from '@komebiyori/overlays/model/template';
import {
  createScenario,
  type CommentKind,
  type Kind,
  type Message,
  type ScenarioEvent,
} from '@komebiyori/simulator/scenario';

/** What a small preview shows: a calm evening with everything that has a look of its own. */
const TALK: readonly CommentKind[] = [
  'ordinary',
  'emoji',
  'stamp',
  'gift',
  'sticker',
  'member',
  'firstTime',
  'anonymous',
  'owner',
  'moderator',
];
const PINS: readonly Kind[] = ['pinned'];
const GIFTS: readonly CommentKind[] = ['gift', 'freeGift', 'sticker', 'join', 'membershipGift'];

/** Comments that are there at once, so that nobody waits for the first. */
const AT_ONCE = 5;

/** What a preview is fed with: first all at once, then one after another without end. */
export interface Feed {
  readonly first: readonly Message[];
  readonly next: () => ScenarioEvent;
}

/** The comments of a template's preview; the same for the same seed. */
export function feedOf(runtime: Runtime, startAt: number, seed: number): Feed {
  const scenario = createScenario({
    seed,
    startAt,
    rate: 0.5,
    kinds: runtime === 'board' ? GIFTS : [...TALK, ...(runtime === 'spotlight' ? PINS : [])],
    weights: {gift: 16, pinned: 30},
  });
  const comments = Array.from({length: AT_ONCE}, () => scenario.next().message);
  return {
    first: [
      {type: 'services', data: scenario.frames()},
      ...comments,
      ...(runtime === 'spotlight' ? [scenario.make('pinned').message] : []),
    ],
    next: scenario.next,
  };
}
