import {LOOP_LENGTH, SCENE_COMMENTS, type SceneComment} from './comments';

/** How many comments the overlay shows at a time. */
export const ROWS_SHOWN = 4;

/** What the drawn stream shows, as the comments that have come in have made it. */
export interface Feed {
  /** The newest comments, oldest first: those in sight, and the one that moves out of it. */
  readonly rows: readonly SceneComment[];
  /** How many comments have come in. */
  readonly arrived: number;
  /** How many of them the simulated viewers wrote. */
  readonly simulated: number;
  /** Votes for the answers ① and ②. */
  readonly votes: readonly [number, number];
  /** Who waits to take part, the next one first. */
  readonly queue: readonly string[];
  /** How often the word party has gone off. */
  readonly bursts: number;
}

const EMPTY: Feed = {
  rows: [],
  arrived: 0,
  simulated: 0,
  votes: [6, 5],
  queue: ['ねむい猫', 'みかん箱', 'しおむすび'],
  bursts: 0,
};

/** A word party goes off for applause (8888) and for gifts. */
const goesOff = ({text, mark}: SceneComment): boolean => /^8{4,}$/u.test(text) || mark === 'ギフト';

/** One more waits; once four do, the first of them is called to play. */
function enqueue(queue: readonly string[], name: string): readonly string[] {
  if (queue.includes(name)) return queue;
  return [...queue, name].slice(queue.length >= ROWS_SHOWN ? 1 : 0);
}

/** The stream after one more comment, with all that the app does about it. */
export function arrive(feed: Feed, comment: SceneComment): Feed {
  const {text, name} = comment;
  const [first, second] = feed.votes;
  return {
    rows: [...feed.rows, comment].slice(-(ROWS_SHOWN + 1)),
    arrived: feed.arrived + 1,
    simulated: feed.simulated,
    votes: [first + (text.startsWith('①') ? 1 : 0), second + (text.startsWith('②') ? 1 : 0)],
    queue: text === '参加' ? enqueue(feed.queue, name) : feed.queue,
    bursts: feed.bursts + (goesOff(comment) ? 1 : 0),
  };
}

/** The stream after the next comment of the simulated viewers. */
export function arriveNext(feed: Feed): Feed {
  const comment = SCENE_COMMENTS[feed.simulated % SCENE_COMMENTS.length];
  if (comment === undefined) return feed;
  return {...arrive(feed, comment), simulated: feed.simulated + 1};
}

/** The stream as the loop of styles shows it after it has moved up `steps` rows. */
export function feedAfterLoop(steps: number): Feed {
  const shown = ROWS_SHOWN + (steps % LOOP_LENGTH);
  const loop = Array.from({length: shown}, (_, index) => SCENE_COMMENTS[index % LOOP_LENGTH]);
  const feed = loop.reduce<Feed>(
    (before, comment) => (comment === undefined ? before : arrive(before, comment)),
    EMPTY,
  );
  // What the loop has repeated is not said a third time.
  return {...feed, simulated: Math.min(shown, LOOP_LENGTH), bursts: 0};
}

/**
 * When the loop of styles begins each step, in parts of its duration: the keyframes of
 * `CommentTrack.module.css`.
 */
const STEPS = [0.14, 0.31, 0.47, 0.64, 0.81, 0.97];

/** How many rows the loop of styles has moved up after a time, both in milliseconds. */
export function loopSteps(time: number, duration: number): number {
  const part = (time % duration) / duration;
  return STEPS.filter((start) => part > start).length;
}
