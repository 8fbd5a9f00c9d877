import type {Runtime} from '@site/overlays/model/template';
import {createScenario, type CommentKind, type Kind, type Scenario} from '@site/simulator/scenario';

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
const GIFTS: Readonly<Partial<Record<Kind, number>>> = {gift: 80, sticker: 20, join: 20};

/** The comments of a template's preview; the same for the same seed. */
export function feedOf(runtime: Runtime, startAt: number, seed: number): Scenario {
  const kinds: Kind[] = runtime === 'spotlight' ? [...TALK, 'pinned'] : [...TALK, 'join'];
  return createScenario({
    seed,
    startAt,
    rate: 0.5,
    kinds,
    weights: runtime === 'board' ? GIFTS : {pinned: 30, gift: 16},
  });
}
